import { describe, expect, test } from "vitest";
import { formatValue, type FormatContext } from "../../../generator/presentation/format-value.ts";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
import { writeContextIn } from "../../setup/write-context.ts";

/** With plain spaces, as it is read. */
function written(term: string, locale: string, sentence: Partial<FormatContext> = {}): string {
  return formatValue(termDisplay, term, { ...writeContextIn(locale), ...sentence }).replaceAll("\u00a0", " ");
}

test.each([
  { term: "41-45 month", en: "41–45 months", es: "41–45 meses", zh: "41–45 个月", ar: "41–45 شهرًا" },
  { term: "72 hour", en: "72 hours", es: "72 horas", zh: "72 小时", ar: "72 ساعة" },
  {
    term: "12 month 1 day",
    en: "12 months and 1 day",
    es: "12 meses y 1 día",
    zh: "12 个月和 1 天",
    ar: "12 شهرًا ويوم واحد",
  },
  {
    term: "25 year to life",
    en: "25 years to life",
    es: "de 25 años a cadena perpetua",
    zh: "25 年至终身监禁",
    ar: "25 سنة إلى السجن المؤبد",
  },
  {
    term: "1 year to 18 month",
    en: "1 year to 18 months",
    es: "de 1 año a 18 meses",
    zh: "1 年至 18 个月",
    ar: "سنة واحدة إلى 18 شهرًا",
  },
  { term: "1-2 year", en: "1–2 years", es: "1–2 años", zh: "1–2 年", ar: "1–2 سنوات" },
  {
    term: "life_without_parole",
    en: "life without parole",
    es: "cadena perpetua sin libertad condicional",
    zh: "不得假释的终身监禁",
    ar: "السجن المؤبد دون إفراج مشروط",
  },
])("$term", ({ term, ...want }) => {
  for (const [locale, text] of Object.entries(want)) expect(written(term, locale)).toBe(text);
});

describe("in a sentence a range has words", () => {
  test.each([
    { term: "2-12 year", en: "2 to 12 years", es: "de 2 a 12 años", zh: "2 至 12 年", ar: "من 2 إلى 12 سنة" },
    { term: "1-2 year", en: "1 to 2 years", es: "de 1 a 2 años", zh: "1 至 2 年", ar: "من 1 إلى 2 سنوات" },
    { term: "72 hour", en: "72 hours", es: "72 horas", zh: "72 小时", ar: "72 ساعة" },
  ])("$term", ({ term, ...want }) => {
    for (const [locale, text] of Object.entries(want))
      expect(written(term, locale, { inSentence: true })).toBe(text);
  });

  test.each([
    { term: "2-12 year", en: "2 to 12 years", es: "2 a 12 años", ar: "2 إلى 12 سنة" },
    { term: "1 year to 18 month", en: "1 year to 18 months", es: "1 año a 18 meses" },
    { term: "25 year to life", en: "25 years to life", es: "25 años a cadena perpetua" },
  ])("$term after a preposition", ({ term, ...want }) => {
    for (const [locale, text] of Object.entries(want))
      expect(written(term, locale, { inSentence: true, form: "of" })).toBe(text);
  });
});
