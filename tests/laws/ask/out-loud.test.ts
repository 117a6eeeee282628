import { describe, expect, test } from "vitest";
import { answerTo, foundRoutes } from "./search-line.ts";

/** Lines as people speak. The figure of each was worked out by hand or in Python from its formula before it was asked. */
const lines: Readonly<Record<string, readonly (readonly [line: string, figure: string])[]>> = {
  en: [
    ["im 5'7 and 182 lbs bmi", "28.5"],
    ["born march 3rd 91 how old am i", "35 years, 8 months and 20 days"],
    ["9:15am to 5:40pm minus half hour lunch", "7 h 55 min"],
    ["gallon and a half of gas 50 to 1 how much oil", "3.84 fl oz (US)"],
    ["an hour and a half in minutes", "90 min"],
    ["5 miles and a half in km", "8.851392 km"],
    ["-13 in twos complement 8 bit", "1111 0011"],
    ["car 28k 10% down 7.2 apr 5 yrs car loan", "$501.37"],
    ["class h felony nc prior level 2", "6 to 10 months"],
    ["assault 2 in washington offender score 3", "13 to 17 months"],
    ["how many days till new years", "39 days"],
    ["dinner was 96 split four ways", "$24.00"],
    ["8am to 5pm with a half hour lunch", "8 h 30 min"],
    ["what percent is 18 out of 24", "75%"],
  ],
  es: [
    ["cuanto es el 16 de iva de 2450", "392"],
    ["credito hipotecario millon y medio a 20 años al 10.5", "$14,975.70"],
    ["naci el 5 de mayo del 88 cuantos años tengo", "38 años, 6 meses y 18 días"],
    ["3 hectareas y media cuantos metros son", "35,000 m²"],
    ["que dia cae en 45 dias", "7 de enero de 2027"],
    ["terreno de 8 x 20 cuantos metros cuadrados", "160 m²"],
    ["5 litros de gasolina 40 a 1 cuanto aceite", "125 mL"],
    ["saque 17 de 20 que porcentaje es", "85%"],
    ["cuantos dias faltan pa navidad", "32 días"],
    ["casa de 2 millones enganche 20% al 9.5 a 20 años", "$14,914.10"],
    ["casa de 900 mil enganche 25% tasa 11 a 15 años", "$7,672.03"],
    ["coche 180 mil 20% de enganche tasa 13.5 a 48 meses", "$3,898.99"],
    ["trabaje de 8 y media a 5 y media de la tarde cuantas horas son", "9 h"],
  ],
  zh: [
    ["房贷一百二十万30年利率3.1", "¥5,124.20"],
    ["2.5亩是多少平方", "1,666.666667 m²"],
    ["身高172体重136斤bmi多少", "23.0"],
    ["我95年8月12号生的 现在多大", "31 年 3 个月 11 天"],
    ["三百五十块的百分之十二", "42"],
    ["10平方公里多少亩", "15,000 亩"],
    ["三角形底8高5", "20"],
    ["车贷15万3年年化4.5月供", "¥4,462.04"],
    ["五个人吃饭628 aa一人多少", "¥125.60"],
    ["我女儿2019年6月1日生的几岁了", "7 年 5 个月 22 天"],
    ["再过60天是几号", "2027年1月22日"],
    ["四百块的百分之十五", "60"],
    ["15升汽油40比1加多少机油", "375 mL"],
  ],
  ar: [
    ["طولي ١٧٠ ووزني ٨٣ كتله الجسم", "28.7"],
    ["انا مواليد ١٥/٦/١٩٩٠ عندي كام سنه", "36 سنة و5 أشهر و8 أيام"],
    ["٣ فدان كام متر", "12,602.5 م²"],
    ["قيراطين كام متر", "350.0694444 م²"],
    ["عايز قرض ٢٠٠ الف على ٥ سنين فايده ٢٢ في الميه", "5,523.78 دولار"],
    ["٧٥٠ وعليها خصم ٣٠٪", "525"],
    ["من ٩ الصبح ل ٥ ونص العصر كام ساعه", "8 ساعات و30 دقيقة"],
    ["بعد ٤٠ يوم يبقى تاريخ كام", "2 يناير 2027"],
    ["الحساب ٤٢٠ وعايز اسيب ١٠٪ بقشيش", "42.00 دولارًا"],
    ["خمسه وعشرين في تلاتين", "750"],
    ["جبت ٣٤ من ٤٠ يبقى كام في الميه", "85%"],
    ["شقه بمليون ونص مقدم ٢٠٪ تقسيط ١٥ سنه فايده ٨٪", "11,467.83 دولار"],
    ["بيت بمليون ونص دفعة اولى 20% فايدة 5% 20 سنة", "7,919.47 دولار"],
    ["٢٠ لتر بنزين ٥٠ ل ١ كام زيت", "400 مل"],
    ["فاضل كام يوم على راس السنه", "39 يومًا"],
    ["من ١٠ الصبح لحد ٦ ونص المغرب كام ساعه", "8 ساعات و30 دقيقة"],
    ["فيلا بـ ٥ مليون مقدم ٣٠٪ ٢٠ سنه فايده ١٠٪", "33,775.76 دولار"],
    ["بعد ٣ شهور تاريخ كام", "23 فبراير 2027"],
    ["فدان ونص كام متر", "6,301.25 م²"],
    ["ربعميه على تمانيه", "50"],
  ],
};

describe.each(Object.entries(lines))("a line said aloud in %s", (language, asked) => {
  test.each(asked)("%s", async (line, figure) => {
    const result = (await answerTo(language, line))?.result ?? "";
    const plain = result.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
    expect(plain.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(figure);
  });
});

/** What a line in everyday words is about. */
test.each([
  ["en", "borrow against my house line of credit", "finance/heloc"],
  ["en", "got a dui in seattle what now", "legal/washington/dui"],
  ["es", "cuanto me quedaria de mensualidad un carro", "finance/auto-loan"],
  ["es", "me agarraron manejando tomado en washington", "legal/washington/dui"],
  ["zh", "开船出海要加多少油", "automotive-engine/boat-trip"],
  ["zh", "托儿所补贴能拿多少", "daily-life/parenting-subsidy"],
  ["zh", "西雅图醉驾", "legal/washington/dui"],
  ["ar", "عقوبه السواقه سكران في واشنطن", "legal/washington/dui"],
  ["ar", "سرقه بيت في اوريجون", "legal/oregon/burglary-1st-degree"],
  ["ar", "اللانش بيسحب بنزين قد ايه", "automotive-engine/boat-fuel-consumption"],
])("in %s, %s finds its page first", async (language, line, route) => {
  expect((await foundRoutes(language, line))[0]).toBe(route);
});
