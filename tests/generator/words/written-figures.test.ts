import { describe, expect, test } from "vitest";
import type { Unit } from "../../../generator/runtime/display.ts";
import { unitIndex } from "../../../generator/runtime/reading/unit-index.ts";
import { writtenFigures, type FigureLanguage } from "../../../generator/words/written-figures.ts";

const ids = ["day", "month", "year", "ounce", "foot", "square_foot"];
const units: readonly Unit[] = ids.map((id) => ({ id, numerator: "1", denominator: "1", group: "any" }));

function language(
  tag: string,
  currency: string,
  names: Readonly<Record<string, readonly string[]>>,
  spelled: Readonly<Record<string, number>> = {},
  money: readonly string[] = [],
): FigureLanguage {
  const index = unitIndex(units, (id) => names[id] ?? []);
  return { tag, currency, money, spelled: new Map(Object.entries(spelled)), units: index };
}

const english = language(
  "en",
  "USD",
  {
    day: ["days"],
    month: ["months"],
    year: ["years"],
    ounce: ["oz", "ounces"],
    square_foot: ["square feet"],
    foot: ["feet"],
  },
  { two: 2, five: 5 },
);
const spanish = language(
  "es-US",
  "CNY",
  { month: ["meses"], year: ["años", "a"], day: ["días"] },
  { tres: 3 },
);
const chinese = language(
  "zh-Hans",
  "CNY",
  { day: ["天", "日"], month: ["个月", "月"], year: ["年"] },
  { 三: 3, 十: 10, 十二: 12 },
  ["元"],
);
const arabic = language(
  "ar",
  "CNY",
  { month: ["شهر", "أشهر", "شهرًا"], year: ["سنة", "سنوات"] },
  { ثلاث: 3, ثلاثة: 3 },
);

/** Each figure as a line: what is written, its number, what it counts. */
function found(text: string, by: FigureLanguage): readonly string[] {
  return writtenFigures(text, by).map(
    ({ start, end, value, counts }) =>
      `${text.slice(start, end)}: ${value} ${typeof counts === "string" ? counts : counts.id}`,
  );
}

describe("figures as each language writes them", () => {
  test.each([
    { given: "A minimum of 94 months.", want: ["94 months: 94 month"] },
    { given: "It takes five years.", want: ["five years: 5 year"] },
    { given: "A two-year limit? Five years!", want: ["two-year: 2 year", "Five years: 5 year"] },
    { given: "15% or 78 percent", want: ["15%: 0.15 share", "78 percent: 0.78 share"] },
    { given: "A fine of $1,200 (12 months)", want: ["$1,200: 1200 money", "12 months: 12 month"] },
    {
      given: "up to 200 dollars or 1.5 million dollars",
      want: ["200 dollars: 200 money", "1.5 million dollars: 1500000 money"],
    },
    { given: "more than 0.5 ounces", want: ["0.5 ounces: 0.5 ounce"] },
    { given: "500 square feet", want: ["500 square feet: 500 square_foot"] },
    // No amounts: sections, years, other counts.
    { given: "G.S. 15A-1340.17(d) and § 4902 years ago", want: [] },
    { given: "since 2025, on January 31, 2 cores, in 1998 years ago", want: [] },
  ])("in English: $given", ({ given, want }) => {
    expect(found(given, english)).toEqual(want);
  });

  test.each([
    { given: "Son 3,600 yuanes al año.", want: ["3,600 yuanes: 3600 money"] },
    { given: "el 80 % o el 80 por ciento", want: ["80 %: 0.8 share", "80 por ciento: 0.8 share"] },
    { given: "hasta los tres años y 6 meses", want: ["6 meses: 6 month", "tres años: 3 year"] },
    { given: "en 1998 años atrás", want: [] },
    { given: "G.S. 15A-534.1, a menudo", want: [] },
  ])("in Spanish: $given", ({ given, want }) => {
    expect(found(given, spanish)).toEqual(want);
  });

  test.each([
    { given: "标准为3600元，即3,600 元。", want: ["3600元: 3600 money", "3,600 元: 3600 money"] },
    { given: "每年１万元", want: ["１万元: 10000 money"] },
    { given: "百分之80或80%", want: ["百分之80: 0.8 share", "80%: 0.8 share"] },
    { given: "三年，6个月，十二个月", want: ["6个月: 6 month", "三年: 3 year", "十二个月: 12 month"] },
    { given: "2025年8月28日，第三年，二十三年", want: [] },
  ])("in Chinese: $given", ({ given, want }) => {
    expect(found(given, chinese)).toEqual(want);
  });

  test.each([
    { given: "بنسبة ٨٠٪ أو 80%", want: ["٨٠٪: 0.8 share", "80%: 0.8 share"] },
    { given: "قد تبلغ \u206680%\u2069 أو 80 بالمئة", want: ["80%: 0.8 share", "80 بالمئة: 0.8 share"] },
    { given: "مبلغ ٣٬٦٠٠ يوان و250 يوان", want: ["٣٬٦٠٠ يوان: 3600 money", "250 يوان: 250 money"] },
    { given: "١٨ شهرًا أو ثلاث سنوات", want: ["١٨ شهرًا: 18 month", "ثلاث سنوات: 3 year"] },
    { given: "في 1 يناير 2025، المادة 15", want: [] },
  ])("in Arabic: $given", ({ given, want }) => {
    expect(found(given, arabic)).toEqual(want);
  });
});
