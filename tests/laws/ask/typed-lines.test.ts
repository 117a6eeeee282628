import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Lines as people type them into a search box, the figure that answers each, and where it comes from. */
type Line = readonly [line: string, figure: string, source: string];

const arithmetic = "arithmetic";
const calendar = "the Gregorian calendar";
const nist = "NIST SP 811, appendix B";
const annuity = "P × r ÷ (1 − (1 + r)⁻ⁿ)";
const quetelet = "kilograms ÷ meters²; a pound is 0.45359237 kg and an inch 2.54 cm";

const lines: Readonly<Record<string, readonly Line[]>> = {
  en: [
    ["how many feet in mile", "5,280 ft", nist],
    ["how many ounces are there in a pound", "16 oz", nist],
    ["how many km is a mile", "1.609344 km", nist],
    ["how many square feet in an acre", "43,560 ft²", nist],
    ["half of 90", "45", arithmetic],
    ["a third of 90", "30", arithmetic],
    ["double 30", "60", arithmetic],
    ["20% of 2 million", "400,000", arithmetic],
    ["2 million / 4", "500,000", arithmetic],
    ["5 million acres in hectares", "2,023,428.211 ha", nist],
    ["15 percent tip on 45", "$6.75", arithmetic],
    ["what percent is 45 of 180", "25%", arithmetic],
    ["1 gb in mb", "1,000 MB", "SI prefixes"],
    ["car payment 32000 6% 72 months", "$530.33", annuity],
    ["mortgage payment 350k 6.75% 30 year", "$2,270.09", annuity],
    ["mortgage calculator 450000 20% down 6.5%", "$2,275.44", annuity],
    ["bmi 150 lbs 5'6", "24.2", quetelet],
    ["bmi 150 lbs 5'6\"", "24.2", quetelet],
    ["bmi 150lb 5 ft 6", "24.2", quetelet],
    ["bmi 150 lbs 5-6", "24.2", quetelet],
    ["bmi 150 lbs 5 feet 6 inches", "24.2", quetelet],
    ["bmi 5'6 150", "24.2", quetelet],
    ["bmi 150 lbs 5' 6½\"", "23.8", quetelet],
    ["bmi 70 kg 1m75", "22.9", quetelet],
    ["bmi 70 kg 1,75 m", "22.9", quetelet],
    ["bmi 70 kg 175", "22.9", quetelet],
    ["bmi 70 kg 1.75", "22.9", quetelet],
  ],
  es: [
    ["cuántos cm hay en un pie", "30.48 cm", nist],
    ["cuantos cm tiene un pie", "30.48 cm", nist],
    ["cuántas pulgadas hay en un metro", "39.37007874 in", nist],
    ["cuántos gramos tiene una libra", "453.59237 g", nist],
    ["cuántas libras son 70 kilos", "154.3235835 lb", nist],
    ["cuántos litros tiene un galón", "3.785411784 L", nist],
    ["la mitad de 90", "45", arithmetic],
    ["mitad de 90", "45", arithmetic],
    ["el doble de 45", "90", arithmetic],
    ["tercera parte de 90", "30", arithmetic],
    ["20% de 300 mil", "60,000", arithmetic],
    ["2 millones entre 4", "500,000", arithmetic],
    ["cuánto es 20% de descuento de 75", "60", arithmetic],
    ["aumento porcentual de 50 a 65", "30%", arithmetic],
    ["350 más IVA 16%", "406", arithmetic],
    ["cuántos días faltan para año nuevo", "39 días", calendar],
    ["nací el 3 de mayo de 1985", "41 años, 6 meses y 20 días", calendar],
    ["préstamo de auto 25000 6% 60 meses", "$483.32", annuity],
    ["hipoteca 250000 6.5% 30 años", "$1,580.17", annuity],
    ["hipoteca 250000 20% de enganche 7%", "$1,330.60", annuity],
    ["préstamo 15000 7% 3 años", "$463.16", annuity],
    ["préstamo personal 5000 11% 24 meses", "$233.04", annuity],
    ["imc 150 libras 5'6\"", "24.2", quetelet],
    ["imc 70 kg 1,75", "22.9", quetelet],
    ["imc 80 kg 1 metro 75", "26.1", quetelet],
    ["imc peso 80 altura 1.75", "26.1", quetelet],
    ["imc 90 kilos 1,80 metros", "27.8", quetelet],
    ["propina 15% de 80 entre 4", "$23.00", "(80 + 12) ÷ 4"],
  ],
  zh: [
    ["房贷 200万 30年 3.5%", "¥8,980.89", annuity],
    ["房贷200万30年3.5%", "¥8,980.89", annuity],
    ["房贷 150万 30年 3.85%", "¥7,032.12", annuity],
    ["房贷150万20年利率3.5%", "¥8,699.40", annuity],
    ["房贷 300万 首付30% 3.3% 30年", "¥9,197.06", annuity],
    ["贷款 100万 20年", "¥8,364.40", annuity],
    ["贷款10万3年利率5%", "¥2,997.09", annuity],
    ["个人贷款 5万 8% 2年", "¥2,261.36", annuity],
    ["等额本息 100万 4.1% 30年", "¥4,831.98", annuity],
    ["车贷 15万 5% 3年", "¥4,495.63", annuity],
    ["200万除以3", "666,666.666667", arithmetic],
    ["1万加2万", "30,000", arithmetic],
    ["1.5亿除以3", "50,000,000", arithmetic],
    ["1亿2000万除以4", "30,000,000", arithmetic],
    ["300万的15%", "450,000", arithmetic],
    ["1万公里等于多少英里", "6,213.711922 英里", nist],
    ["5千米等于多少英里", "3.106855961 英里", nist],
    ["多少厘米是一英尺", "30.48 cm", nist],
    ["多少米等于一公里", "1,000 m", nist],
    ["一尺多少厘米", "33.33333333 cm", "market system of mainland China: 3 chi are a meter"],
    ["90的一半", "45", arithmetic],
    ["90的三分之一", "30", arithmetic],
    ["125的两倍", "250", arithmetic],
    ["50到65增长百分之几", "30%", arithmetic],
    ["bmi 70公斤 1米75", "22.9", quetelet],
    ["bmi 70公斤 1.75", "22.9", quetelet],
    ["bmi 140斤 175cm", "22.9", "140 斤 are 70 kg; 70 ÷ 1.75²"],
    ["70公斤等于多少斤", "140 斤", "market system of mainland China"],
  ],
  ar: [
    ["كم سم في قدم", "30.48 سم", nist],
    ["كم سنتيمتر في القدم", "30.48 سم", nist],
    ["كم متر في الميل", "1,609.344 م", nist],
    ["كم غرام في الكيلو", "1,000 غ", "SI prefixes"],
    ["كم دقيقة في الساعة", "60 دقيقة", arithmetic],
    ["كم ساعة في الأسبوع", "168 ساعة", arithmetic],
    ["كم لتر في الغالون", "3.785411784 لتر", nist],
    ["70 كيلو كم رطل", "154.3235835 رطل", nist],
    ["نصف 90", "45", arithmetic],
    ["ثلث 90", "30", arithmetic],
    ["ربع 100", "25", arithmetic],
    ["ضعف 30", "60", arithmetic],
    ["20% من 2 مليون", "400,000", arithmetic],
    ["45 من 180 كم بالمئة", "25%", arithmetic],
    ["نسبة الزيادة من 50 إلى 65", "30%", arithmetic],
    ["350 زائد 15% ضريبة", "402.5", arithmetic],
    ["كم يوم باقي على رأس السنة", "39 يومًا", calendar],
    ["العمر 15/3/1985", "41 سنة و8 أشهر و8 أيام", calendar],
    ["قرض سيارة 25000 6% 60 شهر", "483.32 دولار", annuity],
    ["رهن عقاري 250000 6.5% 30 سنة", "1,580.17 دولار", annuity],
    ["قرض عقاري 250000 7% 20 سنة", "1,938.25 دولار", annuity],
    ["قرض 15000 7% 3 سنوات", "463.16 دولار", annuity],
    ["قرض شخصي 5000 11% 24 شهر", "233.04 دولار", annuity],
    ["كتلة الجسم 72 كيلو 1.78 متر", "22.7", quetelet],
    ["مؤشر كتلة الجسم 65 كيلو 160 سم", "25.4", quetelet],
    ["مؤشر كتلة الجسم 70 كغ 1.75 م", "22.9", quetelet],
    ["بقشيش 15% من 80", "12.00 دولارًا", arithmetic],
    ["مساحة مستطيل 12 م 10 م", "120 م²", arithmetic],
  ],
};

describe.each(Object.entries(lines))("a line as it is typed in %s", (language, asked) => {
  test.each(asked)("%s", async (line, figure) => {
    const answer = await answerTo(language, line);
    const plain = (answer?.result ?? "").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
    expect(plain.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(figure);
  });
});

test.each([
  ["zh", "100万美元换人民币", { amount: "1000000", from: "USD", to: "CNY" }],
  ["zh", "1万日元等于多少人民币", { amount: "10000", from: "JPY", to: "CNY" }],
  ["ar", "50 يورو بالدولار", { amount: "50", from: "EUR", to: "USD" }],
  ["ar", "1000 ريال سعودي بالدولار", { amount: "1000", from: "SAR", to: "USD" }],
  ["ar", "5 مليون دولار كم يورو", { amount: "5000000", from: "USD", to: "EUR" }],
  ["es", "1000 pesos mexicanos a dólares", { amount: "1000", from: "MXN", to: "USD" }],
])("in %s, %s is money in money", async (language, line, texts) => {
  expect((await answerTo(language, line))?.texts).toMatchObject(texts);
});
