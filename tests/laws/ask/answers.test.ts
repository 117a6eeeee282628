import { describe, expect, test } from "vitest";
import { wordsIn } from "../../../generator/ask/candidate.ts";
import { answerTo, foundRoutes, indexIn } from "./search-line.ts";

/** A line, the main figure that must answer it, and where that figure comes from. */
type Case = readonly [line: string, figure: string, source: string];

const arithmetic = "arithmetic";
const calendar = "the Gregorian calendar";
const acre = "15 mu are a hectare; an acre is 4,046.8564224 m² (NIST)";
const loan = "payment of 20,000 over 60 months at 8% a year: 405.53";
const nist = "NIST SP 811, appendix B";
const annuity = "payment of 300,000 over 360 months at 0.5% a month: 1,798.65";

const downPayment = "payment of 240,000 over 360 months at 7% a year: 1,596.73";
const carLoan = "payment of 25,000 over 60 months at 5% a year: 471.78";
const weeks = "31 days of January and 28 of February are 59, or 8 × 7 + 3";
const numpy = "NumPy, busday_count: January 2011 has 21 weekdays";
const binary = "255 = 2⁸ − 1 = FF in base 16; 1010 = 8 + 2; 10 in base 16 = 16";
const float =
  "RFC 8949, appendix A: 1.5 is f93e00, 100000.0 is fa47c35000, 1.1 is fb3ff199999999999a, infinity is fa7f800000";
const transfer = "24 × 10⁹ bits at 50 × 10⁶ bits a second are 480 seconds";
const gallon = "NIST: a US gallon is 3.785411784 L; 5 of them ÷ 50";
const circle = "π × 5² = 78.5398…";
const complement = "2⁸ − 5 = 251 = 1111 1011";

