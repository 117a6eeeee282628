import { describe, expect, test } from "vitest";
import { answerTo, figureOf } from "./search-line.ts";

/**
 * Lines of somebody who had seen no more than the list of calculators, each asking for one figure that was worked out in
 * Python before the line was asked; and lines that ask for something else, or leave out what only who asks can say.
 */
const lines: Readonly<Record<string, readonly (readonly [line: string, figure: string])[]>> = {
  en: [
    ["whats 18% of 450", "81"],
    ["20% tip on 86.40 split 3 ways", "$34.56"],
    ["bmi 5'9 175lbs", "25.8"],
    ["born june 14 1988 how old on march 2 2025", "36 years, 8 months and 16 days"],
    ["320k mortgage 30 yr 6.75 monthly payment", "$2,075.51"],
    ["28k car loan 6.9 apr 72 mo payment", "$476.03"],
    ["student loan 34500 at 5.5 over 10 yrs how much a month", "$374.42"],
    ["personal loan 8k 11.5% 36 months total interest", "$1,497.05"],
    ["whats 90 days from jan 15 2025", "April 15, 2025"],
    ["8:45am to 5:20pm how many hrs", "8 h 35 min"],
    ["have an 86 final worth 25% what do i need to get a 90", "102%"],
    ["250 eur to usd at 1.08", "$270.00"],
    ["144/12+7*3", "33"],
    ["sqrt 250", "15.8113883008"],
    ["12x14 ft room sq ft", "168 ft²"],
    ["3/4 acre in sq ft", "32,670 ft²"],
    ["101101 binary to decimal", "45"],
    ["how big is a 10 min video at 12 mbps", "0.9 GB"],
    ["16 gal tank 27 mpg how far can i go", "432 mi"],
    ["50:1 mix 2 gal gas how many oz oil", "5.12 fl oz (US)"],
    ["heloc 60k 8.25 interest only payment", "$412.50"],
    ["-45 in 8 bit twos complement", "1101 0011"],
  ],
  es: [
    ["30% de 1.250", "375"],
    ["propina 10 por ciento cuenta de 640 pesos", "$64.00"],
    ["imc peso 78 mido 1,72", "26.4"],
    ["naci el 14/08/1995 cuantos años tengo el 01/03/2025", "29 años, 6 meses y 15 días"],
    ["hipoteca 180.000 a 30 años al 3,2 cuota", "$778.44"],
    ["credito auto 250 mil pesos 48 meses 13.5% anual cuanto pago al mes", "$6,769.08"],
    ["prestamo personal 6000€ 3 años al 8% intereses totales", "€768.63"],
    ["que dia es 45 dias despues del 20 enero 2025", "6 de marzo de 2025"],
    ["de 8:40 a 17:15 cuantas horas son", "8 h 35 min"],
    ["150 dolares a pesos con el dolar a 17.20", "MXN 2,580.00"],
    ["25x14+36", "386"],
    ["raiz de 576", "24"],
    ["area circulo radio 4,5 cm", "63.617251 cm²"],
    ["cuantos m2 son 3 hectareas y media", "35,000 m²"],
    ["pasar 77 a binario", "1001101"],
    ["area triangulo base 12 altura 7,5", "45"],
    ["5300 megas cuantos gigas son", "5.3 GB"],
    ["deposito 55 litros gasta 6,4 a los 100 cuantos km hago", "859.4 km"],
    ["motosierra mezcla al 2% 5 litros de gasolina cuanto aceite", "100 mL"],
    ["almibar 2 a 1 con 600 gr de azucar cuanta agua", "300.5 mL"],
    ["audiolibro 9h 45min a 1,25x cuanto dura", "7 h 48 min"],
    ["area triangulo lados 7 8 9", "26.83281573"],
  ],
  zh: [
    ["320打85折多少钱", "272"],
    ["身高168体重125斤bmi多少", "22.1"],
    ["房贷80万30年利率3.1等额本息月供", "¥3,416.13"],
    ["车贷12万分36期年利率4.8月供多少", "¥3,585.74"],
    ["92年11月5号生的到2025年3月1号多大", "32 年 3 个月 24 天"],
    ["2025年2月10号往后100天是几号", "2025年5月21日"],
    ["早上9点半到晚上6点45几个小时", "9 小时 15 分钟"],
    ["平时88占40% 期末76占60% 总评", "80.8%（B−）"],
    ["1000美金换人民币 汇率7.18", "¥7,180.00"],
    ["23乘17加9", "400"],
    ["根号50等于多少", "7.0710678118654752440084436"],
    ["半径6厘米的圆面积", "113.09734 cm²"],
    ["1200平方英尺多少平米", "111.483648 m²"],
    ["8亩地多少平方", "5,333.333333 m²"],
    ["二进制110101转十进制", "53"],
    ["油箱50升百公里油耗7.8加满能跑多少公里", "641 km"],
    ["三角形底9高6面积", "27"],
    ["视频8mbps 25分钟多大", "1.5 GB"],
    ["-25的反码 8位", "1110 0110"],
    ["-37补码8位二进制", "1101 1011"],
    ["10万字的书一分钟读240字做成有声书多长", "6 小时 57 分钟"],
    ["糖浆2比1 白糖500克加多少水", "250.4 mL"],
    ["油锯25比1 5升汽油兑多少机油", "200 mL"],
  ],
  ar: [
    ["كم ١٥٪ من ٤٢٠", "63"],
    ["بقشيش 12% على فاتوره 250", "30.00 دولارًا"],
    ["وزني ٨٥ وطولي ١٧٢ كم كتلة الجسم", "28.7"],
    ["مواليد 12/5/1994 كم عمري يوم 1/1/2025", "30 سنة و7 أشهر و20 يومًا"],
    ["قسط سياره ٩٠ الف ٥ سنين فايده ٤٪", "1,657.49 دولار"],
    ["٩٠ يوم من ١ مارس ٢٠٢٥ يصير اي تاريخ", "30 مايو 2025"],
    ["من 7:30 الصبح الى 3:15 العصر كم ساعه", "7 ساعات و45 دقيقة"],
    ["جبت 172 من 200 كم النسبه", "86%"],
    ["٥٠٠ دولار كام جنيه لو الدولار ب ٥٠٫٦", "25,300.00 ج.م."],
    ["١٢٥×٨÷٤", "250"],
    ["جذر ١٩٦", "14"],
    ["مساحة غرفه ٤٫٥ في ٦", "27 م²"],
    ["٣ دونم كم متر", "3,000 م²"],
    ["حول 90 الى ثنائي", "1011010"],
    ["مساحه مثلث قاعدته 14 ارتفاعه 9", "63"],
    ["3500 ميجا كام جيجا", "3.5 GB"],
    ["خلط زيت مع بنزين ٤٠:١ كم زيت ل ٥ لتر", "125 مل"],
    ["كتاب صوتي 10 ساعات على سرعه 1.5 كم ياخذ", "6 ساعات و40 دقيقة"],
  ],
};

