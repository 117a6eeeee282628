import { describe, expect, test } from "vitest";
import { glossaryProblems, glossaryRows, readGlossary } from "./glossary.ts";
import { translatedLocales, translatedTexts } from "./translated-texts.ts";

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
