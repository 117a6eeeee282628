import { describe, expect, test } from "vitest";
import { checkShape } from "../../../generator/check/shape.ts";
import type { TableDocument } from "../../../generator/constructs/documents.ts";
import { checkChanges, periodRows } from "../../../generator/tables/period-rows.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { sourceOf } from "../check/source-of.ts";

const head = `id: rates
keys: { class: { type: choice, options: [A, B] }, level: { type: choice, options: [low, high] } }
columns: { months: { type: integer } }
across: level
periods:
  - from: 2020-01-01
    through: 2025-12-31
    citation: { title: First law, status: official, checked_on: 2026-01-31 }
    rows: [[A, 1, 2], [B, 3, 4]]
`;
const second = (rows: string): string => `${head}  - from: 2026-01-01
    citation: { title: Second law, status: official, checked_on: 2026-01-31 }
    changes: true
    rows: ${rows}
`;

function documentOf(text: string): { readonly document: TableDocument; readonly reasons: readonly string[] } {
  const source = sourceOf(text, "specs/legal/tables/rates.yaml");
  const { value } = checkShape("table", source);
  assert(value !== undefined, "the text has the shape of a table");
  const reasons = value.periods.flatMap((_, index) =>
    checkChanges(value, index, source).map(({ message }) => message),
  );
  return { document: value, reasons };
}

describe("a period that changes some rows", () => {
  const { document, reasons } = documentOf(second("[{ class: B, high: 5 }]"));

  test("has the others of the period before, in their order, with what they were cited with", () => {
    const rows = periodRows(document, 1).map(({ cells, citation }) => [
      cells.get("class")?.value,
      cells.get("level")?.value,
      cells.get("months")?.value,
      citation?.path.join("."),
    ]);
    expect(rows).toEqual([
      ["A", "low", 1, "periods.0.citation"],
      ["A", "high", 2, "periods.0.citation"],
      ["B", "low", 3, "periods.0.citation"],
      ["B", "high", 5, undefined],
    ]);
    expect(reasons).toEqual([]);
  });

  test.each([
    { name: "leaves a row as it was", rows: "[{ class: B, high: 4 }]", want: "the row is as it was" },
    {
      name: "names a row there is none of",
      rows: "[{ class: C, high: 4 }]",
      want: "the period before it has no such row",
    },
  ])("is told where it $name", ({ rows, want }) => {
    expect(documentOf(second(rows)).reasons).toEqual([`This changes nothing: ${want}`]);
  });

  test("needs a period before it", () => {
    const first = head.replace("    rows:", "    changes: true\n    rows:");
    expect(documentOf(first).reasons).toEqual(["This changes nothing: no period comes before it"]);
  });
});
