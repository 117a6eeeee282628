import { numberMarks } from "../../../generator/runtime/reading/number-marks.ts";
import { renderMessage, type MessageArguments } from "../../../generator/presentation/message.ts";
import { compileMessage } from "../../../generator/words/message.ts";
import { currencySymbol } from "../../../site/fields/currency-symbol.ts";
import { currencyCode } from "../../../generator/runtime/currency.ts";
import { dateText } from "../../../generator/runtime/date-text.ts";
import { describe, expect, test } from "vitest";
import type { Display } from "../../../generator/runtime/display.ts";
import {
  displayUnit,
  formatValue,
  unitsArguments,
  type FormatContext,
} from "../../../generator/presentation/format-value.ts";
import { writeCompound } from "../../../generator/runtime/compound-display.ts";
import { decimalTextIn, numberText } from "../../../generator/runtime/number-text.ts";
import { areaUnits, twoDigits } from "../runtime/descriptions.ts";

const word = (key: string): string => `[${key}]`;
const format = (
  display: Display,
  value: Parameters<typeof formatValue>[1],
  context: Partial<FormatContext> = {},
) => formatValue(display, value, { locale: "en", word, ...context });

const number: Display = { kind: "number", digits: twoDigits };
const money: Display = { kind: "money", digits: "currency", currency: "USD" };
const percent: Display = { kind: "percent", digits: { minimum: 0, maximum: 3 } };
const area: Display & { readonly kind: "quantity" } = {
  kind: "quantity",
  digits: { minimum: 0, maximum: 4, significant: 6 },
  unit: "acre",
  units: areaUnits,
};