const cases: Readonly<Record<string, readonly Case[]>> = {
  en: [
    ["15% of 80", "12", arithmetic],
    ["sales tax 8% on 50", "4", arithmetic],
    ["what is 15% of 80?", "12", arithmetic],
    ["15 + 3", "18", arithmetic],
    ["(1+2)*3", "9", arithmetic],
    ["2^10", "1,024", arithmetic],
    ["80 + 15%", "92", arithmetic],
    ["3 1/2 + 1/4", "3.75", arithmetic],
    ["0.1+0.2", "0.3", arithmetic],
    ["what percent of 80 is 12", "15%", arithmetic],
    ["25% off 80", "60", arithmetic],
    ["5 ft 11 in cm", "180.34 cm", nist],
    ["convert 10 miles to km", "16.09344 km", nist],
    ["how many ounces in a pound", "16 oz", nist],
    ["10 mpg in l/100km", "23.52145833 L/100 km", nist],
    ["72 f in c", "22.22222222 °C", nist],
    ["20 c in f", "68 °F", nist],
    ["-40 celsius to fahrenheit", "−40 °F", nist],
    ["300 kelvin in c", "26.85 °C", nist],
    ["2 acres in m2", "8,093.712845 m²", nist],
    ["5 acres in mu", "30.35142317 mu", acre],
    ["acres to hectares", "0.4046856422 ha", nist],
    ["acre in m2", "4,046.856422 m²", nist],
    ["bmi 180 lb 5'11\"", "25.1", "CDC: 703 × 180 ÷ 71²"],
    ["mortgage 300k 6% 30 years", "$1,798.65", annuity],
    ["hipoteca 300000 6% 30", "$1,798.65", annuity],
    ["tip 18% on 64", "$11.52", arithmetic],
    ["square root of 144", "12", arithmetic],
    ["1:30 + 2:45", "4 h 15 min", arithmetic],
    ["9am to 5:30pm", "8 h 30 min", arithmetic],
    ["1 mar 2024 + 90 days", "May 30, 2024", calendar],
    ["90 days from today", "February 21, 2027", calendar],
    ["age 1990-05-01", "36 years, 6 months and 22 days", calendar],
    ["how many cm in a foot", "30.48 cm", nist],
    ["area 5 m by 4 m", "20 m²", arithmetic],
    ["loan 20000 8% 5 years", "$405.53", loan],
    ["50:1 for 5 gallons", "12.8 fl oz (US)", gallon],
    ["255 in binary", "11111111", binary],
    ["0xff in decimal", "255", binary],
    ["1010 binary to decimal", "10", binary],
    ["0x10", "16", binary],
    ["100000 as float", "0x47c35000", float],
    ["float 100000", "0x47c35000", float],
    ["1.5 as half", "0x3e00", float],
    ["1.1 in double precision", "0x3ff199999999999a", float],
    ["0x7f800000 as float", "positive infinity", float],
    ["3 gb at 50 mbps", "8 min", transfer],
    ["cube root of 27", "3", arithmetic],
    ["30 of 120 in percent", "25%", arithmetic],
    ["45 of 60", "75%", arithmetic],
    ["100 + 8% tax", "108", arithmetic],
    ["born 1990-06-15", "36 years, 5 months and 8 days", calendar],
    ["days until christmas", "32 days", calendar],
    ["2024-01-01 to 2024-03-01", "60 days", calendar],
    ["business days between 2011-01-01 and 2011-02-01", "21 days", numpy],
    ["weeks between jan 1 and mar 1", "8 weeks 3 days", weeks],
    ["weeks between 1/1/2026 and 3/1/2026", "8 weeks 3 days", weeks],
    ["how many weeks until christmas", "4 weeks 4 days", calendar],
    ["weeks since jan 1", "46 weeks 4 days", calendar],
    ["2024-01-01 9:00 to 2024-03-01 10:00", "60 days 1 h", calendar],
    ["90 days ago", "August 25, 2026", calendar],
    ["1 mar 2024 5pm + 90 days", "May 30, 2024 at 5:00 PM", calendar],
    ["10 hours at 1.5x", "6 h 40 min", arithmetic],
    ["area of circle radius 5", "78.539816 m²", circle],
    ["-5 in two's complement", "1111 1011", complement],
    ["2 to the power of 10", "1,024", arithmetic],
    ["5 亩 in acres", "0.8236846049 ac", acre],
    ["72 hours from now", "November 26, 2026 at 2:30 PM", calendar],
    ["90 minutes ago", "November 23, 2026 at 1:00 PM", calendar],
    ["3 days from now", "November 26, 2026", calendar],
    ["3 hours 20 minutes in minutes", "200 min", arithmetic],
    ["2 weeks in days", "14 days", arithmetic],
    ["1 week in days", "7 days", arithmetic],
    // NIST, prefixes for binary multiples: a zebibyte is 2 to the power of 70 bytes.
    ["1 ZiB in bytes", "1,180,591,620,717,411,303,424 B", arithmetic],
    ["1 acre in square millimeters", "4,046,856,422 mm²", nist],
    ["tip 18% on $64", "$11.52", arithmetic],
    ["tip 20% on $54.30", "$10.86", arithmetic],
    ["20% off $59.99", "47.992", arithmetic],
    ["18% of $64", "11.52", arithmetic],
    ["percent change 40 to 50", "25%", arithmetic],
    ["percentage change 40 to 50", "25%", arithmetic],
    ["% change from 40 to 50", "25%", arithmetic],
    ["300k house 20% down 7%", "$1,596.73", downPayment],
    ["mortgage 300k 20% down 7% 30 years", "$1,596.73", downPayment],
    ["300k house down payment 60k 7%", "$1,596.73", downPayment],
    ["car 25000 5% 60 months", "$471.78", carLoan],
    ["days between jan 1 and mar 1", "59 days", calendar],
    ["days between dec 1 and jan 15", "45 days", calendar],
    ["days until mar 1", "98 days", calendar],
    ["days since dec 1", "357 days", calendar],
    ["days since christmas", "333 days", calendar],
    ["mar 1 + 90 days", "May 30, 2026", calendar],
    ["split 120 3 ways", "$40.00", arithmetic],
    ["$120 split 3 ways", "$40.00", arithmetic],
    ["split 120 between 3 people", "$40.00", arithmetic],
    ["tip 20% on 120 split 3 ways", "$48.00", arithmetic],
    ["30 acres", "12.14056927 ha", nist],
    ["2 hectares", "4.942107629 ac", nist],
    ["5 mu", "0.8236846049 ac", acre],
    ["2 GiB", "2.147483648 GB", "2 × 2³⁰ bytes"],
    ["1 week in hours", "168 h", arithmetic],
    ["hours in a week", "168 h", arithmetic],
    ["2 days in minutes", "2,880 min", arithmetic],
    ["1 british gallon in liters", "4.54609 L", nist],
    ["2 british pints in ml", "1,136.5225 mL", nist],
    ["how much oil for 2 gallons 50:1", "5.12 fl oz (US)", gallon],
    ["oil 2 gal 50:1", "5.12 fl oz (US)", gallon],
  ],
  es: [
    ["15% de 80", "12", arithmetic],
    ["el 21% de 250", "52.5", arithmetic],
    ["250 más 21%", "302.5", arithmetic],
    ["qué porcentaje de 80 es 12", "15%", arithmetic],
    ["20% de descuento en 50", "40", arithmetic],
    ["12 * 4,5", "54", arithmetic],
    ["(1+2)*3", "9", arithmetic],
    ["10 millas a km", "16.09344 km", nist],
    ["5 pies 11 pulgadas en cm", "180.34 cm", nist],
    ["200 libras en kg", "90.718474 kg", nist],
    ["100 celsius en fahrenheit", "212 °F", nist],
    ["2 hectáreas en acres", "4.942107629 ac", nist],
    ["5 acres en mu", "30.35142317 mu", acre],
    ["raíz cuadrada de 144", "12", arithmetic],
    ["edad 1990-05-01", "36 años, 6 meses y 22 días", calendar],
    ["1 mar 2024 + 90 días", "30 de mayo de 2024", calendar],
    ["90 días desde hoy", "21 de febrero de 2027", calendar],
    ["1:30 + 2:45", "4 h 15 min", arithmetic],
    ["préstamo 20000 8% 5 años", "$405.53", loan],
    ["hipoteca 300000 6% 30 años", "$1,798.65", annuity],
    ["imc 82 kg 1,80 m", "25.3", "82 ÷ 1.8²"],
    ["propina 18% de 64", "$11.52", arithmetic],
    ["raíz cuadrada de 144", "12", arithmetic],
    ["raíz cúbica de 27", "3", arithmetic],
    ["255 en binario", "11111111", binary],
    ["100000 en ieee 754", "0x47c35000", float],
    ["50:1 para 5 litros", "100 mL", arithmetic],
    ["3 GB a 50 Mbps", "8 min", transfer],
    ["nací el 15/06/1990", "36 años, 5 meses y 8 días", calendar],
    ["cuántos días faltan para navidad", "32 días", calendar],
    ["9:00 a 17:30", "8 h 30 min", arithmetic],
    ["30 de 120 en porcentaje", "25%", arithmetic],
    ["100 + 21% IVA", "121", arithmetic],
    ["12 por 4", "48", arithmetic],
    ["área de un círculo de radio 5", "78.539816 m²", circle],
    ["cambio porcentual 40 a 50", "25%", arithmetic],
    ["casa 300000 7%", "$1,995.91", "payment of 300,000 over 360 months at 7% a year: 1,995.91"],
    ["días entre el 1 de enero y el 1 de marzo", "59 días", calendar],
    ["semanas entre el 1 de enero y el 1 de marzo", "8 semanas 3 días", weeks],
    ["dividir 120 entre 3 personas", "$40.00", arithmetic],
    ["30 acres", "12.14056927 ha", nist],
    ["1 semana en horas", "168 h", arithmetic],
    ["1 galón británico en litros", "4.54609 L", nist],
    ["-5 en complemento a dos", "1111 1011", complement],
  ],
  zh: [
    ["80的15%", "12", arithmetic],
    ["80增加15%", "92", arithmetic],
    ["12占80的百分之几", "15%", arithmetic],
    ["12*4.5", "54", arithmetic],
    ["(1+2)*3", "9", arithmetic],
    ["5英亩等于多少亩", "30.35142317 亩", acre],
    ["10英里等于多少公里", "16.09344 km", nist],
    ["5英尺11英寸换成厘米", "180.34 cm", nist],
    ["200磅是多少公斤", "90.718474 kg", nist],
    ["20摄氏度等于多少华氏度", "68 °F", nist],
    ["2公顷等于多少亩", "30 亩", acre],
    ["1斤等于多少克", "500 g", "market system of mainland China"],
    ["平方根 144", "12", arithmetic],
    ["年龄 1990年5月1日", "36 年 6 个月 22 天", calendar],
    ["今天后90天", "2027年2月21日", calendar],
    ["72小时后", "2026年11月26日 14:30", calendar],
    ["2024年3月1日加90天", "2024年5月30日", calendar],
    ["1:30 + 2:45", "4 小时 15 分钟", arithmetic],
    ["9:00到17:30", "8 小时 30 分钟", arithmetic],
    ["小费 18% 64", "¥11.52", arithmetic],
    ["贷款 20000 8% 5年", "¥405.53", loan],
    ["bmi 82公斤 180厘米", "25.3", "82 ÷ 1.8²"],
    ["房贷 300000 6% 30年", "¥1,798.65", annuity],
    ["144的平方根", "12", arithmetic],
    ["27的立方根", "3", arithmetic],
    ["255转二进制", "11111111", binary],
    ["100000转浮点数", "0x47c35000", float],
    ["0xff转十进制", "255", binary],
    ["5升汽油50:1", "100 mL", arithmetic],
    ["50Mbps下载3GB要多久", "8 分钟", transfer],
    ["1990年6月15日出生", "36 年 5 个月 8 天", calendar],
    ["距离圣诞节还有多少天", "32 天", calendar],
    ["90天前", "2026年8月25日", calendar],
    ["10小时1.5倍速", "6 小时 40 分钟", arithmetic],
    ["12乘以4", "48", arithmetic],
    ["长5米宽4米面积", "20 m²", arithmetic],
    ["40到50变化百分之几", "25%", arithmetic],
    ["房子 30万 首付 20% 7%", "¥1,596.73", downPayment],
    ["1月1日到3月1日多少天", "59 天", calendar],
    ["1月1日到3月1日多少周", "8 周 3 天", weeks],
    ["3人平分120", "¥40.00", arithmetic],
    ["30英亩", "12.14056927 ha", nist],
    ["1周等于多少小时", "168 小时", arithmetic],
    ["1英国加仑等于多少升", "4.54609 L", nist],
    ["-5的补码", "1111 1011", complement],
  ],
  ar: [
    ["15% من 80", "12", arithmetic],
    ["زيادة 80 بنسبة 15%", "92", arithmetic],
    ["كم نسبة 12 من 80", "15%", arithmetic],
    ["خصم 20% من 50", "40", arithmetic],
    ["١٢ * ٤", "48", arithmetic],
    ["12 * 4.5", "54", arithmetic],
    ["(1+2)*3", "9", arithmetic],
    ["10 ميل إلى كم", "16.09344 كم", nist],
    ["20 مئوية إلى فهرنهايت", "68 درجة فهرنهايت", nist],
    ["10 أميال كم كيلومتر", "16.09344 كم", nist],
    ["5 أقدام 11 بوصة إلى سم", "180.34 سم", nist],
    ["200 رطل إلى كغ", "90.718474 كغ", nist],
    ["5 فدان إلى هكتار", "2.100416667 هكتار", "a feddan is 4,200.83 m²"],
    ["جذر 144", "12", arithmetic],
    ["العمر 1990-05-01", "36 سنة و6 أشهر و22 يومًا", calendar],
    ["2024-03-01 + 90 يوم", "30 مايو 2024", calendar],
    ["90 يوم بعد اليوم", "21 فبراير 2027", calendar],
    ["بعد 72 ساعة", "26 نوفمبر 2026 في 2:30 م", calendar],
    ["1:30 + 2:45", "4 ساعات و15 دقيقة", arithmetic],
    ["بقشيش 18% 64", "11.52 دولار", arithmetic],
    ["قرض 20000 8% 5 سنوات", "405.53 دولار", loan],
    ["كتلة الجسم 82 كغ 180 سم", "25.3", "82 ÷ 1.8²"],
    ["رهن عقاري 300000 6% 30 سنة", "1,798.65 دولار", annuity],
    ["الجذر التربيعي لـ 144", "12", arithmetic],
    ["الجذر التكعيبي لـ 27", "3", arithmetic],
    ["255 بالنظام الثنائي", "11111111", binary],
    ["5 لتر بنسبة 50:1", "100 مل", arithmetic],
    ["3 GB بسرعة 50 Mbps", "8 دقائق", transfer],
    ["مواليد 15/6/1990", "36 سنة و5 أشهر و8 أيام", calendar],
    ["كم باقي على رأس السنة", "39 يومًا", calendar],
    ["من 9:00 إلى 17:30", "8 ساعات و30 دقيقة", arithmetic],
    ["30 من 120", "25%", arithmetic],
    ["12 ضرب 4", "48", arithmetic],
    ["مساحة دائرة نصف قطرها 5", "78.539816 م²", circle],
    ["نسبة التغير 40 إلى 50", "25%", arithmetic],
    ["منزل 300000 دفعة مقدمة 20% فائدة 7%", "1,596.73 دولار", downPayment],
    ["الأيام بين 1 يناير و1 مارس", "59 يومًا", calendar],
    ["الأسابيع بين 1 يناير و1 مارس", "8 أسابيع و3 أيام", weeks],
    ["تقسيم 120 على 3 أشخاص", "40.00 دولارًا", arithmetic],
    ["30 هكتار", "74.13161444 أكر", nist],
    ["أسبوع كم ساعة", "168 ساعة", arithmetic],
    ["1 غالون بريطاني إلى لتر", "4.54609 لتر", nist],
    ["متمم الاثنين للعدد -5", "1111 1011", complement],
  ],
};

