import { describe, expect, test } from "vitest";
import { foundRoutes, nearIn } from "./search-line.ts";

/** Lines that no page is about, by the category nearest to each. */
const lines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    finance: "salary|salary calculator|my salary after taxes|bitcoin price|rent in austin",
    health: "calories in an apple|diabetes diet",
    "daily-life": "calendar 2027",
    food: "drinks",
    legal: "divorce lawyer|child support calculator",
    math: "standard deviation|matrix",
    "automotive-engine": "torque of an engine",
  },
  es: {
    finance: "salario|sueldo neto|calculadora de aguinaldo",
    health: "calorías|calorias",
    legal: "divorcio",
    math: "desviación estándar",
  },
  zh: { finance: "工资|年终奖怎么算|年終獎", health: "卡路里", legal: "离婚律师", math: "标准差" },
  ar: { finance: "الراتب|حساب الراتب|زكاة", health: "سعرات", legal: "طلاق", math: "انحراف معياري" },
};

/** Lines that have a word of a category and are not about it. */
const ofNone: Readonly<Record<string, readonly string[]>> = {
  en: [
    "points of interest in rome and paris",
    "what does lol mean",
    "recipe",
    "preheat oven 350 for 20 min frozen pizza",
  ],
  es: ["edad media resumen", "interés por la lectura en niños", "receta pastel tres leches 12 personas"],
  zh: ["5升汽油40:1加多少机油", "升学宴祝福语"],
  ar: ["صيدلية قريبة ٢٤ ساعة"],
};

describe.each(Object.entries(lines))(
  "the category nearest to a line that finds nothing, in %s",
  (language, by) => {
    test.each(
      Object.entries(by).flatMap(([category, text]) =>
        text.split("|").map((line) => [line, category] as const),
      ),
    )("%s: %s", async (line, category) => {
      expect(await foundRoutes(language, line)).toEqual([]);
      expect(await nearIn(language, line)).toBe(category);
    });

    test.each(ofNone[language] ?? [])("%s is near none", async (line) => {
      expect(await nearIn(language, line)).toBeUndefined();
    });

    test("what means nothing is near none", async () => {
      expect(await nearIn(language, "qwertz")).toBeUndefined();
    });
  },
);
