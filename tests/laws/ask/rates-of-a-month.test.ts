import { describe, expect, test } from "vitest";
import { answersTo, answerTo } from "./search-line.ts";
import { testFigures, testUnanswered } from "./line-tests.ts";

/** Each payment is amount × r ÷ (1 − (1 + r)^−n) with the rate of a month as it is said, worked out in Python. */
testFigures("a rate of a month is no rate of a year", {
  en: [
    ["loan 12000 at 1.5% a month for 2 years", "$599.09"],
    ["business loan 80k 1.25% monthly 36 months", "$2,773.23"],
    ["car loan 24000 0.9% per month 60 months", "$519.43"],
    ["personal loan 7500 2.1% each month 12 months", "$713.56"],
    ["student loan 30000 0.45% a month 10 years", "$324.09"],
    ["mortgage 250k 0.55% monthly 30 years", "$1,596.65"],
    ["loan 9000 monthly rate 1.75% 18 months", "$587.20"],
    ["loan 9000 2 percent per month 18 months", "$600.32"],
    // Interest alone: 50,000 × 0.7%
    ["heloc 50000 0.7% a month", "$350.00"],
  ],
  es: [
    ["prestamo 5000 al 2 mensual 12 meses", "$472.80"],
    ["prestamo 12000 al 1.5% mensual a 24 meses", "$599.09"],
    ["credito negocio 90 mil al 1,8% mensual 12 meses cuanto pago", "$8,406.18"],
    ["prestamo auto 240 mil 1.1% al mes 48 meses", "$6,462.45"],
    ["prestamo personal 30000 2.5% mensual 18 meses", "$2,090.10"],
    ["prestamo estudiantil 30000 0.45% mensual 10 años", "$324.09"],
    ["hipoteca 1500000 0.85% mensual 20 años", "$14,674.65"],
    ["prestamo 8000 tasa mensual del 3% a 6 meses", "$1,476.78"],
    // Interest alone: 40,000 × 0.9%
    ["heloc 40000 0.9% mensual", "$360.00"],
  ],
  zh: [
    ["贷款12万 月息0.8% 24个月", "¥5,515.26"],
    ["个人贷款3万 月利率1.2% 12个月", "¥2,699.26"],
    ["车贷9万 月利率0.5% 3年", "¥2,737.97"],
    ["房贷80万 月利率0.35% 20年", "¥4,932.57"],
    ["企业贷款30万 每月0.9% 2年", "¥13,954.51"],
    ["贷款5万 月利率0.6 1年", "¥4,330.95"],
  ],
  ar: [
    ["قرض 50000 فائدة 1.5% شهريا 24 شهر", "2,496.21 دولار"],
    ["قرض سيارة 80000 0.8% شهريا 60 شهر", "1,684.06 دولار"],
    ["قرض شخصي 15000 2% في الشهر 12 شهر", "1,418.39 دولار"],
    ["رهن عقاري 600000 0.5% شهريا 25 سنة", "3,865.81 دولار"],
    ["قرض تجاري 120000 1.2% بالشهر 36 شهر", "4,124.67 دولار"],
    ["قرض 50000 فائدة شهرية 1% 36 شهر", "1,660.72 دولار"],
  ],
});

/** What goes into no year in one way, and a rate that no lender takes in a year: 8% a month are 96%. */
testUnanswered("a rate of another time is none of a year", {
  en: [
    "loan 10000 at 1% per week for 12 months",
    "loan 10000 at 3% quarterly for 2 years",
    "business loan 60000 0.1% daily 12 months",
    "car loan 20000 2% a quarter 48 months",
    "loan 10000 weekly interest rate 1% 12 months",
    "loan 9000 8% a month 3 years",
    "15% monthly discount on 80",
    // 70.8% is no down payment
    "car loan 20000 5.9% monthly 60 months",
  ],
  es: [
    "prestamo 10000 al 1% semanal 12 meses",
    "credito negocio 60 mil 0.5% trimestral 2 años",
    "prestamo auto 200 mil 0.7% quincenal 48 meses",
    "hipoteca 150000 3% mensual 25 años",
    "prestamo 10000 tasa diaria 0.1% 12 meses",
    "propina 10% mensual de 80",
  ],
  zh: [
    "贷款10万 日利率0.05% 12个月",
    "贷款10万 季度利率1.5% 2年",
    "贷款10万 月息1分 12个月",
    "贷款10万 周息1% 12个月",
  ],
  ar: ["قرض 60000 3% كل ربع سنة سنتين", "قرض 60000 1% اسبوعيا 12 شهر", "قرض 60000 فائدة يومية 0.1% 12 شهر"],
});

describe("what is said of the payment says nothing of the rate", () => {
  test.each([
    ["en", "9000 loan 11% 3 years monthly", "11%"],
    ["en", "mortgage 300k 6% 30 years monthly payment", "6%"],
    ["es", "prestamo 9000 11% anual 3 años pago mensual", "11%"],
    ["zh", "房贷100万4.9%30年每月还多少", "4.9%"],
    ["zh", "贷款10万 年利率4.5% 3年", "4.5%"],
  ])("in %s: %s", async (language, line, rate) => {
    const { texts = {} } = (await answerTo(language, line)) ?? {};
    expect(texts["annual_rate"] ?? texts["rate"]).toBe(rate);
  });

  test("a line that goes on may say the rate by the month too", async () => {
    const [, after] = await answersTo("en", ["loan 12000 8% 2 years", "and at 1.5% a month?"]);
    expect(after?.texts).toMatchObject({ rate: "18%" });
    const [, other] = await answersTo("en", ["loan 12000 8% 2 years", "and at 1% a week?"]);
    expect(other).toBeUndefined();
  });
});