describe.each(Object.entries(cases))("a line in %s", (language, lines) => {
  test.each(lines)("%s", async (line, figure) => {
    const answer = await answerTo(language, line);
    expect(plain(answer?.result ?? "")).toBe(figure);
  });
});

/** Without the marks that set directions and keep amounts together. */
function plain(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "").replaceAll(/[\u00a0\u202f]/g, " ");
}

test.each([
  ["2 weeks in days", "en", "2 weeks ="],
  ["1 week in days", "en", "1 week ="],
  ["2 semanas en días", "es", "2 semanas ="],
  ["2周等于多少天", "zh", "2 周 ="],
  ["5 ft 11 in cm", "en", "5 ft 11 in ="],
])("%s is said again with the number's form of its unit", async (line, language, lead) => {
  expect(plain((await answerTo(language, line))?.lead ?? "")).toBe(lead);
});

test.each([
  ["100 usd in eur", "en"],
  ["$100 in eur", "en"],
  ["100 dólares a euros", "es"],
  ["100美元兑人民币", "zh"],
  ["100 دولار إلى يورو", "ar"],
  ["100 eur", "en"],
  ["$100", "en"],
  ["€100", "en"],
  ["100 yen", "en"],
  ["100 pesos", "en"],
  ["100 euros", "es"],
  ["100欧元", "zh"],
  ["100 يورو", "ar"],
])("%s is converted at the rates there are", async (line, language) => {
  expect((await answerTo(language, line))?.page?.route).toBe("finance/currency-converter");
});

