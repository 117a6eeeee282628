import { describe, expect, test } from "vitest";
import { answerTo, figureOf } from "./search-line.ts";

const today = "2026-11-29";

/**
 * A question that a line asks among other words, and what the answer says it did not use. Figures are worked out by hand or with a
 * calendar: (350 − 32) ÷ 1.8, (102 − 32) ÷ 1.8, 2 × 15 mu, 64.99 ÷ 89 − 1, 9 h 36 min ÷ 1.25.
 */
describe("a question among other words is answered, and the words it doesn't go by are named", () => {
  test.each([
    ["en", "oven says 350f whats that in celsius", "176.6666667 °C", ["oven", "says"]],
    ["en", "is 100 f a fever in celsius", "37.77777778 °C", ["fever"]],
    ["en", "how many inches is a 6 ft 2 man", "74 in", ["man"]],
    ["en", "5 acres in mu banana", "30.35142317 mu", ["banana"]],
    ["en", "jacket was 89 now 64.99 what percent off is that", "−26.9775%", ["jacket"]],
    ["en", "i think 30% off 89 at target", "62.3", ["think", "target"]],
    ["en", "how much is a car at 20% off 30000", "24,000", ["car"]],
    ["en", "capital gains tax 15% on 10000", "1,500", ["capital", "gains"]],
    ["en", "how old will someone born march 14 1987 be on jan 1 2030", "42 years, 9 months and 18 days", []],
    ["en", "how many days between aug 3 and xmas 2026", "144 days", []],
    ["es", "que dia cae 45 dias despues del 20 de enero de 2026", "6 de marzo de 2026", []],
    ["es", "un audiolibro de 9 horas y 36 min a 1,25x cuanto dura", "7 h 40 min 48 s", []],
    ["es", "pasar 10110110 de binario a decimal", "182", []],
    ["es", "2 hectareas cuantos mu chinos son", "30 mu", ["chinos"]],
    [
      "es",
      "naci el 23 de noviembre de 1990 cuantos años tendre el 1 de marzo de 2027",
      "36 años, 3 meses y 6 días",
      ["tendre"],
    ],
    ["zh", "发烧100华氏度是摄氏多少度", "37.77777778 °C", ["发烧"]],
    ["zh", "1988年3月12号生的 到2025年9月1号满几周岁了", "37 年 5 个月 20 天", ["满了"]],
    ["zh", "1995年8月20号生 到2025年10月1号几周岁", "30 年 1 个月 11 天", []],
    ["ar", "الولد حرارته 102 فهرنهايت يعني كام مئويه", "38.88888889 درجة مئوية", ["الولد", "حرارته"]],
  ])("in %s: %s", async (language, line, figure, unread) => {
    const answer = await answerTo(language, line, today);
    expect(await figureOf(language, line, today)).toBe(figure);
    expect(answer?.unread).toEqual(unread);
  });

  test.each([
    ["another question behind it", "en", "went from 20 to 30 what percent of people died"],
    ["another question behind it", "es", "naci el 5 de mayo del 88 qué día santo es"],
    ["another question behind it", "zh", "孩子2020年3月1日出生 哪年上小学"],
    ["another question behind it", "ar", "دفعت 640 عليه خصم 35% كم كان سعره"],
    ["a unit beside no word that asks for it", "en", "10 day weather forecast hour by hour"],
    ["a day that nobody asks for", "ar", "بعد ٤٠ يوم من الولاده"],
    ["plain numbers beside the name of another page", "ar", "كان عمري 15 وصار 20"],
    ["plain numbers beside one word", "en", "root canal on 2 teeth cost"],
    ["a title", "en", "age of empires 2 how many minutes to feudal age"],
    ["too much besides", "en", "my old friend next door said 350 f in celsius is what weddings need"],
    ["the law", "en", "my cousin got a class h felony level II in nc what happens"],
  ])("but not %s, in %s: %s", async (_, language, line) => {
    expect(await answerTo(language, line, today)).toBeUndefined();
  });
});

/** The calendar. */
test.each([
  ["en", "what day of the week was may 1 1990", "Tuesday"],
  ["en", "what day is july 4 2027", "Sunday"],
  ["en", "what day is christmas", "Friday"],
  ["es", "que dia de la semana fue el 5 de mayo de 1988", "jueves"],
  ["es", "qué día cae el 25 de diciembre de 2026", "viernes"],
  ["zh", "1990年5月1日星期几", "星期二"],
  ["ar", "اي يوم يصادف 15 مارس 2026", "الأحد"],
])("in %s, the day of the week: %s", async (language, line, day) => {
  const answer = await answerTo(language, line, today);
  expect(`${answer?.lead} ${answer?.result} ${answer?.tail}`).toContain(day);
});

/**
 * A result asked for by its name, a rate of one's own, a loan with nothing down, a speed with its sign: P × r ÷ (1 − (1 + r)⁻ⁿ),
 * 36 payments of $332.14 and the last less $10,000 as a schedule in cents has it, 350 × 18.4, 256 fl oz ÷ 50, 13 h ÷ 1.5.
 */
test.each([
  ["en", "loan 10k 12% 3 years total interest", "$1,957.18"],
  ["en", "2 gal gas 50:1 how many oz of oil", "5.12 fl oz (US)"],
  ["en", "350 usd to mxn at 18.4", "MX$6,440.00"],
  ["es", "350 dolares a pesos a 18,40", "MXN 6,440.00"],
  ["en", "car loan 28k 6.9% 60 mo no money down", "$553.11"],
  ["en", "37k student loans 5.5% 10 years monthly pmt", "$401.55"],
  ["en", "45k heloc 8.25 interest only pmt", "$309.38"],
  ["en", "13 hr audiobook at 1.5x how long will it take me", "8 h 40 min"],
  ["en", "20% tip on 86.40 split 3 ways how much each", "$34.56"],
  ["en", "sq root of 1764", "42"],
  ["es", "carro de 380 mil enganche 20% a 48 meses tasa 13.5 mensualidad", "$8,231.20"],
  ["es", "cuantas horas son de 22:30 a 6:15", "7 h 45 min"],
])("in %s: %s", async (language, line, figure) => {
  expect(await figureOf(language, line, today)).toBe(figure);
});
