import { describe, expect, test } from "vitest";
import { NoResult, Refused } from "../../../generator/runtime/no-answer.ts";
import { solutions, solve, type Equation } from "../../../generator/runtime/solve.ts";

const none = { reason: "none" };

/** Regulation Z, Appendix J: the amount against payments a unit period apart, the first after `t` whole ones and `f` of one. */
function advance(
  amount: number,
  payments: readonly number[],
  { t = 1, f = 0 }: { readonly t?: number; readonly f?: number } = {},
): Equation {
  return {
    between: [0, 1],
    left: (rate) =>
      payments.reduce(
        (sum, payment, index) => sum + payment / ((1 + f * rate) * (1 + rate) ** (t + index)),
        0,
      ),
    right: () => amount,
  };
}
const times = (count: number, payment: number): readonly number[] =>
  Array.from({ length: count }, () => payment);

describe("annual percentage rates of Regulation Z, 12 CFR 1026, Appendix J(c)", () => {
  test.each<{ name: string; given: Equation; periods: number; want: number }>([
    { name: "(1)(i)", given: advance(5000, times(24, 230)), periods: 12, want: 9.69 },
    { name: "(1)(ii)", given: advance(6000, times(36, 200), { f: 19 / 30 }), periods: 12, want: 11.82 },
    {
      name: "(1)(iii)",
      given: advance(5000, times(24, 219.17), { t: 0, f: 6 / 15 }),
      periods: 24,
      want: 10.34,
    },
    { name: "(1)(iv)", given: advance(10_000, times(40, 385), { f: 39 / 90 }), periods: 4, want: 8.97 },
    { name: "(1)(v)", given: advance(500, times(30, 17.6), { t: 4, f: 4 / 7 }), periods: 52, want: 14.96 },
    { name: "(2)(i)", given: advance(5000, [250, ...times(23, 230)]), periods: 12, want: 10.08 },
    { name: "(3)(i)", given: advance(5000, [...times(23, 230), 280]), periods: 12, want: 10.5 },
    { name: "(4)(i)", given: advance(5000, [250, ...times(22, 230), 280]), periods: 12, want: 10.9 },
    { name: "(5)(i)", given: advance(1000, [1080]), periods: 365 / 255, want: 11.45 },
  ])("$name", ({ given, periods, want }) => {
    for (const difference of [undefined, "decreasing"] as const) {
      const rate = solve({ ...given, ...(difference === undefined ? {} : { difference }) }, none);
      expect(Math.round(rate * periods * 10_000) / 100).toBe(want);
      expect(given.left(rate) / given.right(rate)).toBeCloseTo(1, 12);
    }
  });
});

const zero = (): number => 0;

