import Decimal from "decimal.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decimalText,
  fromBase,
  fromBaseText,
  roundHalfAway,
  shiftDecimal,
  toBase,
} from "../../../generator/runtime/decimal.ts";
import { shortestInUnit } from "../../../generator/runtime/shortest-in-unit.ts";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
/** Precise enough that decimal.js cuts nothing off the values tried here. */
const Oracle = Decimal.clone({ precision: 800, toExpNeg: -2000, toExpPos: 2000 });

describe("rounding", () => {
  const cases = [
    { round: roundHalfAway, given: [1.005, 2], want: 1.01 },
    { round: roundHalfAway, given: [-1.005, 2], want: -1.01 },
    { round: roundHalfAway, given: [2.675, 2], want: 2.68 },
    { round: roundHalfAway, given: [0.5, 0], want: 1 },
    { round: roundHalfAway, given: [2.5, 0], want: 3 },
    { round: roundHalfAway, given: [1250, -2], want: 1300 },
    { round: roundHalfAway, given: [49, -2], want: 0 },
    { round: roundHalfAway, given: [-0.4, 0], want: 0 },
    { round: roundHalfAway, given: [1e300, 2], want: 1e300 },
    { round: roundHalfAway, given: [Number.NaN, 2], want: Number.NaN },
  ] as const;
  test.each(cases)("$round.name($given) is $want", ({ round, given: [value, places], want }) => {
    expect(round(value, places)).toBe(want);
  });

  test("agrees with decimal.js", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e15, max: 1e15, noNaN: true }),
        fc.integer({ min: -3, max: 10 }),
        (value, places) => {
          const scale = new Oracle(10).pow(places);
          const rounded = new Oracle(value).times(scale).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).div(scale);
          expect(roundHalfAway(value, places)).toBe(rounded.toNumber() + 0);
        },
      ),
    );
  });
});

test("a month's interest of a half cent is rounded up, also where floats miss the half", () => {
  // At 7.5% a year, 0.625% a month: 1.60 owes 0.01 exactly, 2.40 owes 0.015, and every 1.60 more another cent.
  const amounts = Array.from({ length: 2000 }, (_, index) => 240 + 160 * index);
  const rounded = amounts.map((cents) => roundHalfAway((cents / 100) * (0.075 / 12), 2));
  expect(rounded).toEqual(amounts.map((cents) => (cents + 80) / 160 / 100));
});

/** NIST Handbook 44, appendix C: the exact factors of customary units. */
const units = [
  { name: "foot", numerator: "0.3048", denominator: "1" },
  { name: "survey foot", numerator: "1200", denominator: "3937" },
  { name: "acre", numerator: "4046.8564224", denominator: "1" },
  { name: "pound", numerator: "0.45359237", denominator: "1" },
  { name: "mu", numerator: "2000", denominator: "3" },
  { name: "kilobit", numerator: "125", denominator: "1" },
] as const;

