import { expect, test } from "vitest";
import {
  addDecimals,
  compareDecimals,
  integerRoot,
  multiplyDecimals,
  negateDecimal,
  powerOfDecimal,
  rootOf,
  roundDecimal,
  roundSignificant,
  subtractDecimals,
  wholePart,
} from "../../../generator/runtime/exact.ts";

// The digits of OEIS A002193, A002194, A002163 and A002580.
test.each([
  { value: "3", degree: 2, places: 40, want: "1.7320508075688772935274463415058723669428" },
  { value: "5", degree: 2, places: 40, want: "2.2360679774997896964091736687312762354406" },
  { value: "2", degree: 3, places: 40, want: "1.2599210498948731647672106072782283505703" },
  { value: "144", degree: 2, places: 10, want: "12" },
  { value: "0.25", degree: 2, places: 10, want: "0.5" },
  { value: "-27", degree: 3, places: 5, want: "-3" },
  { value: "0", degree: 2, places: 5, want: "0" },
  { value: "0.0001", degree: 2, places: 1, want: "0" },
  { value: "1000006000009", degree: 2, places: 0, want: "1000003" },
])("the root of degree $degree of $value", ({ value, degree, places, want }) => {
  expect(rootOf(value, degree, places)).toBe(want);
});

test("50 places of the root of 2 as they are published", () => {
  // 1.41421356237309504880168872420969807856967187537694 80731766…, of which the 51st is an 8.
  expect(rootOf("2", 2, 50)).toBe("1.41421356237309504880168872420969807856967187537695");
});

test("nothing is cut off", () => {
  expect(addDecimals("0.1", "0.2")).toBe("0.3");
  expect(subtractDecimals("1", "0.9999999999999999999999999")).toBe("0.0000000000000000000000001");
  expect(multiplyDecimals("1.000000000000000000001", "1.000000000000000000001")).toBe(
    "1.000000000000000000002000000000000000000001",
  );
  expect(powerOfDecimal("1.1", 10)).toBe("2.5937424601");
  expect(powerOfDecimal("7", 0)).toBe("1");
  expect(negateDecimal("0")).toBe("0");
  expect(compareDecimals("1.0", "1")).toBe(0);
});

test("rounding is half away from zero", () => {
  expect(roundDecimal("2.5")).toBe("3");
  expect(roundDecimal("-0.001", 2)).toBe("0");
  expect(wholePart("-2.7")).toBe(-2n);
});

test("what has no value says so", () => {
  expect(() => rootOf("-4", 2, 3)).toThrow(RangeError);
  expect(() => rootOf("4", 2.5, 3)).toThrow(RangeError);
  expect(() => powerOfDecimal("2", -1)).toThrow(RangeError);
});

test.each([0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n, 10n ** 40n, 10n ** 40n - 1n])(
  "the integer root of %s",
  (value) => {
    const root = integerRoot(value, 2n);
    expect(root * root <= value && (root + 1n) ** 2n > value).toBe(true);
  },
);

test.each([
  { given: "123.456", digits: 4, want: "123.5" },
  { given: "-0.00123456", digits: 3, want: "-0.00123" },
  { given: "987654", digits: 2, want: "990000" },
  { given: "0", digits: 5, want: "0" },
  { given: "0.5", digits: 12, want: "0.5" },
])("$given with $digits digits is $want", ({ given, digits, want }) => {
  expect(roundSignificant(given, digits)).toBe(want);
});