test.each([
  { line: "100 eur", texts: { amount: "100", from: "EUR", to: "USD" } },
  { line: "$100", texts: { amount: "100", from: "USD", to: "EUR" } },
  { line: "100 yen to eur", texts: { amount: "100", from: "JPY", to: "EUR" } },
])("an amount of money is said in another currency: $line", async ({ line, texts }) => {
  expect((await answerTo("en", line))?.texts).toMatchObject(texts);
});

test("what a line says nothing of is said beside its answer", async () => {
  const answer = await answerTo("en", "300k house 20% down 7%");
  expect(answer?.assumed.map(({ name }) => name)).toContain("Term");
  expect(answer?.assumed.map(({ name }) => name)).not.toContain("Down payment");
});

test.each([
  {
    line: "felony class h nc prior record level III",
    want: "legal/north-carolina/class-h-felony",
    texts: { known_level: "III" },
  },
  {
    line: "class b1 felony nc level III",
    want: "legal/north-carolina/class-b1-felony",
    texts: { known_level: "III" },
  },
  {
    line: "class d felony north carolina prior record points 4",
    want: "legal/north-carolina/class-d-felony",
    texts: { points: "4" },
  },
  {
    line: "assault 2 washington score 3",
    want: "legal/washington/assault-2nd-degree",
    texts: { score_kind: "known", known_score: "3" },
  },
])("a page of the law answers the case that is named: $line", async ({ line, want, texts }) => {
  const answer = await answerTo("en", line);
  expect(answer?.page?.route).toBe(want);
  expect(answer?.texts).toMatchObject(texts);
  expect(answer?.warning).toMatch(/Unconfirmed|secondary/u);
});

