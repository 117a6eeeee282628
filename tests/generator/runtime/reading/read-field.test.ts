import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalScalar } from "../../../assertions/canonical-scalar.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import * as inputs from "../descriptions.ts";

const today = "2026-11-21";
const locales = ["en", "es", "zh", "ar", "de", "fr", "hi", "fa", "ja"];

describe("typed in a locale", () => {
  test.each([
    { input: inputs.number, locale: "de", given: "1.234,5", value: 1234.5, canonical: "1234.5" },
    { input: inputs.integer, locale: "en", given: "5.0", value: 5, canonical: "5" },
    { input: inputs.percent, locale: "en", given: "3.25%", value: 0.0325, canonical: "3.25%" },
    { input: inputs.percent, locale: "de", given: "7", value: 0.07, canonical: "7%" },
    { input: inputs.percent, locale: "ar", given: "٦٫٥٪", value: 0.065, canonical: "6.5%" },
    { input: inputs.money, locale: "en", given: "$1,250,000.50", value: 1_250_000.5, canonical: "1250000.5" },
    { input: inputs.money, locale: "zh", given: "US$ 12.5", value: 12.5, canonical: "12.5" },
    { input: inputs.money, locale: "es", given: "12,5 usd", value: 12.5, canonical: "12.5" },
    { input: inputs.quantity, locale: "en", given: "5", value: 20234.282112, canonical: "5 acre" },
    { input: inputs.quantity, locale: "en", given: "2 hectare", value: 20_000, canonical: "2 hectare" },
    { input: inputs.quantity, locale: "zh", given: "15 亩", value: 10_000, canonical: "15 mu" },
    { input: inputs.quantity, locale: "en", given: "1.5 HA", value: 15_000, canonical: "1.5 hectare" },
    { input: inputs.years, locale: "en", given: "30", value: 360, canonical: "30" },
    { input: inputs.years, locale: "en", given: "25.5", value: 306, canonical: "25.5" },
    { input: inputs.number, locale: "en", given: "50:1", value: 50, canonical: "50" },
    { input: inputs.number, locale: "en", given: "1 : 4", value: 0.25, canonical: "0.25" },
    { input: inputs.percent, locale: "en", given: "18/20", value: 0.9, canonical: "90%" },
    { input: inputs.percent, locale: "en", given: "6 3/8", value: 0.06375, canonical: "6.375%" },
    { input: inputs.percent, locale: "en", given: "1/2 %", value: 0.005, canonical: "0.5%" },
    { input: inputs.date, locale: "en", given: "6/15/90", value: "1990-06-15", canonical: "1990-06-15" },
    {
      input: inputs.whole,
      locale: "en",
      given: "123,456,789,012,345,678,901,234",
      value: 123456789012345678901234n,
      canonical: "123456789012345678901234",
    },
    {
      input: { ...inputs.digits, hasFraction: true as const },
      locale: "es",
      given: "0b1,01",
      value: "1.01",
      canonical: "1.01",
    },
    { input: { ...inputs.digits, base: 10 }, locale: "en", given: "4,096", value: "4096", canonical: "4096" },
    { input: { ...inputs.digits, base: 16 }, locale: "en", given: "1,ff0", value: "1ff0", canonical: "1ff0" },
    { input: inputs.digits, locale: "en", given: "0b1010_1010", value: "10101010", canonical: "10101010" },
    {
      input: { ...inputs.digits, base: 16 },
      locale: "en",
      given: "0xFF 0b",
      value: "ff0b",
      canonical: "ff0b",
    },
    { input: inputs.date, locale: "es", given: "31/01/2000", value: "2000-01-31", canonical: "2000-01-31" },
    { input: inputs.date, locale: "en", given: "today", value: today, canonical: today },
    { input: inputs.month, locale: "en", given: "March 2026", value: "2026-03-01", canonical: "2026-03" },
    { input: inputs.month, locale: "en", given: "today", value: "2026-11-01", canonical: "2026-11" },
    { input: inputs.choice, locale: "en", given: "hex", value: "Hex", canonical: "Hex" },
    { input: inputs.boolean, locale: "en", given: "TRUE", value: true, canonical: "yes" },
    { input: inputs.boolean, locale: "en", given: "0", value: false, canonical: "no" },
    { input: inputs.text, locale: "en", given: " Ann ", value: "Ann", canonical: "Ann" },
    { input: inputs.expression, locale: "de", given: "0,1 + 0,2", value: "0.3", canonical: "0.1+0.2" },
    { input: inputs.number, locale: "en", given: "  ", value: null, canonical: "" },
  ])("$input.id, $locale: $given", ({ input, locale, given, value, canonical }) => {
    const unitNames = (unit: string): readonly string[] =>
      unit === "mu" ? ["亩"] : unit === "hectare" ? ["ha"] : [];
    expect(readField(input, given, { today, locale, unitNames })).toMatchObject({
      kind: "read",
      value,
      canonical,
    });
  });

  test.each([
    { input: inputs.money, locale: "en", given: "$400,000", value: 400_000, other: "400" },
    { input: inputs.money, locale: "en", given: "US$ 5", value: 5 },
    { input: inputs.money, locale: "en", given: "5 dollars", value: 5 },
    { input: inputs.money, locale: "en", given: "5 USD", value: 5 },
    { input: inputs.money, locale: "es-US", given: "5 dólares", value: 5 },
    { input: inputs.money, locale: "zh", given: "5美元", value: 5 },
    { input: inputs.money, locale: "ar", given: "٥ دولار أمريكي", value: 5 },
    { input: inputs.money, locale: "en", given: "$400k", value: 400_000, understood: "400,000" },
    { input: inputs.money, locale: "en", given: "1200+350", value: 1550, understood: "1,550" },
    {
      input: inputs.money,
      locale: "en",
      given: "$1,200 + $350.50 − 50",
      value: 1500.5,
      understood: "1,500.5",
    },
    { input: inputs.money, locale: "de", given: "1.200,5 + 0,5", value: 1201, understood: "1.201" },
    { input: inputs.money, locale: "en", given: "4k + 1/2", value: 4000.5, understood: "4,000.5" },
    { input: inputs.money, locale: "ar", given: "١٢٠٠ + ٣٥٠", value: 1550, understood: "1,550" },
    { input: inputs.money, locale: "zh", given: "1.2万＋500", value: 12_500, understood: "12,500" },
    { input: inputs.number, locale: "en", given: "0.1 + 0.2", value: 0.3, understood: "0.3" },
    { input: inputs.number, locale: "en", given: "4e+5", value: 400_000, understood: "400,000" },
    {
      input: inputs.money,
      locale: "es-US",
      given: "2 millones de dólares",
      value: 2e6,
      understood: "2,000,000",
    },
    { input: inputs.money, locale: "zh", given: "40万", value: 400_000, understood: "400,000" },
    { input: inputs.percent, locale: "en", given: "6.17%", value: 0.0617 },
    { input: inputs.percent, locale: "en", given: "6 1/2 %", value: 0.065, understood: "6.5%" },
    { input: inputs.percent, locale: "en", given: "0.065 percent", value: 0.00065 },
    { input: inputs.integer, locale: "en", given: "2k", value: 2000, understood: "2,000" },
  ])("$input.id, $locale: $given", ({ input, locale, given, value, ...said }) => {
    const reading = readField(input, given, { today, locale });
    expect(reading).toMatchObject({ kind: "read", value });
    if (reading.kind !== "read") return;
    expect({ other: reading.ambiguity?.other, understood: reading.understood }).toEqual({
      other: undefined,
      understood: undefined,
      ...said,
    });
  });

  // Every percentage of up to four decimals is the double its fraction is written as.
  test("a percentage is the same double as its fraction typed elsewhere", () => {
    for (let share = 0; share <= 1_000_000; share += 37) {
      const digits = String(share).padStart(7, "0");
      const typed = `${digits.slice(0, -4)}.${digits.slice(-4)}%`;
      const reading = readField(inputs.percent, typed, { today });
      const fraction = `${digits.slice(0, -6)}.${digits.slice(-6)}`;
      expect(reading.kind === "read" && reading.value, typed).toBe(Number(fraction));
    }
  });

  test("a bare number is in the unit chosen", () => {
    expect(readField(inputs.quantity, "2", { today, locale: "en", unit: "hectare" })).toMatchObject({
      value: 20_000,
      canonical: "2 hectare",
    });
  });

  test.each([
    {
      input: inputs.percent,
      given: "1,234",
      canonical: "1234%",
      ambiguity: { chosen: "1234%", other: "1.234%" },
    },
    {
      input: inputs.percent,
      given: "0.065",
      canonical: "0.065%",
      ambiguity: { chosen: "0.065%", other: "6.5%" },
    },
    {
      input: inputs.percent,
      given: "-0.5",
      canonical: "-0.5%",
      ambiguity: { chosen: "-0.5%", other: "-50%" },
    },
    {
      input: inputs.percent,
      given: "3.875%",
      canonical: "3.875%",
      ambiguity: { chosen: "3.875%", other: "3875%" },
    },
    {
      input: inputs.quantity,
      given: "1.234 acre",
      canonical: "1.234 acre",
      ambiguity: { chosen: "1.234 acre", other: "1234 acre" },
    },
    { input: inputs.whole, given: "1,234", canonical: "1234", ambiguity: { chosen: "1234", other: "1.234" } },
    {
      input: inputs.date,
      given: "3/5/2020",
      canonical: "2020-03-05",
      ambiguity: { chosen: "2020-03-05", other: "2020-05-03" },
    },
  ])("$input.id: $given has two readings", ({ input, given, canonical, ambiguity }) => {
    expect(readField(input, given, { today, locale: "en" })).toMatchObject({
      kind: "read",
      canonical,
      ambiguity,
    });
  });

  test.each([
    { input: inputs.number, given: "abc", code: "not_a_number", named: { text: "abc" } },
    {
      input: inputs.number,
      given: "9".repeat(400),
      code: "too_large",
      named: { text: `${"9".repeat(60)}…` },
    },
    { input: inputs.number, given: "5%", code: "not_a_number", named: { text: "5%" } },
    { input: inputs.integer, given: "2.5", code: "not_whole", named: { text: "2.5" } },
    {
      input: inputs.integer,
      given: "9007199254740993",
      code: "too_large",
      named: { text: "9007199254740993" },
    },
    { input: inputs.money, given: "€5", code: "wrong_currency", named: { text: "€", currency: "USD" } },
    { input: inputs.money, given: "5 €", code: "wrong_currency", named: { text: "€", currency: "USD" } },
    { input: inputs.money, given: "C$5", code: "wrong_currency", named: { text: "C$", currency: "USD" } },
    { input: inputs.money, given: "5 eur", code: "wrong_currency", named: { text: "eur", currency: "USD" } },
    { input: inputs.money, given: "5 abc", code: "not_a_number", named: { text: "5 abc" } },
    {
      input: inputs.quantity,
      given: "5 parsec",
      code: "unknown_unit",
      named: { text: "parsec" },
    },
    { input: inputs.quantity, given: "acre", code: "not_a_number", named: { text: "acre" } },
    { input: inputs.whole, given: "1.5", code: "not_whole", named: { text: "1.5" } },
    {
      input: inputs.whole,
      given: "9".repeat(1100),
      code: "too_large",
      named: { text: `${"9".repeat(60)}…` },
    },
    { input: inputs.digits, given: "102", code: "not_digits", named: { text: "102", digit: "2", base: 2 } },
    {
      input: { ...inputs.digits, hasFraction: true as const },
      given: "1.0.1",
      code: "not_digits",
      named: { text: "1.0.1", digit: ".", base: 2 },
    },
    { input: inputs.digits, given: "1.1", code: "not_digits", named: { text: "1.1", digit: ".", base: 2 } },
    { input: inputs.digits, given: "-1", code: "not_digits", named: { text: "-1", digit: "-", base: 2 } },
    { input: inputs.date, given: "2026-02-30", code: "not_a_date", named: { text: "2026-02-30" } },
    { input: inputs.month, given: "2027", code: "not_a_month", named: { text: "2027" } },
    { input: inputs.choice, given: "16", code: "not_an_option", named: { text: "16" } },
    { input: inputs.boolean, given: "maybe", code: "not_an_option", named: { text: "maybe" } },
    {
      input: inputs.expression,
      given: "1 + y!",
      code: "unknown_word",
      named: { text: "1 + y!", rest: "y!", word: "y" },
    },
    {
      input: inputs.expression,
      given: "1 / 0",
      code: "division_by_zero",
      named: { text: "1 / 0", rest: "/ 0" },
    },
  ])("$input.id: $given is $code", ({ input, given, code, named }) => {
    expect(readField(input, given, { today, locale: "en" })).toEqual({
      kind: "unreadable",
      code,
      arguments: named,
    });
  });
});

