import { expect, test } from "vitest";
import { distinctSources } from "../../../generator/runtime/distinct-sources.ts";

const citations = [{ title: "Rule 1", status: "official", checked_on: "2026-01-31" }] as const;

test("a source used twice is one; another period of the same table is another", () => {
  const first = { formula: "scored.rule", table: "points", from: "2020-01-01", citations };
  const second = { ...first, from: "2021-01-01" };
  expect(distinctSources([first, second, { ...first }])).toEqual([first, second]);
});
