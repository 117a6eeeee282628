import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatValue } from "../../../generator/presentation/format-value.ts";
import { renderMessage } from "../../../generator/presentation/message.ts";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
import { compileMessage } from "../../../generator/words/message.ts";

function written(term: string, locale: string): string {
  const words: unknown = parse(readFileSync(`specs/words/${locale}.yaml`, "utf8"));
  return formatValue(termDisplay, term, {
    locale,
    word: (key, given = {}) =>
      renderMessage(compileMessage(textAt(words, key.split(".")), locale).message, given, locale),
  });
}

function textAt(words: unknown, path: readonly string[]): string {
  const [key, ...rest] = path;
  if (key === undefined) return String(words);
  const entries = words !== null && typeof words === "object" ? Object.entries(words) : [];
  return textAt(entries.find(([name]) => name === key)?.[1], rest);
}

test.each([
  { term: "41-45 month", en: "41–45 months", es: "41-45 meses", zh: "41-45个月", ar: "41–45 شهرًا" },
  { term: "72 hour", en: "72 hours", es: "72 horas", zh: "72小时", ar: "72 ساعة" },
  {
    term: "12 month 1 day",
    en: "12 months and 1 day",
    es: "12 meses y 1 día",
    zh: "12个月和1天",
    ar: "12 شهرًا ويوم",
  },
  {
    term: "25 year to life",
    en: "25 years to life",
    es: "de 25 años a cadena perpetua",
    zh: "25年至终身监禁",
    ar: "25 سنة إلى السجن المؤبد",
  },
  {
    term: "1 year to 18 month",
    en: "1 year to 18 months",
    es: "de 1 año a 18 meses",
    zh: "1年至18个月",
    ar: "سنة إلى 18 شهرًا",
  },
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
