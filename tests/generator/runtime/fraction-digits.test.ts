import { describe, expect, test } from "vitest";
import { digitsToPlaces, repeatingDigits } from "../../../generator/runtime/exact-digits.ts";
import { decimalOfFraction, fractionFromDigits } from "../../../generator/runtime/fraction-digits.ts";

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
