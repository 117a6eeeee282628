import { testFigures, testUnanswered, type LinesWithFigures } from "./line-tests.ts";

const today = "2026-11-30";

/**
 * Lines about money, and what they come to by hand. A payment is P × i ÷ (1 − (1 + i)^−n) with a month's rate i: of 75,000 at
 * 9.5% over 60 months 1,575.14; all payments together less the loan are the interest, within the cents that each is rounded to.
 * Interest alone is P × i: 60,000 × 8.25% ÷ 12. Of equal principal, the first month is P ÷ n + P × i: 800,000 ÷ 240 + 2,066.67.
 * A dividend of a quarter is paid four times: 850 × 0.26 × 4. 71 ÷ 62 − 1; 145.20 ÷ 1.21; 1,240 × 1.15 ÷ 5; 100 × 18.35.
 */
const lines: LinesWithFigures = {
  en: [
    ["biz loan 75000 9.5% 5yr monthly pmt", "$1,575.14"],
    ["student loan 28k 6.2% 10 years total interest", "$9,641.13"],
    ["mortgage 400k 6.5% 30 years total interest paid", "$510,179.81"],
    ["personal loan 10k 9% 4 years how much do i pay back in total", "$11,944.83"],
    ["heloc 60k balance 8.25% interest only payment", "$412.50"],
    ["business loan 200000 3.6% interest only", "$600.00"],
    ["schd 850 shares 0.26 a quarter how much a year", "884"],
    ["salary went from 62k to 71k percent raise", "14.5161%"],
    ["100 usd at 18.35 in mxn", "MX$1,835.00"],
    ["bill 96 20% tip split 3 ways each", "$38.40"],
  ],
  es: [
    ["credito auto 240 mil 13.5% 48 meses mensualidad", "$6,498.32"],
    ["prestamo personal 30000 al 20% 36 meses cuanto pago de intereses", "$10,136.65"],
    ["credito de auto 200 mil al 12% 48 meses cuanto pago en total", "$252,804.79"],
    ["heloc 50000 al 9% solo intereses", "$375.00"],
    ["145,20 con iva del 21 cuanto es sin iva", "120"],
    ["quitar iva 16% a 580", "500"],
    ["cuenta de 1240 mas 15% de propina entre 5", "$285.20"],
    ["100 dolares a 18.35 cuantos pesos", "MXN 1,835.00"],
    ["pase de ganar 1500 a 1650 que porcentaje subio", "10%"],
  ],
  zh: [
    ["助学贷款2万4 利率3.2 还8年 每月多少", "US$283.70"],
    ["80万20年3.1%等额本金首月还多少", "¥5,400.00"],
    ["经营贷200万3.6%先息后本每月利息", "¥6,000.00"],
    ["贷款20万5年4%利息一共多少", "¥20,998.28"],
    ["房贷100万30年4%总利息多少", "¥718,696.05"],
    ["车贷12万3年4.5%一共还多少", "¥128,506.71"],
    ["heloc 8万 8.5% 只付利息", "US$566.67"],
  ],
  ar: [
    ["تمويل عقاري 750 الف 25 سنه 4.8% متناقصه القسط الشهري", "4,297.48 دولار"],
    ["قسط سيارة ٨٥٠٠٠ على ٤ سنين فايدة ٥٪ متناقصة", "1,957.49 دولار"],
    ["قرض 50000 على 3 سنين فايدة 12% كم اجمالي الفايدة", "9,785.70 دولار"],
    ["قرض سيارة 80000 على 4 سنين 6% كم ادفع بالاجمالي", "90,182.52 دولار"],
    ["فاتورة 420 مع بقشيش 10% على 3 اشخاص كل واحد كم", "154.00 دولارًا"],
    ["200 دولار على سعر 48.6 كام جنيه", "9,720.00 ج.م."],
    ["1150 مع الضريبة 15% كم بدون ضريبة", "1,000"],
  ],
};

testFigures("lines about money", lines, today);

testUnanswered(
  "half of it, or something else, is not answered",
  {
    en: [
      "interest only movie 2010",
      "850 shares of apple at 190",
      "biz loan requirements 2026",
      "100 usd at 18.35",
      "salary 62k vs 71k",
    ],
    es: ["con iva del 21", "cuenta 850 mas envio", "100 dolares a mi mama", "total a pagar de la luz 850"],
    // With interest alone until the end, no payment is level: what the line says of the term answers nothing else.
    zh: ["经营贷200万 3.6% 3年先息后本", "等额本金和等额本息哪个好", "房贷30年总利息"],
    ar: ["فاتورة كهرباء 420", "اجمالي الفوايد", "200 دولار على سعر"],
  },
  today,
);