describe("solutions", () => {
  test.each<{ name: string; given: Equation; want: readonly number[] }>([
    {
      name: "a square root",
      given: { between: [0, 2], left: (x) => x * x, right: () => 2 },
      want: [Math.SQRT2],
    },
    {
      name: "both roots of a square",
      given: { between: [-2, 2], left: (x) => x * x, right: () => 2 },
      want: [-Math.SQRT2, Math.SQRT2],
    },
    {
      name: "the lower bound itself",
      given: { between: [0, 1], left: (x) => 100 / (1 + x), right: () => 100 },
      want: [0],
    },
    {
      name: "the upper bound itself",
      given: { between: [0, 1], left: (x) => 100 / (1 + x), right: () => 50 },
      want: [1],
    },
    {
      name: "a bound where a side is 0 / 0",
      given: { between: [0, 1], left: (r) => (-10 * Math.expm1(-12 * Math.log1p(r))) / r, right: () => 120 },
      want: [0],
    },
    {
      name: "a bound where a side is 0 / 0 and curves near it",
      given: {
        between: [0, 10],
        left: (r) => (-10 * Math.expm1(-10_080 * Math.log1p(r))) / r,
        right: () => 100_800,
        difference: "decreasing",
      },
      want: [0],
    },
    {
      name: "beside a bound where a side is 0 / 0",
      given: {
        between: [0, 1],
        left: (r) => (-10 * Math.expm1(-12 * Math.log1p(r))) / r,
        right: () => 119.999,
      },
      want: [1.282e-6],
    },
    { name: "nothing fits", given: { between: [0, 1], left: (x) => x * x, right: () => 2 }, want: [] },
    {
      name: "a sign that changes across a pole",
      given: { between: [0, 2], left: (x) => 1 / (x - 0.7), right: zero },
      want: [],
    },
    {
      name: "a pole at a point looked at",
      given: { between: [0, 2], left: (x) => 1 / (x - 1), right: zero },
      want: [],
    },
    {
      name: "a root beside a pole",
      given: { between: [0, 1.5], left: Math.tan, right: () => 3 },
      want: [Math.atan(3)],
    },
    {
      name: "a pole between two roots",
      given: { between: [0.1, 4], left: Math.tan, right: () => 0.5 },
      want: [Math.atan(0.5), Math.PI + Math.atan(0.5)],
    },
    {
      name: "steps that pass a value over",
      given: { between: [0, 10], left: (x) => Math.round(x) * 2, right: () => 7 },
      want: [],
    },
    {
      name: "cents that pass a value over",
      given: { between: [0, 1], left: (x) => Math.round(12_345 * x * 100) / 100, right: () => 5000.005 },
      want: [],
    },
    {
      name: "zero that is touched",
      given: { between: [0, 3], left: (x) => x * x + 2, right: (x) => 2 * Math.SQRT2 * x },
      want: [Math.SQRT2],
    },
    {
      name: "two solutions close together",
      given: { between: [0, 100], left: (x) => (x - 50.3) * (x - 50.301), right: zero },
      want: [50.3, 50.301],
    },
    {
      name: "zero that is nearly touched",
      given: { between: [0, 3], left: (x) => (x - 1.3) ** 2 + 1e-6, right: zero },
      want: [],
    },
    {
      name: "something nearer zero the further it goes",
      given: { between: [0, 100], left: (x) => Math.exp(-x), right: zero },
      want: [],
    },
    {
      name: "a side not defined everywhere",
      given: { between: [-1, 3], left: (x) => Math.log(x), right: () => 1 },
      want: [Math.E],
    },
    {
      name: "bounds that are one value",
      given: { between: [2, 2], left: (x) => x, right: () => 2 },
      want: [2],
    },
    {
      name: "bounds that leave nothing",
      given: { between: [2, 1], left: (x) => x, right: () => 1.5 },
      want: [],
    },
    {
      name: "a difference that goes the other way than is said",
      given: { between: [0, 2], left: (x) => x, right: () => 1.3, difference: "decreasing" },
      want: [1.3],
    },
  ])("$name", ({ given, want }) => {
    const found = solutions(given);
    expect(found).toHaveLength(want.length);
    for (const [index, value] of want.entries())
      expect(found[index]).toBeCloseTo(value, value === 1.282e-6 ? 9 : 7);
  });

  test("an internal rate of return of a textbook: -100, 60, 60 is 13.07 %", () => {
    const value = (r: number): number => -100 + 60 / (1 + r) + 60 / (1 + r) ** 2;
    expect(solve({ between: [-0.99, 10], left: value, right: zero }, none)).toBeCloseTo(0.13066, 5);
  });
});

describe("solve", () => {
  test("says that several values fit", () => {
    // Lorie and Savage's pump: -1,600, 10,000, -10,000 returns 25 % and 400 %.
    const pump = (r: number): number => -1600 + 10_000 / (1 + r) - 10_000 / (1 + r) ** 2;
    expect(() => solve({ between: [0, 10], left: pump, right: zero }, none)).toThrow(NoResult);
    expect(
      solutions({ between: [0, 10], left: pump, right: zero }).map((r) => Math.round(r * 1e6) / 1e6),
    ).toEqual([0.25, 4]);
    expect(solve({ between: [0, 1], left: pump, right: zero }, none)).toBeCloseTo(0.25, 12);
  });
  test("says that everything fits", () => {
    expect(() => solve({ between: [0, 1], left: zero, right: zero }, none)).toThrow(NoResult);
  });
  test("refuses where nothing fits", () => {
    expect(() => solve({ between: [0, 1], left: (x) => x, right: () => 2 }, none)).toThrow(Refused);
  });
  test("says nothing where a side is not a number", () => {
    expect(() => solve({ between: [0, 1], left: () => Number.NaN, right: () => 2 }, none)).toThrow(
      RangeError,
    );
    expect(() => solve({ between: [0, Number.NaN], left: (x) => x, right: () => 2 }, none)).toThrow(
      RangeError,
    );
  });
  test("takes few tries where the difference goes one way", () => {
    let tries = 0;
    const { left, right } = advance(5000, times(24, 230));
    const counted = (rate: number): number => {
      tries += 1;
      return left(rate);
    };
    solve({ between: [0, 1], left: counted, right, difference: "decreasing" }, none);
    expect(tries).toBeLessThan(25);
  });
});
