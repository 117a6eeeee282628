import { describe, expect, test } from "vitest";
import { findInput } from "../../../generator/runtime/find-input.ts";

/** What finds x where `of` of x is the target; undefined is no answer there. */
function find(
  of: (x: number) => number | undefined,
  between: readonly [number, number],
  target: number,
): readonly number[] {
  return findInput({ at: (x) => of(x) ?? Number.NaN, between, target });
}

describe("the values of an input that give a result", () => {
  test.each<{
    readonly what: string;
    readonly of: (x: number) => number | undefined;
    readonly between: readonly [number, number];
    readonly target: number;
    readonly want: readonly number[];
  }>([
    { what: "one, small beside the range", of: (x) => 2 * x, between: [0, 1e12], target: 6, want: [3] },
    { what: "two", of: (x) => x * x, between: [-10, 10], target: 4, want: [-2, 2] },
    { what: "none", of: (x) => x * x, between: [-10, 10], target: -1, want: [] },
    { what: "at its least", of: (x) => x + 1, between: [0, 5], target: 1, want: [0] },
    { what: "at its most", of: (x) => x + 1, between: [0, 5], target: 6, want: [5] },
    { what: "none at a jump", of: (x) => (x < 3 ? x : x + 10), between: [0, 9], target: 8, want: [] },
    { what: "beyond a jump", of: (x) => (x < 3 ? x : x + 10), between: [0, 9], target: 14, want: [4] },
    {
      what: "close above where the answers begin",
      of: (x) => (x > 80_000 ? x - 80_000 : undefined),
      between: [1, 1e9],
      target: 0.5,
      want: [80_000.5],
    },
    {
      what: "close below where they end",
      of: (x) => (x < 400_000 ? 400_000 - x : undefined),
      between: [0, 1e9],
      target: 1,
      want: [399_999],
    },
    { what: "none where there is no answer", of: () => undefined, between: [0, 9], target: 1, want: [] },
  ])("$what", ({ of, between, target, want }) => {
    const found = find(of, between, target);
    expect(found).toHaveLength(want.length);
    for (const [index, value] of want.entries()) expect(found[index]).toBeCloseTo(value, 9);
  });
});