describe("what is told in two units", () => {
  const inch = { id: "inch", numerator: "0.0254", denominator: "1", group: "imperial" };
  const height: Display = {
    kind: "quantity",
    digits: { minimum: 0, maximum: 2 },
    unit: "centimeter",
    units: [
      { id: "centimeter", numerator: "0.01", denominator: "1", group: "metric" },
      { id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" },
    ],
    compound: { rest: { foot: inch }, write: writeCompound },
  };
  const words: Readonly<Record<string, string>> = {
    "units.centimeter.symbol": "cm",
    "units.foot.written": "ft|feet|′",
    "units.inch.written": "in|inches|″",
  };
  test.each([
    { value: 1.7018, unit: "foot", want: "5′ 7″" },
    { value: 1.8288, unit: "foot", want: "6′" },
    // Just below 6 feet: rounded before it is split.
    { value: 1.828_799, unit: "foot", want: "6′" },
    { value: 1.7, unit: "foot", want: "5′ 6.93″" },
    { value: -0.0762, unit: "foot", want: "−0′ 3″" },
    { value: 1.7018, unit: "centimeter", want: "170.18\u00a0cm" },
  ])("$value m in $unit is $want", ({ value, unit, want }) => {
    const context = { unit, word: (key: string) => words[key] ?? key, optional: (key: string) => words[key] };
    expect(format(height, value, context)).toBe(want);
  });

  test("has symbols where the signs of its units are not at hand", () => {
    const symbols = (key: string): string => (key === "units.foot.symbol" ? "ft" : "in");
    expect(format(height, 1.7018, { unit: "foot", word: symbols })).toBe("5\u00a0ft 7\u00a0in");
  });
});

describe("in English", () => {
  test.each([
    { display: number, value: 1234.5, want: "1,234.5" },
    { display: number, value: 1.005, want: "1.01" },
    { display: number, value: -1.005, want: "−1.01" },
    { display: number, value: -0.001, want: "−0.001" },
    { display: number, value: -1e-10, want: "0" },
    { display: number, value: -0, want: "0" },
    { display: number, value: null, want: "–" },
    { display: money, value: 761.775, want: "$761.78" },
    { display: money, value: -0.004, want: "$0.00" },
    { display: { ...money, digits: { minimum: 0, maximum: 0 } }, value: 1_000_000, want: "$1,000,000" },
    // ISO 4217: the yen has no minor unit, the dinar of Kuwait three digits.
    { display: { ...money, currency: "JPY" }, value: 1234.5, want: "¥1,235" },
    { display: { ...money, currency: "KWD" }, value: 1.2345, want: "KWD\u00a01.235" },
    {
      display: { ...money, digits: { minimum: 0, maximum: 2, significant: 4 } },
      value: 0.012_345,
      want: "$0.01235",
    },
    {
      display: { ...percent, digits: { minimum: 0, maximum: 2, significant: 3 } },
      value: 123.456,
      want: "12,346%",
    },
    { display: percent, value: 0.03875, want: "3.875%" },
    { display: percent, value: 0.07, want: "7%" },
    { display: percent, value: -0.0000001, want: "−0.00001%" },
    { display: percent, value: 0.000_000_033_333, want: "0.00000333%" },
    { display: percent, value: -1e-13, want: "0%" },
    { display: area, value: 20234.282112, want: "5\u00a0[units.acre.symbol]" },
    { display: area, value: 1, want: "0.000247105\u00a0[units.acre.symbol]" },
    { display: { kind: "whole" }, value: 2n ** 70n, want: "1,180,591,620,717,411,303,424" },
    {
      display: { kind: "decimal" },
      value: "0.3333333333333333333333333333333333",
      want: "0.333333333333333",
    },
    { display: { kind: "decimal" }, value: "14.28571428571428571428571428571429", want: "14.2857142857143" },
    // 10²⁰ ÷ 7: zeros in place of digits would look exact.
    {
      display: { kind: "decimal" },
      value: "14285714285714285714.28571428571429",
      want: "1.42857142857143\u00a0×\u00a010¹⁹",
    },
    { display: { kind: "decimal" }, value: "0.12345678901234567", want: "0.12345678901234567" },
    { display: { kind: "decimal" }, value: "-1234567.5", want: "−1,234,567.5" },
    { display: { kind: "decimal" }, value: `1${"0".repeat(100)}`, want: "1\u00a0×\u00a010¹⁰⁰" },
    { display: { kind: "boolean" }, value: true, want: "[boolean.yes]" },
    { display: { kind: "boolean" }, value: false, want: "[boolean.no]" },
    { display: { kind: "date", precision: "day" }, value: "2026-03-05", want: "March 5, 2026" },
    { display: { kind: "date", precision: "month" }, value: "2026-03-01", want: "March 2026" },
    { display: { kind: "choice", options: ["a"], set: "level" }, value: "a", want: "[choices.level.a]" },
    { display: { kind: "unit", units: areaUnits }, value: "mu", want: "[units.mu.name]" },
    { display: { kind: "text" }, value: "11010", want: "11010" },
    { display: { kind: "text" }, value: "-101.0(01)", want: "−101.0(01)" },
    { display: { kind: "text" }, value: "-ff", want: "−ff" },
    { display: { kind: "text" }, value: "Mary-Ann", want: "Mary-Ann" },
    { display: { kind: "text", grouped: 4 }, value: "11010", want: "1\u00a01010" },
    { display: { kind: "text", grouped: 4 }, value: "-1101", want: "−1101" },
    { display: { kind: "text", grouped: 4 }, value: "-11101", want: "−1\u00a01101" },
  ] as const)("$display.kind $value is $want", ({ display, value, want }) => {
    expect(format(display, value)).toBe(want);
  });
});

// The patterns and names are CLDR's for each language.
describe("in other languages", () => {
  test.each([
    { locale: "es", display: number, value: 1_234_567.5, want: "1.234.567,5" },
    { locale: "de", display: money, value: 761.78, want: "761,78\u00a0$" },
    { locale: "hi", display: number, value: 1_234_567, want: "12,34,567" },
    { locale: "fa", display: number, value: 1234.5, want: "۱٬۲۳۴٫۵" },
    { locale: "zh", display: { kind: "date", precision: "day" }, value: "2026-03-05", want: "2026年3月5日" },
    {
      locale: "es",
      display: { kind: "date", precision: "month" },
      value: "2026-03-01",
      want: "marzo de 2026",
    },
    { locale: "fa", display: { kind: "date", precision: "day" }, value: "2026-03-05", want: "۵ مارس ۲۰۲۶" },
    { locale: "fr", display: percent, value: 0.065, want: "6,5\u00a0%" },
  ] as const)("$locale $display.kind $value", ({ locale, display, value, want }) => {
    expect(format(display, value, { locale })).toBe(want);
  });
});

describe("significant digits", () => {
  const digits = { minimum: 0, maximum: 0, significant: 6 };
  test.each([
    { given: 0, want: "0" },
    { given: 123.456789, want: "123.457" },
    { given: 1_234_567.8, want: "1,234,568" },
    { given: 0.000_123_456_789, want: "0.000123457" },
    { given: 1.5e-7, want: "1.5\u00a0×\u00a010⁻⁷" },
    { given: -1.5e-7, want: "−1.5\u00a0×\u00a010⁻⁷" },
    { given: 1e15, want: "1\u00a0×\u00a010¹⁵" },
    { given: 6.02214076e23, want: "6.02214\u00a0×\u00a010²³" },
  ])("$given is $want", ({ given, want }) => {
    expect(numberText(given, "en", digits)).toBe(want);
  });
  test("the exponent is raised in other digits too", () => {
    expect(numberText(1.5e-12, "fa", digits)).toBe("\u200e۱٫۵\u00a0×\u00a0۱۰⁻¹²");
  });
});

test("an integer beyond the largest double keeps its digits", () => {
  expect(decimalTextIn("en", `-1${"0".repeat(400)}`)).toBe(`−10${",000".repeat(133)}`);
});

test("decimals keep every digit in the locale's writing", () => {
  const decimal = `-1234567.${"0123456789".repeat(4)}`;
  expect(decimalTextIn("en", decimal)).toBe(`−1,234,567.${"0123456789".repeat(4)}`);
  expect(decimalTextIn("fa", "0.12")).toBe("۰٫۱۲");
  expect(decimalTextIn("en", "-0.5")).toBe("−0.5");
});

describe("what other values decide", () => {
  const wage: Display = { ...money, currency: { from: "currency" } };
  test.each([
    { values: { currency: "EUR" }, want: "€12.50" },
    { values: { currency: "eur" }, want: "€12.50" },
    { values: {}, want: "12.50" },
  ])("the currency: $values", ({ values, want }) => {
    expect(format(wage, 12.5, { values })).toBe(want);
  });
  test.each([
    { unit: "hectare", want: "hectare" },
    { unit: "parsec", want: "acre" },
    { unit: undefined, want: "acre" },
  ])("the unit: $unit", ({ unit, want }) => {
    expect(displayUnit(area, unit).id).toBe(want);
  });
  test.each([
    { locale: "en", code: "EUR", want: "€12.50" },
    { locale: "es-US", code: "EUR", want: "€12.50" },
    { locale: "es-US", code: "USD", want: "$12.50" },
    // "¥" alone would be yen.
    { locale: "es-US", code: "CNY", want: "CNY\u00a012.50" },
    { locale: "zh-Hans", code: "USD", want: "US$12.50" },
  ])("an amount of $code in $locale has the sign that is its own", ({ locale, code, want }) => {
    const display: Display = { kind: "money", digits: "currency", currency: code };
    expect(formatValue(display, 12.5, { locale, word: (key) => key })).toBe(want);
    expect(want).toContain(currencySymbol(locale, code).text);
  });

  test("only three letters are a currency", () => {
    expect(currencyCode("usd")).toBe("USD");
    expect(currencyCode({ from: "rate" }, { rate: 5 })).toBeUndefined();
  });
});

test("dates of early years and any time zone", () => {
  expect(dateText("0050-01-02", "en", "day")).toBe("January 2, 50");
  expect(dateText("9999-12-31", "en", "day")).toBe("December 31, 9999");
});

describe("the unit after a number", () => {
  const counted = (symbol: (count: number) => string) => (key: string, given?: MessageArguments) => {
    const count = given?.["count"];
    return key.endsWith(".symbol") && typeof count === "object" ? symbol(Number(count.raw)) : key;
  };
  const months: Display = {
    kind: "quantity",
    digits: { minimum: 0, maximum: 0 },
    unit: "year",
    units: [{ id: "year", numerator: "12", denominator: "1", group: "calendar" }],
  };
  test.each([
    { value: 12, want: "1\u00a0year" },
    { value: 24, want: "2\u00a0years" },
    { value: 0, want: "0\u00a0years" },
  ])("$value months are $want: the unit is said with the number shown", ({ value, want }) => {
    expect(format(months, value, { word: counted((count) => (count === 1 ? "year" : "years")) })).toBe(want);
  });
  test("a unit that is one message says the number itself: two years are one word in Arabic", () => {
    const { message } = compileMessage(
      "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}",
      "ar",
    );
    const optional = (key: string, given: MessageArguments = {}) =>
      key === "units.year.amount" ? renderMessage(message, given, "ar") : undefined;
    const amounts = [12, 24, 36, 1200].map((value) => format(months, value, { locale: "ar", optional }));
    expect(amounts).toEqual(["سنة واحدة", "سنتان", "3 سنوات", "100 سنة"]);
  });
  test("the degree sign stands against its number", () => {
    expect(format(months, 600, { word: counted(() => "°") })).toBe("50°");
    expect(format(months, 600, { locale: "ar", word: counted(() => "°") })).toBe("\u200e50°");
  });
});

test("an integer beyond the largest double is written out", () => {
  expect(format({ kind: "whole" }, 10n ** 309n)).toBe(`1${",000".repeat(103)}`);
});

test.each([
  {
    units: areaUnits.slice(0, 2),
    locale: "en",
    want: "[units.square_meter.symbol] or [units.hectare.symbol]",
  },
  {
    units: areaUnits.slice(0, 2),
    locale: "es",
    want: "[units.square_meter.symbol] o [units.hectare.symbol]",
  },
  { units: areaUnits.slice(2, 3), locale: "en", want: "[units.acre.symbol]" },
])("units to choose from are named in $locale: $want", ({ units, locale, want }) => {
  expect(unitsArguments(units, { locale, word })).toEqual({
    units: want,
    more: "false",
  });
});

test("of more units than a sentence can hold the first are named", () => {
  const many = [...areaUnits, ...areaUnits];
  const { units, more } = unitsArguments(many, { locale: "en", word });
  expect(units.split(", ")).toHaveLength(6);
  expect(more).toBe("true");
});

describe.each(["en", "es", "es-US", "es-MX", "pt-PT", "pl", "de", "zh", "ar", "fa", "hi"])(
  "in %s",
  (locale) => {
    const digits = { minimum: 0, maximum: 2 };
    const displays = [
      { kind: "number", digits },
      { kind: "percent", digits },
      { kind: "money", digits: "currency", currency: "EUR" },
      { kind: "whole" },
      { kind: "decimal" },
    ] as const;
    test.each(displays)("a negative $kind has a minus sign, never a hyphen", (display) => {
      const text = formatValue(display, display.kind === "whole" ? -1234n : -1234, { locale, word: String });
      expect(text).toContain("\u2212");
      expect(text).not.toContain("-");
    });
    test("four digits are grouped as five are", () => {
      const { group } = numberMarks(locale);
      expect(numberText(1234, locale, digits)).toContain(group);
      expect(decimalTextIn(locale, "1234")).toContain(group);
      expect(decimalTextIn(locale, "1234.5")).toContain(group);
    });
  },
);

describe("an amount smaller than the smallest coin", () => {
  const dinars: Display = { ...money, currency: "KWD" };
  test.each([
    // 1 rial of which 1 dinar is 137,000.
    { display: { ...dinars, tiny: 3 }, value: 1 / 137_000, want: "KWD\u00a00.0000073" },
    { display: { ...dinars, tiny: 3 }, value: 0.0006, want: "KWD\u00a00.001" },
    { display: { ...dinars, tiny: 3 }, value: 0, want: "KWD\u00a00.000" },
    { display: dinars, value: 1 / 137_000, want: "KWD\u00a00.000" },
  ] as const)("$value is $want", ({ display, value, want }) => {
    expect(format(display, value)).toBe(want);
  });
});

// 2 ** 70, by GNU bc 1.07; the double next to 1e23 is another number, which its decimal text does not show.
test("whole numbers a double holds are shown whole", () => {
  expect(format({ kind: "number", digits: twoDigits }, 2 ** 70)).toBe("1,180,591,620,717,411,303,424");
  expect(format({ kind: "number", digits: twoDigits }, 1e23)).toBe("100,000,000,000,000,000,000,000");
});
