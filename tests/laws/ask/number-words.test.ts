import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Lines with numbers in words. The figure of each was worked out by hand before it was asked. */
const lines: Readonly<Record<string, readonly (readonly [line: string, figure: string])[]>> = {
  en: [
    ["fifteen hundred divided by twelve", "125"],
    ["twenty-five percent of eighty", "20"],
    ["two thousand three hundred forty five plus five", "2,350"],
    ["one hundred and five times three", "315"],
    ["half of two hundred", "100"],
    ["five miles in km", "8.04672 km"],
    ["tip eighteen percent on sixty four", "$11.52"],
    ["two hours thirty minutes times three", "7 h 30 min"],
    ["from nine to five", "8 h"],
  ],
  es: [
    ["quince por ciento de doscientos cuarenta", "36"],
    ["treinta y cinco por dos", "70"],
    ["tres millones doscientos mil entre doce", "266,666.666667"],
    ["mil doscientos más ochocientos", "2,000"],
    ["propina del quince por ciento de ochenta", "$12.00"],
    ["de las ocho y media a las cinco y cuarto de la tarde", "8 h 45 min"],
  ],
  zh: [
    ["一万二加三千五", "15,500"],
    ["一万二的15%", "1,800"],
    ["三万五除以十二", "2,916.66666667"],
    ["三百五加十五", "365"],
    ["三百零五乘二", "610"],
    ["二分之一加三分之一", "0.833333333333"],
    ["八十的百分之十五", "12"],
    ["八百块打七五折多少钱", "600"],
    ["上午九点半到下午六点一刻", "8 小时 45 分钟"],
    ["五公里等于多少米", "5,000 m"],
  ],
  ar: [
    ["خمسة وعشرين بالمية من ٨٠٠", "200"],
    ["خمسة وعشرين زائد خمسة عشر", "40"],
    ["ألفين وخمسمية زائد سبعمية", "3,200"],
    ["ثلاثمئة وخمسة وأربعون ناقص خمسة", "340"],
    ["خمسة آلاف زائد مئة", "5,100"],
    ["عشرون بالمئة من مئتين", "40"],
  ],
};

describe.each(Object.entries(lines))("in %s", (language, asked) => {
  test.each(asked)("%s is %s", async (line, figure) => {
    const result = (await answerTo(language, line))?.result ?? "";
    const plain = result.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
    expect(plain.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(figure);
  });
});

/** Words that may be no number, or two. */
const uncertain: Readonly<Record<string, readonly string[]>> = {
  en: [
    "one of my friends",
    "one house mortgage 6% 30 years",
    "second base 3",
    "a tip of 20%",
    "twenty a day",
    "thirty and a half times two",
    "nineteen eighty plus five",
    "five two plus one",
  ],
  es: ["una de las tres", "una propina del 20%", "treinta y un más dos", "la mitad de tres cuartos"],
  zh: ["一下", "算一下", "三八妇女节送什么礼物", "二十四小时便利店附近", "三五加二", "三角形和四边形"],
  ar: ["الف ليلة وليلة", "ست البيت", "واحد من أصدقائي"],
};

describe.each(Object.entries(uncertain))(
  "in %s, what may be no number is not read as one",
  (language, all) => {
    test.each(all)("%s", async (line) => {
      expect(await answerTo(language, line)).toBeUndefined();
    });
  },
);
