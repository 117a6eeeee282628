import { expect, test } from "vitest";
import { testFigures, testUnanswered, type LinesWithFigures } from "./line-tests.ts";
import { figureOf } from "./search-line.ts";

const today = "2026-11-30";

/**
 * Lines of every day, and what they come to by hand. What a final must bring is (goal − (1 − weight) × score) ÷ weight:
 * (90 − 0.75 × 86) ÷ 0.25. 88 × 0.4 + 76 × 0.6 are 80.8. Words over words a minute: 50,000 ÷ 150 are 333⅓ minutes, 100,000 ÷ 240
 * are 416⅔. Hours over the speed. China pays 3,600 yuan for each of three years: 10,800. Of 2 to 1, half as much water as
 * sugar, and twice as much sugar as water: 300 g of water are 300.5 mL. The calendar.
 */
const lines: LinesWithFigures = {
  en: [
    ["hw 92 20% midterm 81 30% final 88 50% my grade", "86.7% (B)"],
    ["homework 20% 90 midterm 30% 75 final 50% 82", "81.5% (B−)"],
    ["have an 87 final worth 25% what do i need for a 90", "99%"],
    ["have an 86 final worth 25% what do i need to get a 90", "102%"],
    ["84% in the class final is 15% need 80%", "57.34%"],
    ["88 worth 40% and 76 worth 60%", "80.8% (B−)"],
    ["50000 words at 150 words per minute how many hours", "5 h 33 min"],
    ["listen to 20 hours at 1.75x", "11 h 25 min 43 s"],
    ["child subsidy china born july 1 2025 how much", "CN¥10,800.00"],
    ["2 to 1 syrup with 600 g sugar how much water", "300.5 mL"],
    ["add 2 years to 2024-02-29", "February 28, 2026"],
    ["how many 25 mb photos fit on 64 gb", "2,560"],
  ],
  es: [
    ["tareas 90 20% parcial 75 30% final 82 50% promedio", "81.5% (B−)"],
    ["el parcial vale 40% saque 6,5 y el final 60% saque 7,8 nota", "7.28"],
    ["tengo 85 y el final vale 30% cuanto necesito para 90", "101.67%"],
    ["38 aciertos de 45 calificacion sobre 10", "8.44444444444"],
    ["parcial 80 vale 40% final 90 vale 60% promedio", "86% (B)"],
    ["libro de 300 paginas cuanto dura en audiolibro", "8 h 4 min"],
    ["video de 90 minutos a 1.5x", "1 h"],
    ["subsidio de crianza china gemelos nacidos 2/2/2025", "CNY 21,600.00"],
    ["jarabe simple 2:1 400 g de azucar", "200.4 mL"],
  ],
  zh: [
    ["作业95占20%期中80占30%期末85占50%总评", "85.5%（B）"],
    ["平时85 期末占40% 总评要90期末要考多少", "97.5%"],
    ["2025年2月出生 育儿补贴总共能拿多少", "¥10,800.00"],
    ["24年6月的宝宝育儿补贴一共多少钱", "¥9,000.00"],
    ["2比1糖浆 水300克 糖放多少", "600"],
    ["平时88占40% 期末76占60% 总评", "80.8%（B−）"],
    ["平时成绩86 期末占25% 想要90期末要考多少", "102%"],
    ["10万字的书一分钟读240字做成有声书多长", "6 小时 57 分钟"],
    ["糖浆2比1 白糖500克加多少水", "250.4 mL"],
    ["200GB以150MB/s拷贝多久", "22 分钟 13.33 秒"],
  ],
  ar: [
    ["واجبات 90 20% ميد 75 30% فاينل 82 50% المعدل", "81.5% (B−)"],
    ["معدلي 82 والفاينل 40% كم احتاج عشان 85", "89.5%"],
    ["بعد 120 يوم من 15/10/2026 كم يصادف", "12 فبراير 2027"],
    ["معي 86 والفاينل 25% كم لازم اجيب عشان 90", "102%"],
    ["50000 كلمة بسرعة 150 كلمة في الدقيقة", "5 ساعات و33 دقيقة"],
    ["شيرة 2:1 600 جرام سكر كم ماء", "300.5 مل"],
  ],
};

testFigures("lines of every day", lines, today);

testUnanswered(
  "half of it, or something else, is not answered",
  {
    en: [
      "have an 86 on my final",
      "86 degrees final 25%",
      "80,000 word novel for sale",
      "300 page book price",
      "600 g sugar calories",
      "64 gb card price 25",
    ],
    es: ["libro de 300 paginas precio", "el final vale 25%"],
    zh: ["10万字稿费多少", "期末占60%", "白糖500克多少钱"],
    ar: ["1500 كلمة سعر الترجمة", "درجتي 78"],
  },
  today,
);

test("who writes Spanish weighs in gr, which are no grains", async () => {
  expect(await figureOf("es", "600 gr en kg", today)).toBe("0.6 kg");
  expect(await figureOf("es", "almibar 2 a 1 con 600 gr de azucar cuanta agua", today)).toBe("300.5 mL");
});
