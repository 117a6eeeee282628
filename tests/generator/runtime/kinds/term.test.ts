import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { termRuntime } from "../../../../generator/runtime/kinds/term.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { term } from "../descriptions.ts";

const today = "2026-11-21";
const words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    life: ["life", "life imprisonment"],
    life_without_parole: ["life without parole"],
    to: ["to", "through"],
  },
  es: { life: ["cadena perpetua", "perpetua"], from: ["de", "desde"], to: ["a", "hasta"] },
  zh: { life: ["终身监禁"], life_without_parole: ["不得假释的终身监禁"], from: ["从"], to: ["至", "到"] },
  ar: { life: ["السجن المؤبد"], from: ["من"], to: ["إلى", "الى"] },
};
const namesIn = (locale: string) => {
  const own = words[locale] ?? {};
  return (id: string): readonly string[] => own[id] ?? [];
};
const read = (text: string, locale?: string) =>
  readField(term, text, {
    today,
    ...(locale === undefined ? {} : { locale, unitNames: namesIn(locale) }),
  });

/** Of the languages that there are and that may come: how a sentence joins two figures, what stands before and between them, and months. */
const twelve = [
  ["en", "{low} to {high} months", "", "to"],
  ["es", "de {low} a {high} meses", "de", "a"],
  ["zh", "{low} 至 {high} 个月", "", "至"],
  ["ar", "من {low} إلى {high} شهرًا", "من", "إلى"],
  ["de", "{low} bis {high} Monate", "von", "bis"],
  ["fr", "de {low} à {high} mois", "de", "à"],
  ["pt", "de {low} a {high} meses", "de", "a"],
  ["ru", "от {low} до {high} месяцев", "от", "до"],
  ["ja", "{low} から {high} か月", "", "から"],
  ["ko", "{low}개월에서 {high}개월", "", "에서"],
  ["hi", "{low} से {high} महीने", "", "से"],
  ["vi", "từ {low} đến {high} tháng", "từ", "đến"],
] as const;

describe("a range as a sentence says it is read", () => {
  test.each(twelve)("%s", (locale, sentence, from, to) => {
    const [, unit = ""] = /\{high\}\s*(\S+)$/u.exec(sentence) ?? [];
    const names: Readonly<Record<string, readonly string[]>> = {
      month: [unit],
      from: [from].filter((word) => word !== ""),
      to: [to],
    };
    const text = sentence.replace("{low}", "41").replace("{high}", "45");
    expect(readField(term, text, { today, locale, unitNames: (id) => names[id] ?? [] })).toMatchObject({
      kind: "read",
      value: "41-45 month",
    });
  });
});

describe("a term as people type it", () => {
  test.each([
    { locale: "en", given: "12 months", want: "12 month" },
    { locale: "en", given: "41-45 months", want: "41-45 month" },
    { locale: "en", given: "41–45 months", want: "41-45 month" },
    { locale: "en", given: "41 to 45 months", want: "41-45 month" },
    { locale: "en", given: "from 41 months to 45 months", want: "41-45 month" },
    { locale: "en", given: "12 months and 1 day", want: "12 month 1 day" },
    { locale: "en", given: "1 yr 6 mo", want: "1 year 6 month" },
    { locale: "en", given: "72h", want: "72 hour" },
    { locale: "en", given: "1 year to 18 months", want: "1 year to 18 month" },
    { locale: "en", given: "25 years to life", want: "25 year to life" },
    { locale: "en", given: "Life imprisonment", want: "life" },
    { locale: "en", given: "LIFE WITHOUT PAROLE", want: "life_without_parole" },
    { locale: "en", given: "41-45 month", want: "41-45 month" },
    { locale: "es", given: "de 41 a 45 meses", want: "41-45 month" },
    { locale: "es", given: "1 año y 1 día", want: "1 year 1 day" },
    { locale: "es", given: "25 años a cadena perpetua", want: "25 year to life" },
    { locale: "zh", given: "41至45个月", want: "41-45 month" },
    { locale: "zh", given: "25年至终身监禁", want: "25 year to life" },
    { locale: "zh", given: "不得假释的终身监禁", want: "life_without_parole" },
    { locale: "ar", given: "شهران", want: "2 month" },
    { locale: "ar", given: "12 شهرًا", want: "12 month" },
    { locale: "ar", given: "من ٤١ إلى ٤٥ شهرا", want: "41-45 month" },
    { locale: "ar", given: "41-45 شهرًا", want: "41-45 month" },
    { locale: "ar", given: "25 سنة إلى السجن المؤبد", want: "25 year to life" },
  ])("$locale $given", ({ locale, given, want }) => {
    expect(read(given, locale)).toMatchObject(
      want === undefined ? { code: "not_a_term" } : { kind: "read", value: want, canonical: want },
    );
  });

  test.each([
    "12",
    "45-41 months",
    "life to 25 years",
    "1 day 1 month",
    "-3 months",
    "to",
    "a long time",
    "1 month to",
  ])("%s is none", (text) => {
    expect(read(text, "en")).toMatchObject({ kind: "unreadable", code: "not_a_term" });
  });

  test("a link holds the canonical text and no other", () => {
    expect(read("25 year to life")).toMatchObject({ value: "25 year to life" });
    expect(read("25 years to life")).toMatchObject({ code: "not_a_term" });
  });
});

test.each(Object.keys(words))("a field of terms reads back what it shows in %s", (locale) => {
  const some = fc.constantFrom(
    "41-45 month",
    "72 hour",
    "2 month",
    "1 year 1 day",
    "25 year to life",
    "1 year to 18 month",
    "life",
  );
  fc.assert(
    fc.property(some, (value) => {
      const shown = fieldText(term, value, locale, undefined, namesIn(locale));
      expect(read(shown, locale), shown).toMatchObject({ value });
    }),
  );
});

test("a term keeps to its limits", () => {
  const input = { ...term, minimum: "6 month", maximum: "25 year to life" };
  const check = (value: string) => termRuntime.check(input, value, { today, values: {} });
  expect(check("1 day")).toMatchObject({ code: "below_minimum" });
  expect(check("6-12 month")).toBeUndefined();
  expect(check("life")).toMatchObject({ code: "above_maximum" });
  expect(check("one")).toMatchObject({ code: "not_a_term" });
});
