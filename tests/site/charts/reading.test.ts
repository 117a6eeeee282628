import { expect, test } from "vitest";
import { nearest } from "../../../site/charts/reading.ts";

test.each([
  { point: -5, want: 0 },
  { point: 12, want: 0 },
  { point: 13, want: 1 },
  { point: 99, want: 2 },
])("a pointer at $point% reads place $want", ({ point, want }) => {
  expect(nearest([0, 25, 100], point)).toBe(want);
});

test("where time runs from right to left, so do the places", () => {
  expect(nearest([100, 50, 0], 98)).toBe(0);
});
