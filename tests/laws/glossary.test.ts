import { describe, expect, test } from "vitest";
import { glossaryProblems, glossaryRows, readGlossary } from "./glossary.ts";
import { translatedLocales, translatedTexts, wordsOf } from "./translated-texts.ts";

const sample = glossaryRows(`
| English             | Spanish                           | Chinese                   | Arabic                         | Note |
| ------------------- | --------------------------------- | ------------------------- | ------------------------------ | ---- |
| jail                | cárcel                            | 县监狱, not: 拘留         | السجن المحلي                   |      |
| jail credit         | abono por detención previa        | 羁押折抵                  | أيام التوقيف                   |      |
| burglary            | allanamiento (burglary), not: robo | 入室犯罪, not: 入室盗窃  | السطو على المباني              |      |
| robbery             | robo con violencia                | 抢劫                      | السرقة بالإكراه                |      |
| interest rate       | tasa                              | 利率                      | سعر الفائدة, not: السعر        |      |
| _price_             | precio                            | 价格                      | السعر                          |      |
`);

describe("what the glossary finds", () => {
  test.each([
    {
      title: "a word of another sense",
      locale: "es",
      english: "Burglary of a home",
      text: "Robo en una vivienda",
      want: 2,
    },
    {
      title: "the right word, inflected",
      locale: "es",
      english: "Two burglaries",
      text: "Dos allanamientos",
      want: 0,
    },
    {
      title: "a word another row has",
      locale: "es",
      english: "Robbery",
      text: "Robos con violencia",
      want: 0,
    },
    {
      title: "the longer term alone",
      locale: "es",
      english: "Less jail credit",
      text: "Menos el abono por detención previa",
      want: 0,
    },
    { title: "a banned word without its term", locale: "zh", english: "Held", text: "拘留", want: 1 },
    {
      title: "names of values are no words",
      locale: "zh",
      english: "{jail} left",
      text: "还剩{jail}",
      want: 0,
    },
    {
      title: "addresses of pages are no words",
      locale: "es",
      english: "On [that page](/en/legal/burglary)",
      text: "En [esa página](/es/legal/burglary)",
      want: 0,
    },
    {
      title: "an Arabic word behind others",
      locale: "ar",
      english: "For the interest rate",
      text: "ولسعر الفائدة",
      want: 0,
    },
    {
      title: "an Arabic banned word behind others",
      locale: "ar",
      english: "A lower one",
      text: "خفض للسعر",
      want: 1,
    },
    {
      title: "advice that allows a banned word",
      locale: "ar",
      english: "Raise the price",
      text: "ارفع السعر",
      want: 0,
    },
  ])("$title", ({ locale, english, text, want }) => {
    expect(glossaryProblems({ locale, folder: "", key: "", english, text }, sample)).toHaveLength(want);
  });
});

describe("a translation uses the words of the glossary", () => {
  const rows = readGlossary();
  test.each(translatedLocales)("%s", (locale) => {
    expect(translatedTexts(locale).flatMap((text) => glossaryProblems(text, rows))).toEqual([]);
  });
});

/** Phrases that once said another thing than the English, or nothing a reader could use: none of them comes back. */
const misleading = {
  es: [
    // The law says "impairment" of the faculties: "alteración" is a change, and "fuerte" is of a drink.
    /alteración (?:leve|grave|por un medicamento)|impedimento (?:leve|grave)|\bmuy fuerte\b/iu,
    // In a refusal: the date belongs into the sentence, not behind it.
    /en esta fecha no exist/iu,
    /salida o pena/iu,
    /mueva primero/iu,
    /último escalón|pago debido|pago igual/iu,
    /(?:salida|supervisión) más (?:temprana|tardía)|(?:primera|última) de (?:las fechas )?\{/iu,
    /se aparta (?:hacia|del rango)/iu,
    /precio según|escala, según|según la A\+/iu,
    /la mitad más rápido/iu,
    /delitos sentenciados/iu,
    // A month has no article where a day has one.
    /meses completos del \{/u,
    // "Solo" behind the noun reads as "only": the minimum by itself is "por sí solo".
    /\bmínimo solo(?:[.,;]| termina)/iu,
    // A day that fills no group; "impar" is the 1st, the 3rd, the 5th.
    /\bdía impar\b/iu,
    // A judge orders suspended days served; "devuelve" gives them to the person.
    /un juez devuelve/iu,
  ],
  zh: [
    /移动(?:年|月)/u,
    /小数小时/u,
    /快一半/u,
    /标准（按/u,
    /出狱日期：\{/u,
    // A day that counts as two, read the other way around; a strike that only baseball knows; a waiver that frees.
    /[二三]抵一/u,
    /算(?:一次)?“振”|一次“振”/u,
    /初犯豁免/u,
  ],
  ar: [
    /في لا صف/u,
    /لأرفع/u,
    /صاحب الخصم/u,
    /فوق القاع/u,
    /السكان الآسيويين/u,
    /(?:بعد|قبل) البلوغ/u,
    /ستة عشري/u,
    // A release on bail, for a date that may still move; "my opponent", for my credit; a pardon, for a lighter range.
    /الإفراج المؤقت/u,
    /(?<!\p{L})خصمي/u,
    /إعفاء (?:ل)?(?:ال|ل)?جناية الأولى/u,
  ],
} as const;

test.each(translatedLocales)("nothing that once misled comes back in %s", (locale) => {
  const found = translatedTexts(locale).flatMap(({ folder, key, text }) =>
    misleading[locale].some((phrase) => phrase.test(text)) ? [`${folder} ${key}: ${text}`] : [],
  );
  expect(found).toEqual([]);
});

/** السعر alone is what something costs: a rate of interest is سعر الفائدة. */
test("Arabic calls no rate of interest the price", () => {
  const wrong = translatedTexts("ar").flatMap(({ folder, key, english, text }) => {
    if (!folder.startsWith("finance/") || folder === "finance/currency-converter") return [];
    return /(?<!\p{L})[وفبك]{0,2}(?:ال|لل)سعر(?!\p{L})/u.test(wordsOf(text)) && !/pric|quote/iu.test(english)
      ? [`${folder} ${key}: ${text}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

test("Chinese calls the class of an offense 级别: 等级 is the record level", () => {
  const wrong = translatedTexts("zh").flatMap(({ folder, key, english, text }) =>
    folder.startsWith("legal/north-carolina/") &&
    text.replaceAll("前科等级", "").includes("等级") &&
    !/\blevels?\b/iu.test(english)
      ? [`${folder} ${key}: ${text}`]
      : [],
  );
  expect(wrong).toEqual([]);
});

// Cut for room, one said that extra payments are made, the other nothing of growth.
test.each([
  { folder: "finance/mortgage", fact: "con los pagos extra que haga" },
  { folder: "finance/schd-dividend", fact: "crecimiento" },
])("the Spanish summary of $folder has every fact: $fact", ({ folder, fact }) => {
  const summary = translatedTexts("es").find((each) => each.folder === folder && each.key === "summary");
  expect(summary?.text).toContain(fact);
});
