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

/** What a loan of `principal` costs a month over thirty years. */
function payment(principal: number, rate: number): number {
  return rate === 0 ? principal / 360 : (principal * rate) / 12 / (1 - (1 + rate / 12) ** -360);
}

// Values by halving, 200 times, in CPython.
describe("how often the calculator is asked", () => {
  test.each<{
    readonly what: string;
    readonly of: (x: number) => number | undefined;
    readonly between: readonly [number, number];
    readonly target: number;
    readonly now?: number;
    readonly want: readonly number[];
  }>([
    {
      what: "a price above a down payment",
      of: (price) => (price > 80_000 ? payment(price - 80_000, 0.065) + price * 0.003 : undefined),
      between: [1, 1e9],
      target: 2000,
      now: 400_000,
      want: [268_827.4198],
    },
    {
      what: "a down payment below a price",
      of: (down) => (down < 400_000 ? payment(400_000 - down, 0.065) : undefined),
      between: [0, 1e9],
      target: 1500,
      now: 80_000,
      want: [162_683.7707],
    },
    {
      what: "a rate",
      of: (rate) => payment(320_000, rate),
      between: [0, 1],
      target: 1500,
      now: 0.065,
      want: [0.0384898],
    },
    {
      what: "a weight",
      of: (weight) => weight / 1.75 ** 2,
      between: [0, 600],
      target: 22,
      now: 70,
      want: [67.375],
    },
    { what: "two roots", of: (x) => x * x, between: [-10, 10], target: 4, want: [-2, 2] },
    {
      what: "a turn that comes to it",
      of: (x) => (x - 30) ** 2 + 1,
      between: [0, 100],
      target: 1,
      want: [30],
    },
    { what: "a turn that does not", of: (x) => (x - 30) ** 2 + 1, between: [0, 100], target: 0.5, want: [] },
    { what: "what is never reached", of: (x) => payment(x, 0.065), between: [1, 1e6], target: 1e9, want: [] },
  ])("$what: 70 times at most", ({ of, between, target, now, want }) => {
    let tries = 0;
    const at = (x: number): number => {
      tries += 1;
      return of(Number(x.toPrecision(12))) ?? Number.NaN;
    };
    const found = findInput({ at, between, target, ...(now === undefined ? {} : { now }) });
    expect(found).toHaveLength(want.length);
    for (const [index, value] of want.entries()) expect((found[index] ?? 0) / value).toBeCloseTo(1, 6);
    expect(tries).toBeLessThanOrEqual(70);
  });
});
