import { describe, expect, test } from "vitest";
import type { ColumnDescription } from "../../../generator/runtime/display.ts";
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

  const chart = { x: column("speed"), y: [column("takes")] };
  test.each([
    { name: "comes to what the answer says", outputs: { listening: 28_800 }, want: 1 },
    { name: "is none where the answer lies between them", outputs: { listening: 30_000 }, want: -1 },
    { name: "is not told by its place along the bottom", outputs: { speed: 1.5 }, want: -1 },
  ])("$name", ({ outputs, want }) => {
    expect(ownRow(rows, chart, { values: {}, outputs })).toBe(want);
  });

  test("is not told by a zero", () => {
    const own = { x: column("unit"), y: [column("excess")] };
    expect(
      ownRow(
        [
          { unit: 1, excess: 0 },
          { unit: 2, excess: 2 },
        ],
        own,
        { values: {}, outputs: { left: 0 } },
      ),
    ).toBe(-1);
  });

  test("is that of the visitor's choice where another comes to the same", () => {
    const plans = [
      { plan: "tiered", interest: 18_527 },
      { plan: "own", interest: 18_527 },
    ];
    const outputs = { total_interest: 18_527 };
    const compared = { x: column("plan"), y: [column("interest")] };
    expect(ownRow(plans, compared, { values: { plan: "own" }, outputs })).toBe(1);
  });
});
