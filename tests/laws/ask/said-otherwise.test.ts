import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "./search-line.ts";

/** Lines with words of every day in place of those that are read. The figure of each was worked out by hand before it was asked. */
const lines: Readonly<Record<string, readonly (readonly [line: string, figure: string])[]>> = {
  en: [
    ["20% off 89 bucks", "71.2"],
    ["15% tip on 80 dollars", "$12.00"],
    ["was $80 now $60 how much off", "−25%"],
    ["whats 7 out of 25 as a percent", "28%"],
    ["3 dozen plus 5", "41"],
    ["half past 3 to quarter to 6", "2 h 15 min"],
    ["half past 9 to quarter to 6", "8 h 15 min"],
    ["9:30 to 5:45", "8 h 15 min"],
    ["9 to 5", "8 h"],
    ["12:30 to 1:15", "45 min"],
    ["10:00 to 10:00", "12 h"],
    ["9 to 11", "2 h"],
    ["22:00 to 6:00", "8 h"],
    ["09:30 to 05:45", "20 h 15 min"],
    ["9:30 am to 5:45 am", "20 h 15 min"],
    ["9:15 am to 5:40 pm how many hours", "8 h 25 min"],
    ["half an acre in sq ft", "21,780 ft²"],
    ["half of 80", "40"],
    ["how old am i if born 7/4/1988", "38 years, 4 months and 19 days"],
  ],
  es: [
    ["el 15 por ciento de 2.500 pesos", "375"],
    ["30% de descuento en 80 euros", "56"],
    ["de las 22:30 a las 6:15 cuantas horas son", "7 h 45 min"],
    ["de las 8 y media a las 17:30", "9 h"],
    ["de las 9 y cuarto a las 11 y media", "2 h 15 min"],
    ["de 9:30 a 5:45", "8 h 15 min"],
    ["de las 9 de la manana a las 7 de la noche", "10 h"],
    ["antes 80 ahora 60 qué descuento es", "−25%"],
    // 50,000 over 24 months at 18% / 12, and 200,000 over 36 at 24% / 12.
    ["prestamo 50 mil pesos 18% 24 meses", "$2,496.21"],
    ["prestamo de 200 mil pesos a 3 años al 24% anual cuanto pago al mes", "$7,846.57"],
    ["mezcla 2 tiempos 40 a 1 para 5 litros", "125 mL"],
    ["3 millones y medio entre 12", "291,666.666667"],
    ["audiolibro de 8 horas y media a 1,25x", "6 h 48 min"],
    ["2 hectáreas y media en metros cuadrados", "25,000 m²"],
    ["de 1.200 a 1.350 cuánto subió en porcentaje", "12.5%"],
    ["nací el 3 de mayo de 1979 qué edad tengo", "47 años, 6 meses y 20 días"],
  ],
  zh: [
    ["25的三成是多少", "7.5"],
    // A loan of 2,100,000 over 360 months at 3.3% / 12.
    ["买房300万首付三成利率3.3%30年", "¥9,197.06"],
    // 300,000 over 240 months, and 1,400,000 over 360, at 3.1% / 12.
    ["30万贷款20年利率3.1%月供多少", "¥1,678.85"],
    ["200万房子首付三成 30年 3.1%", "¥5,978.23"],
    ["5升汽油40:1加多少机油", "125 mL"],
    ["还有几天到元旦", "39 天"],
    ["早上9点到下午5点半", "8 小时 30 分钟"],
    ["早上9点到晚上6点", "9 小时"],
    ["早上8点半到下午6点多长时间", "9 小时 30 分钟"],
    ["晚上10点到早上6点", "8 小时"],
    ["9点到5点半", "8 小时 30 分钟"],
    ["800块打75折多少钱", "600"],
    ["3个半小时加45分钟", "4 小时 15 分钟"],
    ["2027年3月15日往后100天", "2027年6月23日"],
    ["3亩地等于多少平方米", "2,000 m²"],
    ["1992年11月5号出生 现在多大", "34 年 18 天"],
  ],
  ar: [
    ["خصم ٢٠٪ على ٣٥٠ ريال", "280"],
    ["25 بالمية من 800", "200"],
    // 90,000 over 60 months at 5% / 12.
    ["قسط سيارة ٩٠ الف على ٥ سنين فايدة ٥٪", "1,698.41 دولار"],
    ["من 9 صباحا إلى 5 مساء", "8 ساعات"],
    ["من الساعة 8:30 صباحا الى 4:15 مساء كم ساعة", "7 ساعات و45 دقيقة"],
    ["من الساعة ٩ ونص الصبح الى ٥ وربع العصر", "7 ساعات و45 دقيقة"],
    ["من 7:30 صباحا الى 4:15 مساء كم ساعة", "8 ساعات و45 دقيقة"],
    ["من 9:30 الى 5:45", "8 ساعات و15 دقيقة"],
    ["كان ٨٠ وصار ٦٠ كم نسبة الخصم", "−25%"],
    ["مواليد ٢٠ يوليو ١٩٩٥ كم عمري", "31 سنة و4 أشهر و3 أيام"],
  ],
};

describe.each(Object.entries(lines))("in %s", (language, asked) => {
  test.each(asked)("%s is %s", async (line, figure) => {
    const answer = await answerTo(language, line);
    const plain = (answer?.result ?? "").replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
    expect(plain.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(figure);
  });
});

test("the half of the day that was meant is said", async () => {
  expect((await answerTo("en", "9:30 to 5:45"))?.lead).toContain("9:30 AM to 5:45 PM");
  expect((await answerTo("zh", "9:30到5:45"))?.lead).toContain("17:45");
});

test.each([
  ["en", "simple syrup 2:1"],
  ["es", "almíbar 2:1"],
  ["zh", "2:1糖浆"],
  ["ar", "شيرة 2:1"],
])("in %s, %s is two parts of sugar and one of water, and begins the page", async (language, line) => {
  const { answer, incomplete } = await replyTo(language, line);
  expect(answer).toBeUndefined();
  expect(incomplete?.texts).toMatchObject({ task: "make", sugar_parts: "2", water_parts: "1" });
});

/** A currency by its whole name is the one of its code; a pound alone is that of most who write the language. */
test.each([
  ["en", "100 dollars to japanese yen", "100 usd to jpy"],
  ["en", "100 dollars to egyptian pounds", "100 usd to egp"],
  ["en", "100 usd in swiss francs", "100 usd to chf"],
  ["en", "100 quid in dollars", "100 gbp to usd"],
  ["es", "100 dólares a pesos colombianos", "100 usd a cop"],
  ["zh", "100英镑换港元", "100 gbp 换 hkd"],
  ["ar", "١٠٠ دولار كم جنيه", "100 usd إلى egp"],
  ["ar", "100 دولار إلى جنيه إسترليني", "100 usd إلى gbp"],
])("in %s, %s is %s", async (language, line, byCode) => {
  const wanted = (await answerTo(language, byCode))?.result;
  expect(wanted).toBeDefined();
  expect((await answerTo(language, line))?.result).toBe(wanted);
});
