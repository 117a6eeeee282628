import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bitAnd,
  bitOr,
  bitXor,
  shiftLeft,
  shiftRight,
  absBigInt,
  digitValue,
  fromDigits,
  invertDigits,
  maxBigInt,
  minBigInt,
  power,
  quotient,
  remainderBigInt,
  toDigits,
} from "../../../generator/runtime/big-integer.ts";

const whole = fc.bigInt(-(10n ** 40n), 10n ** 40n);
const base = fc.integer({ min: 2, max: 36 });

test("quotient and remainder belong together", () => {
  fc.assert(
    fc.property(
      whole,
      whole.filter((b) => b !== 0n),
      (a, b) => {
        const rest = remainderBigInt(a, b);
        expect(quotient(a, b) * b + rest).toBe(a);
        expect(b > 0n ? rest >= 0n && rest < b : rest <= 0n && rest > b).toBe(true);
      },
    ),
  );
});

describe("power", () => {
  test("the 12th Mersenne prime", () => {
    expect(power(2n, 127n) - 1n).toBe(170141183460469231731687303715884105727n);
  });
  test.each([
    { given: [0n, 0n], want: 1n },
    { given: [-1n, 10n ** 30n + 1n], want: -1n },
    { given: [1n, 10n ** 30n], want: 1n },
    { given: [0n, 10n ** 30n], want: 0n },
    { given: [-3n, 3n], want: -27n },
  ] as const)("$given", ({ given: [value, exponent], want }) => {
    expect(power(value, exponent)).toBe(want);
  });
  test.each([{ given: [2n, -1n] }, { given: [10n, 10n ** 9n] }, { given: [-2n, 10n ** 30n] }] as const)(
    "$given is undefined or absurd",
    ({ given: [value, exponent] }) => {
      expect(() => power(value, exponent)).toThrow(RangeError);
    },
  );
});

describe("digits", () => {
  test.each([
    { given: [255n, 16, 0], want: "ff" },
    { given: [5n, 2, 8], want: "00000101" },
    { given: [-5n, 2, 8], want: "-00000101" },
    { given: [256n, 2, 8], want: "100000000" },
    { given: [35n, 36, 0], want: "z" },
    { given: [0n, 10, 0], want: "0" },
  ] as const)("$given is $want", ({ given: [value, radix, width], want }) => {
    expect(toDigits(value, radix, width)).toBe(want);
  });
  test("are read back in every base", () => {
    fc.assert(
      fc.property(whole, base, (value, radix) => {
        expect(fromDigits(toDigits(value, radix), radix)).toBe(value);
      }),
    );
  });
  test.each([
    { text: "", radix: 10 },
    { text: "-", radix: 10 },
    { text: "102", radix: 2 },
    { text: "1 0", radix: 2 },
    { text: "é", radix: 36 },
  ])("$text is no number of base $radix", ({ text, radix }) => {
    expect(() => fromDigits(text, radix)).toThrow(RangeError);
  });
  test("of both cases", () => {
    expect(fromDigits("Ff", 16)).toBe(255n);
    expect([digitValue("0"), digitValue("z"), digitValue("Z"), digitValue("-")]).toEqual([0, 35, 35, 36]);
  });
  test("are inverted twice to themselves", () => {
    expect(invertDigits("0010")).toBe("1101");
    expect(invertDigits(invertDigits("0010"))).toBe("0010");
    expect(() => invertDigits("012")).toThrow(RangeError);
  });
});

test("smallest, largest and size", () => {
  expect(minBigInt(3n, -5n, 4n)).toBe(-5n);
  expect(maxBigInt(3n, -5n, 4n)).toBe(4n);
  expect(absBigInt(-5n)).toBe(5n);
});

describe("bits in two's complement", () => {
  test.each([
    { given: bitAnd(0xff00n, 0x0ff0n), want: 0x0f00n },
    { given: bitAnd(-1n, 2n ** 70n), want: 2n ** 70n },
    { given: bitOr(-4n, 1n), want: -3n },
    { given: bitXor(-1n, 5n), want: -6n },
    { given: shiftLeft(-3n, 64n), want: -3n * 2n ** 64n },
    { given: shiftRight(2n ** 64n, 63n), want: 2n },
    { given: shiftRight(-1n, 10n ** 12n), want: -1n },
  ])("$want", ({ given, want }) => {
    expect(given).toBe(want);
  });

  test("no shift backwards, and none beyond what can be kept", () => {
    expect(() => shiftLeft(1n, -1n)).toThrow(RangeError);
    expect(() => shiftRight(1n, -1n)).toThrow(RangeError);
    expect(() => shiftLeft(1n, 10n ** 9n)).toThrow(RangeError);
  });
});