const unanswered: Readonly<Record<string, readonly string[]>> = {
  en: [
    "15% tip",
    "bmi 160 lbs",
    "area of triangle sides 6 and 9",
    "who called me 415-555-0132",
    "7-eleven open 24/7",
    "area 51 tickets",
    "boeing 737-800 how many seats",
    "my brother got caught with 5 grams how long will he get",
    "how old is tom hanks",
    // A share pays no more a year than it costs.
    "150 shares schd .26 a share",
  ],
  es: [
    "cuanto es el 15 de propina",
    "imc mujer 35 años 1,60",
    "boca 3-1 river",
    "25/12 es feriado",
    "de quien es el 600 555 014",
    "peugeot 208 1.6 ficha tecnica",
    "a mi primo lo agarraron robando cuantos años le dan",
    "llevo 5 años en la empresa y me echaron cuanto me toca",
  ],
  zh: [
    "房贷100万月供多少",
    "体重60公斤bmi正常吗",
    "打八折怎么算",
    "三角形两条边5和7面积",
    "一加13多少钱",
    "985和211哪个好",
    "110和120有什么区别",
    "021-5555-0134是哪里的电话",
    "我老公酒驾会判几个月",
    "公司辞退我干了3年赔多少",
  ],
  ar: [
    "كم احط بقشيش بالمطعم",
    "وزني ٩٠ هل انا سمين",
    "مساحة مثلث ضلعين ٦ و ١٠",
    "الف ليله وليله كم حلقه",
    "خطة 4-3-3 شرح",
    "مين صاحب الرقم ٠٥٠-٥٥٥-٠١٣٤",
    "بيجو ٣٠٠٨ كم سعرها",
    "اخوي مسكوه مع حشيش كم سنه يسجنونه",
    "طلقني وراتبه ٨٠٠٠ كم نفقة ٣ عيال",
  ],
};

describe.each(Object.entries(lines))("in %s, a figure that a stranger asks for", (language, all) => {
  test.each(all)("%s", async (line, figure) => {
    expect(await figureOf(language, line)).toBe(figure);
  });
});

describe.each(Object.entries(unanswered))("in %s, nothing is answered", (language, all) => {
  test.each(all)("%s", async (line) => {
    expect(await answerTo(language, line)).toBeUndefined();
  });
});
