import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Lines that name some of their values before, some behind them, and what each value is. */
const named: Readonly<Record<string, readonly (readonly [line: string, texts: object])[]>> = {
  en: [
    [
      "house 300000 20% down payment 7% rate",
      { home_price: "300000", down_payment: "20%", annual_rate: "7%" },
    ],
    ["300k house 7% down payment 20%", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    ["mortgage 300k 7% interest 20% down 15 years", { down_payment: "20%", annual_rate: "7%", years: "15" }],
    ["mortgage 400k 3% property tax 7% interest", { property_tax: "3%", annual_rate: "7%" }],
    ["mortgage 400k 7% 1.2% property tax", { property_tax: "1.2%", annual_rate: "7%" }],
    [
      "mortgage 300,000 at 6.5% for 30 years with 20% down",
      { down_payment: "20%", annual_rate: "6.5%", years: "30" },
    ],
    ["mortgage 300k 20% 6%", { down_payment: "20%", annual_rate: "6%" }],
    [
      "car loan 25000 3000 down payment 5% interest 60 months",
      { price: "25000", down_payment: "3000", annual_rate: "5%", term: "60" },
    ],
    [
      "car loan 30000 with 5000 deposit at 6% for 48 months",
      { price: "30000", down_payment: "5000", annual_rate: "6%" },
    ],
    ["loan 20000 5 years 8% interest", { amount: "20000", term: "5 year", rate: "8%" }],
    ["loan 20000 over 5 years at 8%", { amount: "20000", term: "5 year", rate: "8%" }],
  ],
  es: [
    ["casa 300000 20% pago inicial 7%", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    ["casa 300000 20% de enganche 7%", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    [
      "casa 300000 pago inicial 20% tasa 7%",
      { home_price: "300000", down_payment: "20%", annual_rate: "7%" },
    ],
    [
      "hipoteca 300000 7% interés 20% enganche",
      { home_price: "300000", down_payment: "20%", annual_rate: "7%" },
    ],
    ["préstamo de 10000 a 3 años al 8%", { amount: "10000", term: "3 year", rate: "8%" }],
    ["hipoteca 200.000 3% 25 años", { home_price: "200000", annual_rate: "3%", years: "25" }],
  ],
  zh: [
    ["房子 30万 20%首付 7%", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    ["房子 30万 首付20% 7%", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    ["房贷100万30年利率4.2%", { home_price: "1000000", years: "30", annual_rate: "4.2%" }],
    ["房贷 100万 首付30% 利率4.2% 30年", { down_payment: "30%", annual_rate: "4.2%", years: "30" }],
  ],
  ar: [
    ["منزل 300000 20% دفعة مقدمة 7% فائدة", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    ["منزل 300000 دفعة مقدمة 20% فائدة 7%", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    ["منزل 300000 20% مقدم 7%", { home_price: "300000", down_payment: "20%", annual_rate: "7%" }],
    ["قرض 20000 بفائدة 8% لمدة 5 سنوات", { amount: "20000", rate: "8%", term: "5 year" }],
  ],
};

describe.each(Object.entries(named))("in %s, a value is what the words beside it name", (language, lines) => {
  test.each(lines)("%s", async (line, texts) => {
    expect((await answerTo(language, line))?.texts).toMatchObject(texts);
  });
});

test.each([
  ["es", "casa 300000 20% pago inicial 7%", "down_payment", ["annual_rate"]],
  ["en", "300k house 20% down 7%", "down_payment", ["annual_rate"]],
])("in %s, who asks is told which value a name was taken for: %s", async (language, line, _input, others) => {
  const doubt = (await answerTo(language, line))?.doubt;
  expect(doubt?.text).toBe("20%");
  expect(doubt?.others.map(({ input }) => input)).toEqual(others);
});

test.each([
  ["en", "mortgage 300k 20% down 7% in tokyo"],
  ["en", "loan 20000 8% 5 years 3 kids"],
  ["zh", "房贷 100万 首付三只猫"],
  ["es", "hipoteca 300000 6% gatos 30 años"],
  ["ar", "قرض 20000 8% 5 سنوات قطط"],
])("in %s, a word that says something else leaves a line without an answer: %s", async (language, line) => {
  expect(await answerTo(language, line)).toBeUndefined();
});
