import { expect, test } from "vitest";
import { findTable, type SharedSpecs } from "../../../generator/constructs/shared-specs.ts";
import { catalogUnits } from "../../../generator/constructs/units.ts";

function sharedSpecsWith(tables: readonly string[]): SharedSpecs {
  return {
    units: catalogUnits([]),
    locales: [],
    table: () => undefined,
    hasTable: (path) => tables.includes(path),
    wasRead: () => false,
    isDraft: false,
    tableIds: () => [],
    today: "2026-11-21",
  };
}

test.each([
  { name: "its own folder", given: ["legal/state/felony/grid"], want: "legal/state/felony/grid" },
  { name: "a folder above", given: ["legal/state/grid"], want: "legal/state/grid" },
  { name: "the category", given: ["legal/grid"], want: "legal/grid" },
  { name: "the house", given: ["grid"], want: "grid" },
  {
    name: "the nearest of several",
    given: ["grid", "legal/grid", "legal/state/grid"],
    want: "legal/state/grid",
  },
  {
    name: "not a folder beside",
    given: ["legal/other/grid", "legal/state/felony/deeper/grid"],
    want: undefined,
  },
  { name: "not a folder that only begins alike", given: ["legal/sta/grid"], want: undefined },
])("a table of $name", ({ given, want }) => {
  expect(findTable(sharedSpecsWith(given), "legal/state/felony", "grid")).toBe(want);
});
