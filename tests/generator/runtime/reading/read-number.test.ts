import { NumberParser } from "@internationalized/number";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberMarks } from "../../../../generator/runtime/reading/number-marks.ts";
import { readCanonicalNumber, readNumber } from "../../../../generator/runtime/reading/read-number.ts";

const locales = ["en", "es", "zh", "ar", "ar-EG", "de", "de-AT", "de-CH", "fr", "hi", "fa", "ja", "en-IN"];

describe("one reading", () => {
  const cases = [
    // Two separators: the last is the decimal mark.
    { locale: "de-AT", given: "1.234,5", want: "1234.5" },
    { locale: "fr", given: "1 234 567,89", want: "1234567.89" },
    { locale: "de-CH", given: "1’234.5", want: "1234.5" },
    // An apostrophe before a group with its own mark sets off millions.
    { locale: "es-US", given: "1'200,000.50", want: "1200000.5" },
    { locale: "en", given: "1,200'000,000", want: "1200000000" },
    { locale: "en", given: "12,345'678,901.25", want: "12345678901.25" },
    // One separator repeated: grouping.
    { locale: "en", given: "1.000.000", want: "1000000" },
    { locale: "hi", given: "12,34,567", want: "1234567" },
    { locale: "hi", given: "1,234,567", want: "1234567" },
    // One separator that can only be a decimal mark, or only group.
    { locale: "en", given: ".125", want: "0.125" },
    { locale: "en", given: "1 234", want: "1234" },
    { locale: "es-US", given: "1'500", want: "1500" },
    { locale: "es-US", given: "1'200'000", want: "1200000" },
    { locale: "ar", given: "1٬200٬000", want: "1200000" },
    { locale: "en", given: "1\u202f234", want: "1234" },
    { locale: "en", given: "1٫234", want: "1.234" },
    // Digits and signs of other scripts.
    { locale: "ja", given: "１２３４．５", want: "1234.5" },
    { locale: "ar", given: "١٬٢٣٤٫٥", want: "1234.5" },
    { locale: "ar", given: "\u061c-٥", want: "-5" },
    { locale: "fa", given: "\u200e\u2212۵", want: "-5" },
    { locale: "hi", given: "१२३", want: "123" },
    { locale: "en", given: "\u22125", want: "-5" },
    { locale: "en", given: "+5", want: "5" },
    { locale: "en", given: " - 5 ", want: "-5" },
    // Needless zeros, and zero without a sign.
    { locale: "en", given: "007.50", want: "7.5" },
    { locale: "en", given: "-0.0", want: "0" },
    // More digits than a double holds.
    { locale: "en", given: "0.12345678901234567890123", want: "0.12345678901234567890123" },
  ];
  test.each(cases)("$locale $given is $want", ({ locale, given, want }) => {
    expect(readNumber(given, locale)).toEqual({ kind: "read", text: want });
  });
});

