import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addFractions,
  compareFractions,
  decimalOfFraction,
  denominatorOf,
  divideFractions,
  fractionFrom,
  fractionFromDigits,
  fractionOf,
  multiplyFractions,
  nearestFraction,
  negateFraction,
  numberOfFraction,
  numeratorOf,
  powerOfFraction,
  readTerms,
  subtractFractions,
  wholePartOfFraction,
} from "../../../generator/runtime/fraction.ts";
import { evaluateArithmetic } from "../../../generator/runtime/arithmetic.ts";
import { digitsToPlaces, repeatingDigits } from "../../../generator/runtime/exact-digits.ts";

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

test.each([
  { given: "2/3", places: 4, want: "0.6667" },
  { given: "-1/8", places: 2, want: "-0.13" },
  { given: "-1/1000", places: 2, want: "0" },
  { given: "5/2", places: 0, want: "3" },
  { given: "12", places: 3, want: "12" },
  { given: "1/7", places: 20, want: "0.14285714285714285714" },
])("$given to $places places is $want", ({ given, places, want }) => {
  expect(decimalOfFraction(given, places)).toBe(want);
});

describe("digits in a base", () => {
  test.each([
    { given: "0.1", base: 3, want: "1/3" },
    { given: "-1.1", base: 2, want: "-3/2" },
    { given: "ff.8", base: 16, want: "511/2" },
    { given: ".4", base: 10, want: "2/5" },
  ])("$given in base $base is $want", ({ given, base, want }) => {
    expect(fractionFromDigits(given, base)).toBe(want);
  });

  test.each(["", ".", "0.3", "1.0.1"])("%s is none in base 2", (text) => {
    expect(() => fractionFromDigits(text, 2)).toThrow(RangeError);
  });

  test("a fraction is written in digits", () => {
    expect(repeatingDigits("1/3", 10)).toBe("0.(3)");
    expect(repeatingDigits("-5/12", 10)).toBe("-0.41(6)");
    expect(repeatingDigits("1/10", 2)).toBe("0.0(0011)");
    expect(digitsToPlaces("1/10", 2, 10)).toBe("0.0001100110");
  });
});

test.each([
  { given: "0.75", want: "3/4" },
  { given: "-2", want: "-2" },
  { given: "0.3333333333333333333333333333333333", want: "1/3" },
  { given: "-0.6666666666666666666666666666666667", want: "-2/3" },
  { given: "0.02040816326530612244897959183673469", want: "1/49" },
  { given: "3.142857142857142857142857142857143", want: "22/7" },
  { given: "0.3333333333333333", want: "3333333333333333/10000000000000000" },
  { given: "33333333333333333333.33333333333333", want: "100000000000000000000/3" },
  // As many digits as a rounded value has, and exact: 33!, and 10^30 times 1.23456789012345678901234567890123.
  { given: "8683317618811886495518194401280000000", want: "8683317618811886495518194401280000000" },
  { given: "1234567890123456789012345678901.23", want: "123456789012345678901234567890123/100" },
  // 10^40/3: 34 digits of 40 say nothing about what follows them.
  { given: "3333333333333333333333333333333333000000", want: "3333333333333333333333333333333333000000" },
])("$given as a fraction is $want", ({ given, want }) => {
  expect(nearestFraction(given)).toBe(want);
});

test("pi is near no fraction that anybody would write", () => {
  expect(nearestFraction("3.141592653589793238462643383279503").length).toBeGreaterThan(30);
});

test("a fraction is found again in 34 digits of it", () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 8n), fc.bigInt(1n, 10n ** 8n), (over, under) => {
      const quotient = evaluateArithmetic(`${over} / ${under}`);
      expect(quotient.kind === "value" && nearestFraction(quotient.text)).toBe(fractionOf(over, under));
    }),
  );
});
