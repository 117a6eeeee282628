import { testFigures, testUnanswered, type LinesWithFigures } from "./line-tests.ts";

const today = "2026-11-30";

/**
 * Questions that the phrases of a page say, and what they come to by hand: 65 ÷ 50 − 1; 108 ÷ 1.08; 80 ÷ 0.8; 30 ÷ 0.15;
 * 45.50 and a tip of 18% are 53.69, which three share; √(6² + 8²); 2 × π × 7; (4 + 6) ÷ 2 × 3; π × 7²; 6 × 9 × sin 60° ÷ 2; 256 − 37 in base 2,
 * and of a pattern every bit the other, one more for the complement of two; the calendar.
 */
const lines: LinesWithFigures = {
  en: [
    ["area of circle 14 ft across", "153.93804 ft²"],
    ["-37 twos complement 8 bit", "1101 1011"],
    ["two's complement of 01101000", "1001 1000"],
    ["triangle sides 6 and 9 angle 60 area", "23.3826859"],
    ["garage 20x22 feet square footage", "440 ft²"],
    ["increase from 50 to 65", "30%"],
    ["price fell from 80 to 60", "−25%"],
    ["30/120 as a percent", "25%"],
    ["add 8% to 250", "270"],
    ["price before 8% tax 108", "100"],
    ["108 after 8% tax what was before", "100"],
    ["original price if 20% off is 80", "100"],
    ["80 after 20% off what was the original price", "100"],
    ["15% of what is 30", "200"],
    ["discount 30% on 79.99", "55.993"],
    ["vat 20% on 150", "30"],
    ["150 including 20% vat", "125"],
    ["markup 40% on 25", "35"],
    ["tip for 62.30 at 15% split 2", "$35.82"],
    ["hypotenuse of 6 and 8", "10"],
    ["right triangle legs 6 and 8 hypotenuse", "10"],
    ["right triangle a=6 b=8", "24"],
    ["right triangle hypotenuse 13 leg 5 other leg", "12"],
    ["area of a 12 x 15 room", "180 m²"],
    ["12x15 feet area", "180 ft²"],
    ["circumference of circle radius 7", "43.982297 m"],
    ["trapezoid bases 4 and 6 height 3", "15 m²"],
    ["perimeter of rectangle 4 x 9", "26 m"],
    ["day of week 2000-01-01", "Saturday"],
    ["how long from 22:30 to 6:15", "7 h 45 min"],
    ["time from 9 to 5", "8 h"],
    ["decimal to binary 255", "11111111"],
    // The payment of 25,000 at 5.5% over 60 months, by the formula of every textbook.
    ["monthly payment 25000 at 5.5% 60 months", "$477.53"],
  ],
  es: [
    ["complemento a 1 de 10110010", "0100 1101"],
    ["triangulo lados 6 y 9 angulo 60 area", "23.3826859"],
    ["sala de 6 por 4 y medio metros area", "27 m²"],
    ["aumento de 50 a 65", "30%"],
    ["precio sin IVA 21% de 121", "100"],
    ["121 con IVA incluido 21% cuánto es sin IVA", "100"],
    ["precio original si con 20% de descuento es 80", "100"],
    ["15% de cuánto es 30", "200"],
    ["hipotenusa de 6 y 8", "10"],
    ["perímetro de un rectángulo 4 x 9", "26 m"],
    ["circunferencia radio 7", "43.982297 m"],
    ["trapecio base mayor 6 menor 4 altura 3", "15 m²"],
    ["cuota mensual de un préstamo de 10000 al 8% a 3 años", "$313.36"],
  ],
  zh: [
    ["三角形两边6和9夹角60度求面积", "23.3826859"],
    ["-37 8位补码是多少", "1101 1011"],
    ["50涨到65涨了百分之几", "30%"],
    ["108含8%税不含税是多少", "100"],
    ["降价20%后是80原价多少", "100"],
    ["360块 4个人AA", "¥90.00"],
    ["直角边6和8斜边", "10"],
    ["勾股定理6和8", "10"],
    ["半径7的圆周长", "43.982297 m"],
    ["长4宽9的周长", "26 m"],
    ["上底4下底6高3的梯形面积", "15 m²"],
    ["1011二进制转十进制", "11"],
    ["2000-01-01星期几", "星期六"],
  ],
  ar: [
    ["11010 ثنائي كم بالعشري", "26"],
    ["المكمل الثنائي للعدد 01101000", "1001 1000"],
    ["غرفة ٤ في ٥ ونص كم متر", "22 م²"],
    ["مثلث قاعدته ١٠ وارتفاعه ٧ المساحة", "35"],
    ["نسبة الزيادة من 50 إلى 65", "30%"],
    ["السعر قبل ضريبة 15% هو 115", "100"],
    ["115 شامل ضريبة 15% كم قبل الضريبة", "100"],
    ["السعر الأصلي إذا كان بعد خصم 20% هو 80", "100"],
    ["الوتر 6 و8", "10"],
    ["محيط مستطيل 4 في 9", "26 م"],
    ["القسط الشهري لقرض 10000 بفائدة 8% لمدة 3 سنوات", "313.36 دولار"],
  ],
};

testFigures("phrases", lines, today);

// 80 is what is left of the price: 64 is no answer.
testUnanswered(
  "a word that turns a question around is not passed over",
  {
    en: ["the original price was how much with 20% off 80"],
    es: ["antes costaba con 20% de descuento en 80"],
    zh: ["原来是多少 80减少20%"],
    ar: ["السعر الأصلي كان خصم 20% من 80"],
  },
  today,
);
