import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { floorLog, roundHalfEven } from "../../../generator/runtime/floating-point.ts";
import { fractionOf } from "../../../generator/runtime/fraction.ts";

describe("the exponent of a fraction", () => {
  test.each([
    { given: ["1", 2], want: 0 },
    { given: ["1/10", 2], want: -4 },
    { given: ["-1/10", 2], want: -4 },
    { given: ["1023", 2], want: 9 },
    { given: ["1024", 2], want: 10 },
    { given: ["1/8", 2], want: -3 },
    { given: ["8/7", 2], want: 0 },
    { given: ["7/8", 2], want: -1 },
    { given: ["999", 10], want: 2 },
    { given: ["1/1000", 10], want: -3 },
    { given: ["1/1001", 10], want: -4 },
  ] as const)("$given", ({ given: [value, base], want }) => {
    expect(floorLog(value, base)).toBe(want);
  });

  test("its power is not above the fraction, and the next one is", () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 40n });
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 2, max: 36 }), (over, under, base) => {
        const exponent = BigInt(floorLog(fractionOf(over, under), base));
        const isNotAbove = (power: bigint): boolean =>
          power < 0n ? under <= over * BigInt(base) ** -power : under * BigInt(base) ** power <= over;
        expect([isNotAbove(exponent), isNotAbove(exponent + 1n)]).toEqual([true, false]);
      }),
    );
  });

  test("0 has none", () => {
    expect(() => floorLog("0", 2)).toThrow(RangeError);
  });
});

test.each([
  { given: "0", want: 0n },
  { given: "1/2", want: 0n },
  { given: "3/2", want: 2n },
  { given: "5/2", want: 2n },
  { given: "-5/2", want: -2n },
  { given: "-7/2", want: -4n },
  { given: "5/4", want: 1n },
  { given: "7/4", want: 2n },
  { given: "18014398509481985/2", want: 9_007_199_254_740_992n },
  { given: "18014398509481987/2", want: 9_007_199_254_740_994n },
])("$given is near $want", ({ given, want }) => {
  expect(roundHalfEven(given)).toBe(want);
});