describe("units", () => {
  const cases = [
    { unit: units[2], given: "5", want: 20234.282112 },
    { unit: units[1], given: "1", want: 0.3048006096012192 },
    { unit: units[4], given: "15", want: 10_000 },
    { unit: units[3], given: 1, want: 0.45359237 },
    { unit: units[0], given: Number.POSITIVE_INFINITY, want: Number.POSITIVE_INFINITY },
  ];
  test.each(cases)("$given $unit.name is $want", ({ unit, given, want }) => {
    expect(toBase(given, unit)).toBe(want);
  });

  test("an amount of up to 15 digits comes back", () => {
    const amount = fc.tuple(
      fc.bigInt(-(10n ** 15n) + 1n, 10n ** 15n - 1n),
      fc.integer({ min: -20, max: 10 }),
    );
    fc.assert(
      fc.property(amount, fc.constantFrom(...units), ([digits, power], { numerator, denominator }) => {
        const text = shiftDecimal(digits.toString(), power);
        const base = toBase(text, { numerator, denominator });
        expect(fromBaseText(base, { numerator, denominator }, 15)).toBe(text);
      }),
    );
  });

  test("a decimal as it is typed gives the double nearest to the exact product or quotient, however short or long it is", () => {
    const typed = fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 17 }), fc.nat({ max: 20 }));
    fc.assert(
      fc.property(typed, fc.constantFrom(...units), ([digits, cut, places], { numerator, denominator }) => {
        const text = shiftDecimal(Math.trunc(digits / 10 ** cut), -places);
        const exact = new Oracle(text);
        expect(toBase(text, { numerator, denominator })).toBe(
          exact.times(numerator).div(denominator).toNumber(),
        );
        expect(fromBase(text, { numerator, denominator })).toBe(
          exact.times(denominator).div(numerator).toNumber(),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test("both ways give the double nearest to the exact product or quotient", () => {
    fc.assert(
      fc.property(finite, fc.constantFrom(...units), (value, { numerator, denominator }) => {
        expect(toBase(value, { numerator, denominator })).toBe(
          new Oracle(value).times(numerator).div(denominator).toNumber(),
        );
        expect(fromBase(value, { numerator, denominator })).toBe(
          new Oracle(value).times(denominator).div(numerator).toNumber(),
        );
      }),
    );
  });
});

test.each([
  { given: ["3.875", -2], want: "0.03875" },
  { given: ["-7", -2], want: "-0.07" },
  { given: [0.065, 2], want: "6.5" },
  { given: ["0", -2], want: "0" },
] as const)("shifting $given gives $want", ({ given: [value, power], want }) => {
  expect(shiftDecimal(value, power)).toBe(want);
});

test("a double as decimal text is the same double, without exponent", () => {
  fc.assert(
    fc.property(finite, (value) => {
      const text = decimalText(value);
      expect(text).not.toContain("e");
      expect(Number(text)).toBe(value + 0);
    }),
  );
});

describe("an inverse unit", () => {
  // 1 US gallon is 0.003785411784 cubic meters, 1 mile 1609.344 meters (NIST Handbook 44, appendix C).
  const milesPerGallon = { numerator: "0.003785411784", denominator: "1609.344", isInverse: true } as const;
  const litersPerHundred = { numerator: "0.001", denominator: "100000" };

  test("goes the same way in and out", () => {
    // 235.214583 over miles per gallon, the usual factor for liters per 100 kilometers.
    const used = toBase(25, milesPerGallon);
    expect(fromBase(used, litersPerHundred)).toBeCloseTo(9.408_583_3, 6);
    expect(fromBase(used, milesPerGallon)).toBe(25);
    expect(fromBaseText(used, milesPerGallon, 15)).toBe("25");
  });

  test("has no amount for none", () => {
    expect(fromBase(0, milesPerGallon)).toBe(Number.POSITIVE_INFINITY);
    expect(toBase("0", milesPerGallon)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("a unit with a zero of its own", () => {
  const celsius = { numerator: "1", denominator: "1", offset: "-273.15" };
  const fahrenheit = { numerator: "5", denominator: "9", offset: "-459.67" };
  // NIST SP 811, appendix B.8 and 4.2.1.1: t/°C = (t/°F - 32) / 1.8, T/K = t/°C + 273.15.
  const cases = [
    { given: "32", degrees: 0, kelvins: 273.15 },
    { given: "212", degrees: 100, kelvins: 373.15 },
    { given: "98.6", degrees: 37, kelvins: 310.15 },
    { given: "-40", degrees: -40, kelvins: 233.15 },
    { given: "-459.67", degrees: -273.15, kelvins: 0 },
  ];
  test.each(cases)("$given °F are $degrees °C and $kelvins K", ({ given, degrees, kelvins }) => {
    expect(toBase(given, fahrenheit)).toBe(kelvins);
    expect(toBase(degrees, celsius)).toBe(kelvins);
    expect(fromBase(kelvins, celsius)).toBe(degrees);
    expect(fromBase(kelvins, fahrenheit)).toBe(Number(given));
  });

  test("what was typed comes back", () => {
    const typed = fc.integer({ min: -2731, max: 50_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(typed, fc.constantFrom(celsius, fahrenheit), (amount, unit) => {
        const base = toBase(amount, unit);
        expect(shortestInUnit(base, unit)).toBe(amount);
        expect(fromBaseText(base, unit, 15)).toBe(String(amount));
      }),
    );
  });

  test("keeps what is not finite", () => {
    expect(toBase(Number.NaN, celsius)).toBeNaN();
    expect(fromBase(Number.POSITIVE_INFINITY, fahrenheit)).toBe(Number.POSITIVE_INFINITY);
  });
});
