import { expect, test } from "vitest";
import { remainder } from "../../../generator/runtime/numeric.ts";

test.each([
  { given: [-1, 12], want: 11 },
  { given: [13, 12], want: 1 },
  { given: [12, 12], want: 0 },
  { given: [1, -12], want: -11 },
  { given: [-1, -12], want: -1 },
  { given: [5.5, 2], want: 1.5 },
  { given: [1, 0], want: Number.NaN },
] as const)("remainder$given is $want", ({ given: [a, b], want }) => {
  expect(remainder(a, b)).toBe(want);
});
