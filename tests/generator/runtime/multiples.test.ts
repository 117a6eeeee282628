import { describe, expect, test } from "vitest";
import { nearestMultiple, nextMultiple } from "../../../generator/runtime/multiples.ts";

describe("multiples of a step", () => {
  const cases = [
    { round: nearestMultiple, given: [1.575, 0.01], want: 1.58 },
    { round: nearestMultiple, given: [1.005, 0.01], want: 1.01 },
    { round: nearestMultiple, given: [-1.005, 0.01], want: -1.01 },
    { round: nearestMultiple, given: [1.0025, 0.001], want: 1.003 },
    // Products that doubles make a little less of than they are: 15.255, 3.825, 0.645, 15.525, 3.555.
    { round: nearestMultiple, given: [84.75 * 0.18, 0.01], want: 15.26 },
    { round: nearestMultiple, given: [21.25 * 0.18, 0.01], want: 3.83 },
    { round: nearestMultiple, given: [8.6 * 0.075, 0.01], want: 0.65 },
    { round: nearestMultiple, given: [103.5 * 0.15, 0.01], want: 15.53 },
    { round: nearestMultiple, given: [142.2 * 0.025, 0.01], want: 3.56 },
    { round: nearestMultiple, given: [15.254_999_99, 0.01], want: 15.25 },
    { round: nearestMultiple, given: [1.12, 0.05], want: 1.1 },
    { round: nearestMultiple, given: [1250, 100], want: 1300 },
    { round: nearestMultiple, given: [-0.4, 1], want: 0 },
    { round: nearestMultiple, given: [0, 5], want: 0 },
    { round: nearestMultiple, given: [3, 0], want: Number.NaN },
    { round: nearestMultiple, given: [Number.POSITIVE_INFINITY, 1], want: Number.NaN },
    { round: nextMultiple, given: [102.07, 5], want: 105 },
    { round: nextMultiple, given: [105, 5], want: 105 },
    { round: nextMultiple, given: [0.3, 0.1], want: 0.3 },
    { round: nextMultiple, given: [3 * 0.1, 0.1], want: 0.3 },
    { round: nextMultiple, given: [0.300_000_001, 0.1], want: 0.4 },
    { round: nextMultiple, given: [-102.07, 5], want: -100 },
    { round: nextMultiple, given: [-(0.1 + 0.2), 0.1], want: -0.3 },
    { round: nextMultiple, given: [-0.7 - 0.1, 0.4], want: -0.8 },
    { round: nextMultiple, given: [12_345, 100], want: 12_400 },
    { round: nextMultiple, given: [3, -1], want: Number.NaN },
  ] as const;
  test.each(cases)("$round.name($given) is $want", ({ round, given: [value, step], want }) => {
    expect(round(value, step)).toBe(want);
  });
});
