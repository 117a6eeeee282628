import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/**
 * Lines as people say them, in an order of their own and with words around the figures. The figure of each was worked out in
 * Python from its formula before it was asked.
 */
const lines: Readonly<Record<string, readonly (readonly [line: string, figure: string])[]>> = {
  en: [
    ["dinner was 86.40 tip 20%", "$17.28"],
    ["bill 140 6 ppl 18% tip", "$27.53"],
    ["whats 12.5% off 249", "217.875"],
    ["price went from 40 to 55 what percent", "37.5%"],
    ["$22,500 car loan 4.9% 5yrs", "$423.57"],
    ["used car 14k 9.5% 48mo 2000 down", "$301.48"],
    ["mortgage on 275k 6.1% 15yr", "$2,335.49"],
    ["student loan 32000 5.5% 10 yrs", "$347.28"],
    ["heloc 40k 8.25%", "$275.00"],
    ["200 lb 6'1 bmi", "26.4"],
    ["65mph in kmh", "104.60736 km/h"],
    ["2.5 acres how many sq ft", "108,900 ft²"],
    ["how old is someone born 8/14/1979", "47 years, 3 months and 9 days"],
    ["days til july 4", "223 days"],
    ["120 days from june 1 2026", "September 29, 2026"],
    ["6:45am-3:20pm", "8 h 35 min"],
    ["2 stroke 40:1 3 gallons", "9.6 fl oz (US)"],
    ["14 hour audiobook 1.75x", "8 h"],
    ["25gb at 300mbps", "11 min 6.67 s"],
    ["triangle sides 5 5 6 area", "12"],
    ["two's complement -37", "1101 1011"],
  ],
  es: [
    ["cuenta de 780 propina 10% entre 3", "$286.00"],
    ["cuanto es 16% de iva de 1250", "200"],
    ["1250 + 16%", "1,450"],
    ["precio 899 con 30% de descuento", "629.3"],
    ["de 120 subio a 150 que porcentaje", "25%"],
    ["credito de auto 180000 13% 48 meses", "$4,828.95"],
    ["hipoteca 1.5 millones 10% 20 años", "$14,475.32"],
    ["casa de 2,000,000 enganche 20% tasa 9.5% 20 años", "$14,914.10"],
    ["tengo 85 kilos y mido 1.72 imc", "28.7"],
    ["68 kilos a libras", "149.9143383 lb"],
    ["cuantos metros cuadrados tiene una hectarea", "10,000 m²"],
    ["6 pies 2 en cm", "187.96 cm"],
    ["cuantos dias faltan para el 15 de septiembre", "296 días"],
    ["hoy mas 90 dias", "21 de febrero de 2027"],
    ["de 8:15 am a 6:30 pm cuantas horas", "10 h 15 min"],
    ["mezcla 2 tiempos 50:1 10 litros", "200 mL"],
    ["audiolibro de 9 horas a 1.5x", "6 h"],
    ["descargar 60 gb a 100 mbps", "1 h 20 min"],
    ["area terreno 8 x 20 metros", "160 m²"],
    ["triangulo lados 6 8 10", "24"],
    ["raiz cuadrada de 1764", "42"],
  ],
  zh: [
    ["原价599打8折", "479.2"],
    ["80涨到92涨幅", "15%"],
    ["1200的35%是几", "420"],
    ["房贷120万 利率3.1% 25年", "¥5,753.15"],
    ["车贷8万 4.5% 36期", "¥2,379.75"],
    ["身高168体重61公斤bmi", "21.6"],
    ["175斤是多少公斤", "87.5 kg"],
    ["90平米多少平方英尺", "968.7519375 平方英尺"],
    ["3亩等于多少平方米", "2,000 m²"],
    ["1987年11月2日出生今年几岁", "39 年 21 天"],
    ["离元旦还有几天", "39 天"],
    ["2026年5月20日加100天", "2026年8月28日"],
    ["二冲程 25:1 5升汽油加多少机油", "200 mL"],
    ["15小时有声书1.25倍速", "12 小时"],
    ["100Mbps下载20GB", "26 分钟 40 秒"],
    ["三角形三边7 8 9面积", "26.83281573"],
    ["长12.5米宽8米面积", "100 m²"],
    ["1000转16进制", "3e8"],
    ["根号625", "25"],
  ],
  ar: [
    ["حساب مطعم 240 بقشيش 10%", "24.00 دولارًا"],
    ["فاتورة 600 على 5 اشخاص", "120.00 دولارًا"],
    ["خصم 35% من 420", "273"],
    ["كم 15% من 3200", "480"],
    ["السعر زاد من 80 الى 100 كم النسبة", "25%"],
    ["قرض سيارة 60000 4% 5 سنوات", "1,104.99 دولار"],
    ["تمويل عقاري 800000 4.5% 25 سنة", "4,446.66 دولار"],
    ["قرض شخصي ٣٠٠٠٠ فائدة ٧٪ ٤ سنوات", "718.39 دولار"],
    ["كتلة الجسم وزن 90 طول 178", "28.4"],
    ["75 كيلو كم باوند", "165.3466966 رطل"],
    ["3 افدنة كم متر مربع", "12,602.5 م²"],
    ["عمري اذا ولدت 20/8/1995", "31 سنة و3 أشهر و3 أيام"],
    ["كم يوم بين 1/5/2026 و 15/8/2026", "106 أيام"],
    ["بعد 45 يوم", "7 يناير 2027"],
    ["خلط زيت 50:1 لـ 20 لتر", "400 مل"],
    ["كتاب صوتي 10 ساعات بسرعة 1.25", "8 ساعات"],
    ["تحميل 40 جيجا بسرعة 200 ميجابت", "26 دقيقة و40 ثانية"],
    ["مساحة ارض 15 في 30 متر", "450 م²"],
    ["مثلث قاعدته 14 وارتفاعه 9", "63"],
    ["جذر ١٢٢٥", "35"],
  ],
};

describe.each(Object.entries(lines))("a spoken line in %s", (language, all) => {
  test.each(all)("%s", async (line, figure) => {
    const result = (await answerTo(language, line))?.result ?? "";
    const plain = result.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
    expect(plain.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(figure);
  });
});

/** Lines of other things, and such as say more than is read: they have no answer, and never one of some of their words. */
const unanswered: Readonly<Record<string, readonly string[]>> = {
  en: ["tip 15 on 80 bucks", "payday loan 500 15%", "equipment lease 20000 8% 4 years"],
  es: ["tarjeta de credito 8000 45%", "arrendamiento auto 350000 36 meses"],
  zh: ["188元 小费15%", "花呗5000分12期", "信用卡分期 12000 0.6% 12期"],
  ar: ["بطاقة ائتمان 5000 20%", "2000 قدم مربع كم متر", "تقسيط جوال 4000 على 24 شهر"],
};

describe.each(Object.entries(unanswered))("in %s, a spoken line has no answer", (language, all) => {
  test.each(all)("%s", async (line) => {
    expect(await answerTo(language, line)).toBeUndefined();
  });
});
