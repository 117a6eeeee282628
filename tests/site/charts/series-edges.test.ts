import { describe, expect, test } from "vitest";
import type { ColumnDescription } from "../../../generator/runtime/description.ts";
import { ownRow } from "../../../site/charts/series-edges.ts";

const column = (id: string): ColumnDescription => ({
  id,
  display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
});

describe("the row of bars that is the visitor's own", () => {
  const rows = [
    { speed: 1, takes: 36_000 },
    { speed: 1.25, takes: 28_800 },
    { speed: 1.5, takes: 24_000 },
  ];

  test.each([
    { name: "comes to what the answer says", outputs: { listening: 28_800 }, want: 1 },
    { name: "is none where the answer lies between them", outputs: { listening: 30_000 }, want: -1 },
    { name: "is not told by its place along the bottom", outputs: { speed: 1.5 }, want: -1 },
  ])("$name", ({ outputs, want }) => {
    expect(ownRow(rows, [column("takes")], outputs)).toBe(want);
  });

  test("is not told by a zero", () => {
    expect(ownRow([{ excess: 0 }, { excess: 2 }], [column("excess")], { left: 0 })).toBe(-1);
  });
});
