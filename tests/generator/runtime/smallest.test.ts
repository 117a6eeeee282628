import { describe, expect, test } from "vitest";
import { NoResult, Refused } from "../../../generator/runtime/no-answer.ts";
import { mostTries, smallest, type WholeSearch } from "../../../generator/runtime/smallest.ts";

const never = { reason: "never" };

describe("the least whole number that fits", () => {
  test.each<{ readonly name: string; readonly given: WholeSearch; readonly want: number }>([
    {
      // By hand: 90 days served bring 9 of credit, and 89 only 8.
      name: "days to serve of 99, with a day of credit for each ten full",
      given: { from: 0, to: 99, that: (served) => served + Math.floor(served / 10) >= 99 },
      want: 90,
    },
    {
      // 90 and 9 are short of 100.
      name: "days to serve of 100",
      given: { from: 0, to: 100, that: (served) => served + Math.floor(served / 10) >= 100 },
      want: 91,
    },
    {
      name: "2 to the power of 10 is 1,024",
      given: { from: 0, to: 64, that: (n) => 2 ** n >= 1000 },
      want: 10,
    },
    { name: "the first number asked", given: { from: 3, to: 9, that: () => true }, want: 3 },
    { name: "the last number asked", given: { from: 3, to: 9, that: (n) => n === 9 }, want: 9 },
    { name: "bounds between whole numbers", given: { from: 2.5, to: 9.5, that: () => true }, want: 3 },
    { name: "a bound a last digit off", given: { from: 0.1 * 3 * 10, to: 9, that: () => true }, want: 3 },
    { name: "nothing negative of zero", given: { from: -0.5, to: 9, that: () => true }, want: 0 },
    { name: "what is true, then false again", given: { from: 0, to: 99, that: (n) => n % 7 === 5 }, want: 5 },
  ])("$name", ({ given, want }) => {
    expect(smallest(given, never)).toBe(want);
  });

  test("is the same by halving where it stays true", () => {
    for (let limit = 0; limit <= 40; limit += 1) {
      const given = { from: 0, to: 40, that: (n: number) => n >= limit };
      expect(smallest({ ...given, once: true }, never)).toBe(smallest(given, never));
    }
  });

  test("is found in few tries by halving", () => {
    let tries = 0;
    const that = (n: number): boolean => {
      tries += 1;
      return n * n >= 1e15;
    };
    expect(smallest({ from: 0, to: 1e9, that, once: true }, never)).toBe(31_622_777);
    expect(tries).toBeLessThan(35);
  });
});

test.each<{
  readonly name: string;
  readonly given: WholeSearch;
  readonly want: typeof Refused | typeof NoResult | typeof RangeError;
}>([
  { name: "none fits", given: { from: 0, to: 9, that: () => false }, want: Refused },
  { name: "none fits, by halving", given: { from: 0, to: 9, that: () => false, once: true }, want: Refused },
  { name: "the bounds leave none", given: { from: 5, to: 4, that: () => true }, want: Refused },
  {
    name: "the bounds leave none to halve",
    given: { from: 5, to: 4, that: () => true, once: true },
    want: Refused,
  },
  { name: "too many to ask", given: { from: 0, to: mostTries, that: () => false }, want: NoResult },
  { name: "no bound", given: { from: 0, to: Number.POSITIVE_INFINITY, that: () => true }, want: RangeError },
  {
    name: "a bound that is not a number",
    given: { from: Number.NaN, to: 9, that: () => true },
    want: RangeError,
  },
])("no number where $name", ({ given, want }) => {
  expect(() => smallest(given, never)).toThrow(want);
});

test("the last of as many as are asked still counts", () => {
  expect(smallest({ from: 1, to: mostTries, that: (n) => n === mostTries }, never)).toBe(mostTries);
});