describe("canonical texts", () => {
  test.each([
    { input: inputs.number, given: "1,5" },
    { input: inputs.number, given: "1e5" },
    { input: inputs.money, given: "$5" },
    { input: inputs.date, given: "3/5/2020" },
    { input: inputs.date, given: "5 March 2020" },
    { input: inputs.expression, given: "1,5" },
  ])("$input.id: $given is none", ({ input, given }) => {
    expect(readField(input, given, { today }).kind).toBe("unreadable");
  });

  test("1.234 has one reading", () => {
    expect(readField(inputs.number, "1.234", { today })).toEqual({
      kind: "read",
      value: 1.234,
      canonical: "1.234",
    });
  });
});

describe("every value survives being written and read", () => {
  const double = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
  const day = fc
    .date({ min: new Date("1000-01-01"), max: new Date("9998-12-31"), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10));
  const cases = [
    { input: inputs.number, values: double },
    { input: inputs.integer, values: fc.maxSafeInteger() },
    { input: inputs.percent, values: double },
    { input: inputs.money, values: double },
    { input: inputs.quantity, values: double },
    { input: inputs.years, values: fc.integer().map((years) => years * 12) },
    { input: inputs.whole, values: fc.bigInt() },
    { input: inputs.digits, values: fc.bigInt(0n, 65535n).map((value) => value.toString(2)) },
    { input: inputs.date, values: day },
    { input: inputs.month, values: day.map((each) => `${each.slice(0, 7)}-01`) },
    {
      input: inputs.time,
      values: fc.date({ noInvalidDate: true }).map((each) => each.toISOString().slice(-13, -8)),
    },
    { input: inputs.choice, values: fc.constantFrom(...inputs.choice.options) },
    { input: inputs.boolean, values: fc.boolean() },
  ] as const;

  test.each(cases)("canonical: $input.id", ({ input, values }) => {
    fc.assert(
      fc.property<[number | bigint | string | boolean]>(values, (value) => {
        const written = canonicalScalar(input, value);
        const reading = readField(input, written, { today });
        expect(reading).toEqual({
          kind: "read",
          value: typeof value === "number" ? value + 0 : value,
          canonical: written,
        });
      }),
    );
  });

  test.each(cases)("in a field, in every locale: $input.id", ({ input, values }) => {
    fc.assert(
      fc.property<[number | bigint | string | boolean, string]>(
        values,
        fc.constantFrom(...locales),
        (value, locale) => {
          const reading = readField(input, fieldText(input, value, locale), { today, locale });
          expect(reading).toMatchObject({
            kind: "read",
            value: typeof value === "number" ? value + 0 : value,
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  test("in every unit", () => {
    fc.assert(
      fc.property(double, fc.constantFrom(...inputs.areaUnits), (value, { id }) => {
        const written = canonicalScalar(inputs.quantity, value, id);
        expect(readField(inputs.quantity, written, { today })).toMatchObject({ value: value + 0 });
      }),
    );
  });
});

test.each([
  { input: inputs.money, value: 400_000, locale: "en", want: "400,000" },
  { input: inputs.money, value: 400_000.5, locale: "de", want: "400.000,5" },
  { input: inputs.percent, value: 0.065, locale: "fr", want: "6,5" },
  { input: inputs.quantity, value: 20234.282112, locale: "en", want: "5" },
  { input: inputs.number, value: 1e-25, locale: "en", want: "0.0000000000000000000000001" },
  { input: inputs.expression, value: "1.5+2.25", locale: "de", want: "1,5+2,25" },
  { input: inputs.date, value: "2026-11-21", locale: "en", want: "Nov 21, 2026" },
  { input: inputs.date, value: "2026-11-21", locale: "es-US", want: "21 nov 2026" },
  { input: inputs.date, value: "2026-11-21", locale: "zh-Hans", want: "2026年11月21日" },
  { input: inputs.date, value: "2026-11-21", locale: "ar", want: "21 نوفمبر 2026" },
  { input: inputs.month, value: "2026-11-01", locale: "en", want: "November 2026" },
  { input: inputs.month, value: "2026-11-01", locale: "es-US", want: "noviembre de 2026" },
  { input: inputs.month, value: "2026-11-01", locale: "zh-Hans", want: "2026年11月" },
  { input: inputs.month, value: "2026-11-01", locale: "ar", want: "نوفمبر 2026" },
  { input: inputs.number, value: null, locale: "en", want: "" },
])("the field $input.id holds $want in $locale", ({ input, value, locale, want }) => {
  expect(fieldText(input, value, locale)).toBe(want);
});
