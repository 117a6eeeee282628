import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Lines as natives write them, the figure that answers each, and where it comes from. */
type Line = readonly [line: string, figure: string, source: string];

const nist = "NIST SP 811, appendix B";
const loan = "payment of 20,000 over 60 months at 8% a year: 405.53";
const arithmetic = "arithmetic";

const lines: Readonly<Record<string, readonly Line[]>> = {
  es: [
    ["cuánto es el 21% de 350", "73.5", arithmetic],
    ["350 más 21%", "423.5", arithmetic],
    ["raíz cuadrada de 225", "15", arithmetic],
    ["50 kg a libras", "110.2311311 lb", nist],
    ["180 cm en pies", "5.905511811 ft", nist],
    ["10 pulgadas a cm", "25.4 cm", nist],
    ["2 millas a km", "3.218688 km", nist],
    ["100 km/h a mph", "62.13711922 mi/h", nist],
    ["3 horas en minutos", "180 min", arithmetic],
    ["12 al cuadrado", "144", arithmetic],
    ["100 entre 8", "12.5", arithmetic],
    ["1 hectárea en metros cuadrados", "10,000 m²", nist],
    ["2 días en horas", "48 h", arithmetic],
    ["préstamo de 20000 al 8% a 5 años", "$405.53", loan],
    [
      "hipoteca de 300000 al 6% a 30 años",
      "$1,798.65",
      "payment of 300,000 over 360 months at 0.5% a month: 1,798.65",
    ],
    ["1 GB a MB", "1,000 MB", "SI prefixes"],
  ],
  zh: [
    ["100的20%是多少", "20", arithmetic],
    ["50公斤等于多少磅", "110.2311311 磅", nist],
    ["180厘米等于多少英尺", "5.905511811 英尺", nist],
    ["10英寸等于多少厘米", "25.4 cm", nist],
    ["2英里等于多少公里", "3.218688 km", nist],
    ["3小时等于多少分钟", "180 分钟", arithmetic],
    ["1公顷等于多少平方米", "10,000 m²", nist],
    ["144的平方根", "12", arithmetic],
    ["12的平方", "144", arithmetic],
    ["100除以8", "12.5", arithmetic],
    ["贷款20万5年年利率8%", "¥4,055.28", "ten times the payment of 20,000 over 60 months at 8%, 405.528"],
    ["1GB等于多少MB", "1,000 MB", "SI prefixes"],
    ["2天等于多少小时", "48 小时", arithmetic],
    ["100公里/小时等于多少英里/小时", "62.13711922 英里/小时", nist],
    ["房贷 300000 6% 30年", "¥1,798.65", "payment of 300,000 over 360 months at 0.5% a month: 1,798.65"],
    ["车贷25000 5% 60个月", "¥471.78", "payment of 25,000 over 60 months at 5% a year: 471.78"],
  ],
  ar: [
    ["20% من 350", "70", arithmetic],
    ["50 كغ إلى رطل", "110.2311311 رطل", nist],
    ["180 سم إلى قدم", "5.905511811 قدم", nist],
    ["10 بوصات إلى سم", "25.4 سم", nist],
    ["2 ميل إلى كم", "3.218688 كم", nist],
    ["3 ساعات إلى دقائق", "180 دقيقة", arithmetic],
    ["جذر 225", "15", arithmetic],
    ["100 قسمة 8", "12.5", arithmetic],
    ["12 تربيع", "144", arithmetic],
    ["1 هكتار إلى متر مربع", "10,000 م²", nist],
    ["350 زائد 15%", "402.5", arithmetic],
    ["3 أيام إلى ساعات", "72 ساعة", arithmetic],
    ["قرض 20000 بفائدة 8% لمدة 5 سنوات", "405.53 دولار", loan],
    ["100 كم/ساعة إلى ميل/ساعة", "62.13711922 ميل/ساعة", nist],
    ["كتلة الجسم 80 كغ 180 سم", "24.7", "80 ÷ 1.8² = 24.69"],
    ["قرض سيارة 25000 5% 60 شهرًا", "471.78 دولار", "payment of 25,000 over 60 months at 5% a year: 471.78"],
  ],
};

describe.each(Object.entries(lines))("a line as it is written in %s", (language, asked) => {
  test.each(asked)("%s", async (line, figure) => {
    const answer = await answerTo(language, line);
    const plain = (answer?.result ?? "").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
    expect(plain.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(figure);
  });
});