test.each([
  "bac",
  // The record decides, and nothing is said of it.
  "felony class h nc",
  // Nor of the class.
  "felony nc level III",
  "second degree robbery washington",
  "mortgage",
  "tip",
  "how do I use this",
  "grade 85 90",
  // Every word and number of a question counts, or another question is answered.
  "1 bigha in acres",
  "bmi 80",
  // A weight, and no currency; an amount that no page is about.
  "100 pounds",
  "10 miles",
  "90 minutes",
  "salary",
  "salary 50000",
  // Neither day nor birth, without the year.
  "born jun 15",
  "age 1990",
  // Nothing is that cold.
  "-500 f in c",
  "72 fahrenheit",
  "mortgage 300k 6% 30 years in tokyo",
])("%s asks for nothing that is known", async (line) => {
  expect(await answerTo("en", line)).toBeUndefined();
});

test.each([
  { language: "en", line: "15% of 80", want: "" },
  { language: "en", line: "what is 15% of 80", want: "" },
  { language: "en", line: "mortgage of 300k at 6%", want: "mortgage" },
  { language: "es", line: "15% de 80", want: "" },
])("beside the answer to $line, pages are looked for by: $want", async ({ language, line, want }) => {
  const words = wordsIn(line, indexIn(language), language);
  expect(words).toBe(want);
  if (want === "") expect(await foundRoutes(language, words)).toEqual([]);
});