describe("numbers as people write them", () => {
  const money = { affixes: () => ["USD", "$", "US$", "dollars"] };
  test.each([
    { locale: "en", given: "400k", want: "400000" },
    { locale: "en", given: "400 K", want: "400000" },
    { locale: "en", given: "$400k", want: "400000" },
    { locale: "en", given: "1.2m", want: "1200000" },
    { locale: "en", given: "1.2M", want: "1200000" },
    { locale: "en", given: "$1.2 million", want: "1200000" },
    { locale: "en", given: "1.2 million dollars", want: "1200000" },
    { locale: "en", given: "-$3 bn", want: "-3000000000" },
    { locale: "en", given: "2 lakh", want: "200000" },
    { locale: "en", given: "1.5 crore", want: "15000000" },
    { locale: "en", given: "4,00,000", want: "400000" },
    { locale: "en", given: "12,34,567.50", want: "1234567.5" },
    { locale: "en", given: "4e5", want: "400000" },
    { locale: "en", given: "1.5E-3", want: "0.0015" },
    { locale: "en", given: "400_000", want: "400000" },
    // Written with the marks of another language.
    { locale: "en", given: "1.234,5", want: "1234.5" },
    { locale: "en", given: "1'200'000,50", want: "1200000.5" },
    { locale: "en", given: "1'200.000,50", want: "1200000.5" },
    { locale: "es-US", given: "1'200,000 dollars", want: "1200000" },
    { locale: "es-US", given: "1'200'000,500", want: "1200000.5" },
    { locale: "de", given: "1,234.5", want: "1234.5" },
    { locale: "en", given: "½", want: "0.5" },
    { locale: "en", given: "1½", want: "1.5" },
    { locale: "en", given: "1 1/2", want: "1.5" },
    { locale: "en", given: "3/4", want: "0.75" },
    { locale: "en", given: "-2 ⅔", want: `-2.${"6".repeat(29)}7` },
    { locale: "en", given: "1,234 1/2", want: "1234.5" },
    { locale: "es", given: "400 mil", want: "400000" },
    { locale: "es", given: "1,2 millones", want: "1200000" },
    { locale: "es", given: "1 millón", want: "1000000" },
    { locale: "es", given: "2 mil millones", want: "2000000000" },
    { locale: "es", given: "1 billón", want: "1000000000000" },
    { locale: "zh", given: "40万", want: "400000" },
    { locale: "zh", given: "1.5 亿", want: "150000000" },
    { locale: "zh", given: "３千", want: "3000" },
    { locale: "ar", given: "٤٠٠ ألف", want: "400000" },
    { locale: "ar", given: "3 آلاف", want: "3000" },
    { locale: "ar", given: "١٫٢ مليون", want: "1200000" },
    { locale: "ar", given: "4 ملايين", want: "4000000" },
    { locale: "hi", given: "२ लाख", want: "200000" },
    { locale: "de", given: "1,2 Mio.", want: "1200000" },
    { locale: "fr", given: "400 mille", want: "400000" },
    { locale: "de", given: "1,2 Mio", want: "1200000" },
    { locale: "ru", given: "320 тыс", want: "320000" },
    { locale: "pl", given: "320 tys", want: "320000" },
    { locale: "zh", given: "1亿2000万", want: "120000000" },
    { locale: "zh", given: "3万5千", want: "35000" },
    { locale: "zh", given: "12万3,456", want: "123456" },
    { locale: "ja", given: "1億2000万", want: "120000000" },
    { locale: "ko", given: "3만", want: "30000" },
    { locale: "ko", given: "2억 5천만", want: "250000000" },
    { locale: "hi", given: "1 करोड़ 20 लाख", want: "12000000" },
    { locale: "en", given: "2 crore 50 lakh", want: "25000000" },
    { locale: "en", given: "1 million 200 thousand dollars", want: "1200000" },
    { locale: "es", given: "1 millón 200 mil", want: "1200000" },
    { locale: "ar", given: "3 ملايين 500 ألف", want: "3500000" },
    { locale: "vi", given: "2 tỷ 500 triệu", want: "2500000000" },
    { locale: "zh", given: "1亿2000万3千5", want: "120003005" },
  ])("$locale $given is $want", ({ locale, given, want }) => {
    const reading = readNumber(given, locale, money);
    expect(reading).toMatchObject({ kind: "read", text: want });
  });

  test("a number with the marks of another language is said again in those of its own", () => {
    expect(readNumber("1.234,56", "en")).toEqual({ kind: "read", text: "1234.56", isReworded: true });
    expect(readNumber("1,234.56", "en")).toEqual({ kind: "read", text: "1234.56" });
  });

  test("both readings of a number are a thousand times as much", () => {
    expect(readNumber("1,234k", "en")).toEqual({
      kind: "read",
      text: "1234000",
      other: "1234",
      isReworded: true,
    });
  });

  test.each([
    "3/0",
    "1/2/3",
    "k",
    "1.2 millionx",
    "4e99999",
    "5 k k k",
    "1 k million thousand",
    "2 1.5/3",
    "½½",
    "200 thousand 1 million",
    "5 thousand 20 thousand",
    "1 million 2.5",
    "5 ft 3",
    "5 k 20",
    "1/",
    "/2",
  ])("%s is no number", (given) => {
    expect(readNumber(given, "en").kind).toBe("invalid");
  });
});

describe("two readings: the locale decides", () => {
  test.each([
    { locale: "en", given: "1,234", want: "1234", other: "1.234" },
    { locale: "en", given: "1.234", want: "1.234", other: "1234" },
    { locale: "de", given: "1.234", want: "1234", other: "1.234" },
    { locale: "de", given: "-123,456", want: "-123.456", other: "-123456" },
    { locale: "fr", given: "1.234", want: "1234", other: "1.234" },
    { locale: "ar-EG", given: "1,234", want: "1234", other: "1.234" },
    { locale: "ar", given: "1،234", want: "1234", other: "1.234" },
    // An apostrophe sets off millions, or thousands.
    { locale: "es-US", given: "1'200,000", want: "1200000", other: "1200" },
    { locale: "es-US", given: "-12'345,678", want: "-12345678", other: "-12345.678" },
    { locale: "en", given: "1’200,000", want: "1200000", other: "1200" },
    { locale: "en", given: "1'234.567", want: "1234.567", other: "1234567" },
    { locale: "de-CH", given: "1'234.567", want: "1234.567", other: "1234567" },
    { locale: "de", given: "1'234,567", want: "1234.567", other: "1234567" },
  ])("$locale $given", ({ locale, given, want, other }) => {
    expect(readNumber(given, locale)).toEqual({ kind: "read", text: want, other });
  });

  // The mark that groups, where the language puts none: left by an edit, or the decimal mark of another language.
  test.each([
    { locale: "en", given: "20,0000", want: "200000", other: "20" },
    { locale: "en", given: "20,00", want: "20", other: "2000" },
    { locale: "en", given: "400,00", want: "400", other: "40000" },
    { locale: "en", given: "1234,5", want: "1234.5", other: "12345" },
    { locale: "en", given: "1,23", want: "1.23", other: "123" },
    { locale: "en", given: "1234,567", want: "1234.567", other: "1234567" },
    { locale: "es-US", given: "3,14159", want: "314159", other: "3.14159" },
    { locale: "de", given: "20.0000", want: "200000", other: "20" },
    { locale: "de", given: "1.5", want: "1.5", other: "15" },
    { locale: "de", given: "1234.56", want: "1234.56", other: "123456" },
    { locale: "de", given: "0.125", want: "0.125" },
    { locale: "en", given: "0,5", want: "0.5" },
  ])("$locale $given is said", ({ locale, given, want, other }) => {
    const second = other === undefined ? {} : { other };
    expect(readNumber(given, locale)).toEqual({ kind: "read", text: want, ...second, isReworded: true });
  });
});

