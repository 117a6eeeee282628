import { expect, test } from "vitest";
import {
  endOf,
  isFormula,
  limitSides,
  movingLimits,
} from "../../../../generator/constructs/inputs/moving-limit.ts";

test.each([
  { given: "price", want: true },
  { given: "0.8 * price", want: true },
  { given: "min(price, 100)", want: true },
  { given: "grid.lowest", want: true },
  { given: "today", want: false },
  { given: "5 foot", want: false },
  { given: "12.5%", want: false },
  { given: "2026-01-31", want: false },
  { given: "1e9", want: false },
  { given: "400_000", want: false },
  { given: 7, want: false },
  { given: undefined, want: false },
])("a limit written $given is a formula: $want", ({ given, want }) => {
  expect(isFormula(given)).toBe(want);
});

test("a term may be limited by life, which is no name then", () => {
  expect(isFormula("life", "term")).toBe(false);
  expect(isFormula("life", "number")).toBe(true);
  expect(isFormula("lowest(row.term)", "term")).toBe(true);
});

test("only the limits that are formulas move", () => {
  expect(movingLimits({ min: 0, below: "price" })).toEqual([{ side: "below", text: "price" }]);
  expect(limitSides.map(endOf)).toEqual(["minimum", "maximum", "minimum", "maximum"]);
});
