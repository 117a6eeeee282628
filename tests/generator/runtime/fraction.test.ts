import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addFractions,
  compareFractions,
  denominatorOf,
  divideFractions,
  fractionFrom,
  fractionOf,
  multiplyFractions,
  negateFraction,
  numberOfFraction,
  numeratorOf,
  powerOfFraction,
  readTerms,
  subtractFractions,
  wholePartOfFraction,
} from "../../../generator/runtime/fraction.ts";

test.each([
  { given: "7/4", want: "7/4" },
  { given: "6/8", want: "3/4" },
  { given: "1 3/4", want: "7/4" },
  { given: "-1 3/4", want: "-7/4" },
  { given: "0.75", want: "3/4" },
  { given: "-0.10", want: "-1/10" },
  { given: "0/5", want: "0" },
  { given: "12", want: "12" },
])("$given is $want", ({ given, want }) => {
  expect(fractionFrom(given)).toBe(want);
});

test.each(["", "1/0", "1 2", "1.5/2", "1 0.5", "3/-4", "a", "1/2/3", "--1"])("%s is none", (text) => {
  expect(readTerms(text)).toBeUndefined();
});

describe("arithmetic", () => {
  test.each([
    { got: addFractions("1/3", "1/6"), want: "1/2" },
    { got: subtractFractions("1/3", "1/2"), want: "-1/6" },
    { got: multiplyFractions("-2/3", "3/4"), want: "-1/2" },
    { got: divideFractions("1/2", "-1/4"), want: "-2" },
    { got: negateFraction("0"), want: "0" },
    { got: powerOfFraction("-2/3", 3), want: "-8/27" },
    { got: powerOfFraction("-2/3", -3), want: "-27/8" },
    { got: powerOfFraction("0", 0), want: "1" },
  ])("$want", ({ got, want }) => {
    expect(got).toBe(want);
  });

  const fraction = fc
    .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
    .map(([over, under]) => fractionOf(over, under));

  test("what is added and taken away again leaves what was there", () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(subtractFractions(addFractions(a, b), b)).toBe(a);
        if (b !== "0") expect(multiplyFractions(divideFractions(a, b), b)).toBe(a);
        expect(Math.sign(compareFractions(a, b))).toBe(
          Math.sign(Number(numeratorOf(subtractFractions(a, b)))),
        );
      }),
    );
  });

  test("nothing is divided by 0", () => {
    expect(() => divideFractions("1", "0")).toThrow(RangeError);
    expect(() => powerOfFraction("0", -1)).toThrow(RangeError);
    expect(() => fractionOf(1n, 0n)).toThrow(RangeError);
    expect(() => powerOfFraction("1/3", 100_000)).toThrow(RangeError);
  });
});

test("a fraction is taken apart", () => {
  expect([numeratorOf("-7/4"), denominatorOf("-7/4"), wholePartOfFraction("-7/4")]).toEqual([-7n, 4n, -1n]);
});

test.each([
  { given: "1/3", want: 1 / 3 },
  { given: "-22/7", want: -22 / 7 },
  { given: "0", want: 0 },
  { given: `1/${"9".repeat(200)}`, want: 1e-200 },
  { given: `${"9".repeat(200)}/7`, want: 1e200 / 7 },
])("$given is nearest to $want", ({ given, want }) => {
  expect(numberOfFraction(given)).toBe(want);
});