describe("no number", () => {
  test.each([
    "",
    "-",
    "abc",
    "1,1,1.2",
    "1,234.567.8",
    "1.234,567,8",
    "1234,567,890",
    "5.",
    "5,",
    ",5,000",
    "1,,234",
    "--5",
    "5-",
    "(5)",
    "0,000,001",
    "1 2 3",
    "1 23",
    "0'200,000",
    "1.200'000,000",
    "1'20,000",
    "1'200,000,000",
    "5²",
    "∞",
    "NaN",
    "0x10",
    "$5",
    "5%",
    "1.2.3",
    "1٫2٫3",
  ])("%s", (given) => {
    expect(readNumber(given, "en")).toEqual({ kind: "invalid", code: "not_a_number" });
  });
  test("of absurd length", () => {
    expect(readNumber("9".repeat(5000), "en")).toEqual({ kind: "invalid", code: "too_large" });
  });
});

test.each([
  { given: "$1,234.50", affixes: ["$", "USD"], want: "1234.5" },
  { given: "-$5", affixes: ["$"], want: "-5" },
  { given: "$-5", affixes: ["$"], want: "-5" },
  { given: "5 usd", affixes: ["USD"], want: "5" },
  { given: "5\u00a0€", affixes: ["€"], want: "5" },
])("$given with $affixes", ({ given, affixes, want }) => {
  expect(readNumber(given, "en", { affixes: () => affixes })).toEqual({ kind: "read", text: want });
  expect(readNumber(given, "en", { affixes: () => ["£"] }).kind).toBe("invalid");
});

test.each([
  { locale: "en", given: "6.5%" },
  { locale: "en", given: "6.5 %" },
  { locale: "en", given: "%6.5" },
  { locale: "en", given: "６．５％" },
  { locale: "en", given: "٦٫٥٪\u061c" },
  { locale: "en", given: "6.5 percent" },
  { locale: "en", given: "6.5 per cent" },
  { locale: "en", given: "6 1/2 %" },
  { locale: "es", given: "6,5 por ciento" },
  { locale: "zh", given: "百分之6.5" },
  { locale: "zh", given: "百分之 ６.５" },
  { locale: "ar", given: "٦٫٥ في المئة" },
  { locale: "ar", given: "6.5 بالمئة" },
  { locale: "de", given: "6,5 Prozent" },
])("a percentage, $locale: $given", ({ locale, given }) => {
  expect(readNumber(given, locale, { percent: true })).toMatchObject({ text: "6.5", hasPercent: true });
  expect(readNumber(given, locale).kind).toBe("invalid");
});

test.each([
  { given: "-1.50", want: { kind: "read", text: "-1.5" } },
  { given: "1.234", want: { kind: "read", text: "1.234" } },
  { given: "1,5", want: { kind: "invalid", code: "not_a_number" } },
  { given: ".5", want: { kind: "invalid", code: "not_a_number" } },
])("canonical $given", ({ given, want }) => {
  expect(readCanonicalNumber(given)).toEqual(want);
});

describe.each(locales)("in %s", (locale) => {
  // Twenty fraction digits hold every double of this size.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });

  test("what Intl writes is read back", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e15, max: 1e15, noNaN: true }).filter((x) => x === 0 || Math.abs(x) > 1e-3),
        (value) => {
          const reading = readNumber(format.format(value), locale);
          expect(reading.kind === "read" && Number(reading.text)).toBe(value + 0);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("plain integers and the locale's grouping agree with @internationalized/number", () => {
    const parser = new NumberParser(locale, { style: "decimal" });
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const text = format.format(value);
        const reading = readNumber(text, locale);
        // NumberParser cannot read Austria's grouping, which Intl itself writes.
        const oracle = parser.parse(text);
        if (!Number.isNaN(oracle)) expect(reading.kind === "read" && Number(reading.text)).toBe(oracle + 0);
      }),
    );
  });
});

test("hostile texts are answered at once", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."0123456789.,' -+٫٬eE%$"), maxLength: 1200 }),
      (text) => {
        const reading = readNumber(text, "en");
        if (reading.kind === "read") expect(reading.text).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      },
    ),
  );
});

test("marks of a locale are those of CLDR", () => {
  expect(numberMarks("de-AT")).toMatchObject({ decimal: ",", group: "\u00a0", groupSize: 3 });
  expect(numberMarks("hi")).toMatchObject({ decimal: ".", group: ",", groupSize: 2 });
  expect(numberMarks("fa")).toMatchObject({ decimal: "٫", group: "٬", digits: Array.from("۰۱۲۳۴۵۶۷۸۹") });
});
