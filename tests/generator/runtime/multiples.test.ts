import { describe, expect, test } from "vitest";
import { nearestMultiple, nextMultiple } from "../../../generator/runtime/multiples.ts";

describe("multiples of a step", () => {
  const cases = [
    { round: nearestMultiple, given: [1.575, 0.01], want: 1.58 },
    { round: nearestMultiple, given: [1.005, 0.01], want: 1.01 },
    { round: nearestMultiple, given: [-1.005, 0.01], want: -1.01 },
    { round: nearestMultiple, given: [1.0025, 0.001], want: 1.003 },
    { round: nearestMultiple, given: [1.12, 0.05], want: 1.1 },
    { round: nearestMultiple, given: [1250, 100], want: 1300 },
    { round: nearestMultiple, given: [-0.4, 1], want: 0 },
    { round: nearestMultiple, given: [0, 5], want: 0 },
    { round: nearestMultiple, given: [3, 0], want: Number.NaN },
    { round: nearestMultiple, given: [Number.POSITIVE_INFINITY, 1], want: Number.NaN },
    { round: nextMultiple, given: [102.07, 5], want: 105 },
    { round: nextMultiple, given: [105, 5], want: 105 },
    { round: nextMultiple, given: [0.3, 0.1], want: 0.3 },
    { round: nextMultiple, given: [-102.07, 5], want: -100 },
    { round: nextMultiple, given: [12_345, 100], want: 12_400 },
    { round: nextMultiple, given: [3, -1], want: Number.NaN },
  ] as const;
  test.each(cases)("$round.name($given) is $want", ({ round, given: [value, step], want }) => {
    expect(round(value, step)).toBe(want);
  });
});
