import { describe, expect, test } from "vitest";
import { replyTo } from "./search-line.ts";

/** Lines that leave out what only the visitor can say, the page they lead to, what it is given and what it still needs. */
type Half = readonly [line: string, page: string, texts: object, needed: readonly string[]];

const halves: Readonly<Record<string, readonly Half[]>> = {
  en: [
    ["bmi 180 cm", "health/bmi", { height: "180 centimeter" }, ["Weight"]],
    ["bmi 80 kg", "health/bmi", { weight: "80 kilogram" }, ["Height"]],
    ["bmi 5'6\"", "health/bmi", { height: "66 inch" }, ["Weight"]],
    ["tip 20%", "finance/tip", { tip_rate: "20%" }, ["Bill"]],
    ["mortgage 6%", "finance/mortgage", { annual_rate: "6%" }, ["Home price"]],
    ["mortgage 30 years", "finance/mortgage", { years: "30" }, ["Home price"]],
    ["loan 8%", "finance/loan", { rate: "8%" }, ["Loan amount"]],
    ["car loan 5%", "finance/auto-loan", { annual_rate: "5%" }, ["Price of the car"]],
    ["area 5 m", "math/area", { a: "5 meter" }, ["Width"]],
    // A minimum of ten years ends after fifteen, and a felony takes three quarters where a misdemeanor takes half.
    ["reagan tokes 10 years", "legal/ohio/credit-time", { sentence_years: "10" }, ["Kind of sentence"]],
    [
      "ohio prison 10 years minimum",
      "legal/ohio/credit-time",
      { sentence_years: "10" },
      ["Kind of sentence"],
    ],
    ["18 months ohio prison", "legal/ohio/credit-time", { sentence_years: "18 month" }, ["Kind of sentence"]],
    ["indiana 6 years good time", "legal/indiana/credit-time", { sentence_years: "6" }, ["Conviction"]],
    // No class A felony earns good time.
    ["5 years class a alabama", "legal/alabama/good-time", { sentence_years: "5" }, ["Offense"]],
    ["18 months good time alabama", "legal/alabama/good-time", { sentence_years: "18 month" }, ["Offense"]],
  ],
  es: [
    ["imc 180 cm", "health/bmi", { height: "180 centimeter" }, ["Peso"]],
    ["imc 80 kg", "health/bmi", { weight: "80 kilogram" }, ["Estatura"]],
    ["propina 20%", "finance/tip", { tip_rate: "20%" }, ["Cuenta"]],
    ["préstamo 5%", "finance/loan", { rate: "5%" }, ["Monto del préstamo"]],
    ["5 años de prisión ohio", "legal/ohio/credit-time", { sentence_years: "5" }, ["Tipo de pena"]],
    ["5 años de prisión alabama", "legal/alabama/good-time", { sentence_years: "5" }, ["Delito"]],
  ],
  zh: [
    ["bmi 180厘米", "health/bmi", { height: "180 centimeter" }, ["体重"]],
    ["bmi 80公斤", "health/bmi", { weight: "80 kilogram" }, ["身高"]],
    ["小费 20%", "finance/tip", { tip_rate: "20%" }, ["账单金额"]],
    ["房贷 30年", "finance/mortgage", { years: "30" }, ["房价"]],
    ["俄亥俄州 监狱 5 年", "legal/ohio/credit-time", { sentence_years: "5" }, ["刑罚种类"]],
  ],
  ar: [
    ["كتلة الجسم 180 سم", "health/bmi", { height: "180 centimeter" }, ["الوزن"]],
    ["كتلة الجسم 80 كغ", "health/bmi", { weight: "80 kilogram" }, ["الطول"]],
    ["سجن 5 سنوات أوهايو", "legal/ohio/credit-time", { sentence_years: "5" }, ["نوع العقوبة"]],
    ["بقشيش 20%", "finance/tip", { tip_rate: "20%" }, ["مبلغ الفاتورة"]],
    ["ضريبة 60000", "math/percentage", { number: "60000" }, ["المطلوب", "النسبة المئوية"]],
  ],
};

describe.each(Object.entries(halves))(
  "half a question in %s has no figure, and begins its page",
  (language, lines) => {
    test.each(lines)("%s", async (line, page, texts, needed) => {
      const { answer, incomplete } = await replyTo(language, line);
      expect(answer).toBeUndefined();
      expect(incomplete?.page.route).toBe(page);
      expect(incomplete?.texts).toMatchObject(texts);
      expect(incomplete?.needed).toEqual(needed);
    });
  },
);

describe("a figure that rests on what an author assumes says so", () => {
  test.each([
    ["mortgage 300k", ["Annual interest rate", "Term"]],
    ["loan 20000", ["Annual interest rate", "Loan term"]],
    ["tip 64", ["Tip percentage"]],
    ["personal loan 10000", ["Annual interest rate", "Term"]],
  ])("%s", async (line, assumed) => {
    const { answer } = await replyTo("en", line);
    expect(answer?.result).toMatch(/\d/);
    expect(answer?.assumed.map(({ name }) => name)).toEqual(expect.arrayContaining(assumed));
  });
});

test.each([
  ["es", "propina en japón"],
  ["ar", "بقشيش في اليابان"],
  ["en", "tip in japan"],
  ["ar", "جناية كاليفورنيا"],
])("in %s, a word that is also an option begins no page: %s", async (language, line) => {
  expect(await replyTo(language, line)).toEqual({ answer: undefined, begun: undefined });
});
