import { expect, test } from "vitest";
import { digitsToPlaces, repeatingDigits, repeatsSoon } from "../../../generator/runtime/exact-digits.ts";

// 0.1 in binary64 is 1.999999999999999…A in hexadecimal floating point: IEEE 754 gives the digits 0011 without end.
test.each([
  { value: "0.1", base: 2, want: "0.0(0011)" },
  { value: "0.5", base: 2, want: "0.1" },
  { value: "-5.625", base: 2, want: "-101.101" },
  { value: "255.9375", base: 16, want: "ff.f" },
  { value: "0.2", base: 3, want: "0.(0121)" },
  { value: "12", base: 2, want: "1100" },
  { value: "0", base: 2, want: "0" },
])("$value in base $base is $want", ({ value, base, want }) => {
  expect(repeatingDigits(value, base)).toBe(want);
});

// Python 3, fractions.Fraction: each digit is the whole part of twice the rest; GNU bc 1.07 with obase=2 says the same.
test.each([
  { value: "3.14159", want: "11.0010010000111111001111100000001101110000110011011100100001110101…" },
  { value: "2.71828", want: "10.1011011111100001001100101011010101011110111100011111110111011110…" },
  { value: "19.99999", want: "10011.1111111111111111010110000011101001010011101110001110010010111000…" },
])("$value in base 2 begins with $want", ({ value, want }) => {
  expect(repeatingDigits(value, 2)).toBe(want);
  expect(repeatsSoon(value, 2)).toBe(false);
  expect(repeatsSoon(value, 10)).toBe(true);
});

test("cut off after so many places", () => {
  expect(digitsToPlaces("0.1", 2, 10)).toBe("0.0001100110");
  expect(digitsToPlaces("10.75", 2, 2)).toBe("1010.11");
  expect(digitsToPlaces("-0.5", 10, 0)).toBe("0");
});

test("what has no digits says so", () => {
  expect(() => repeatingDigits("0.1", 1)).toThrow(RangeError);
  expect(() => digitsToPlaces("0.1", 2, -1)).toThrow(RangeError);
});
