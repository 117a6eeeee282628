import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Lines of somebody who had not seen what reads them. The figure of each was worked out in Python before it was asked. */
const lines: Readonly<Record<string, readonly (readonly [line: string, figure: string])[]>> = {
  en: [
    ["car payment on 18500 at 6.9 for 60 months", "$365.45"],
    ["9000 loan 11% 3 years monthly", "$294.65"],
    ["personal loan 7500 12.5% 4 years", "$199.35"],
    ["sba loan 60000 9% 5 yr", "$1,245.50"],
    ["tip on 63.40 18%", "$11.41"],
    ["split 128 bill 4 ways 20% tip", "$38.40"],
    ["how many pounds is 82 kg", "180.779055 lb"],
    ["1450 sq ft in m2", "134.709408 m²"],
    ["3.5 acres to hectares", "1.416399748 ha"],
    ["15 mu in acres", "2.471053815 ac"],
    ["how old if born march 3 1988", "38 years, 8 months and 20 days"],
    ["days between jan 5 2026 and mar 20 2026", "74 days"],
    ["45 days after feb 10 2026", "March 27, 2026"],
    ["11 hr 20 min audiobook at 1.5x", "7 h 33 min 20 s"],
    ["bmi 5'7 163 lbs", "25.5"],
    ["50:1 mix for 2 gallons", "5.12\u00a0fl oz (US)"],
    ["triangle base 13 height 8", "52"],
    ["18 percent of 240", "43.2"],
    ["sqrt of 2025", "45"],
    ["45 in binary", "101101"],
    ["4.7 gb in mb", "4,700 MB"],
  ],
  es: [
    ["prestamo auto 18500 6.9% 60 meses", "$365.45"],
    ["prestamo personal 7500 12.5% 4 años", "$199.35"],
    ["propina 18% de 63.40", "$11.41"],
    ["cuantas libras son 82 kilos", "180.779055 lb"],
    ["3.5 acres en hectareas", "1.416399748 ha"],
    ["15 mu en hectareas", "1 ha"],
    ["cuantos años tengo si naci el 3 de marzo de 1988", "38 años, 8 meses y 20 días"],
    ["dias entre 5 enero 2026 y 20 marzo 2026", "74 días"],
    ["10 de febrero 2026 mas 45 dias", "27 de marzo de 2026"],
    ["audiolibro 11 h 20 min a 1.5x", "7 h 33 min 20 s"],
    ["mezcla 40:1 para 5 litros", "125 mL"],
    ["triangulo base 13 altura 8", "52"],
    ["raiz de 2025", "45"],
    ["45 en binario", "101101"],
    ["area de un circulo de radio 6", "113.09734 m²"],
  ],
  zh: [
    ["个人贷款7500 12.5% 4年", "¥199.35"],
    ["企业贷款6万 9% 5年", "¥1,245.50"],
    ["小费 63.4 18%", "¥11.41"],
    ["82公斤等于多少磅", "180.779055 磅"],
    ["1450平方英尺多少平米", "134.709408 m²"],
    ["3.5英亩换公顷", "1.416399748 ha"],
    ["15亩多少平方米", "10,000 m²"],
    ["2026年1月5日到3月20日多少天", "74 天"],
    ["上午9点15到下午5点45几个小时", "8 小时 30 分钟"],
    ["体重58kg身高162 bmi", "22.1"],
    ["三角形 底13 高8", "52"],
    ["240的18%是多少", "43.2"],
    ["2025开平方", "45"],
    ["45转二进制", "101101"],
    ["半径6的圆面积", "113.09734 m²"],
    ["从80涨到100涨了百分之几", "25%"],
  ],
  ar: [
    ["قسط سيارة 18500 فايدة 6.9% 60 شهر", "365.45 دولار"],
    ["قرض شخصي ٧٥٠٠ بفايدة ١٢.٥٪ ٤ سنين", "199.35 دولار"],
    ["قرض مشروع 60000 9% 5 سنوات", "1,245.50 دولار"],
    ["بقشيش 18% على 63.40", "11.41 دولار"],
    ["٨٢ كيلو كم باوند", "180.779055 رطل"],
    ["15 مو كم هكتار", "هكتار واحد"],
    ["خلط زيت ٤٠:١ ٥ لتر بنزين", "125 مل"],
    ["مساحة مثلث اضلاعه 7 8 9", "26.83281573"],
    ["مثلث قاعدة ١٣ ارتفاع ٨", "52"],
    ["جذر 2025", "45"],
    ["مساحة دايرة نصف قطرها 6", "113.09734 م²"],
  ],
};

describe.each(Object.entries(lines))("a stranger's line in %s", (language, all) => {
  test.each(all)("%s", async (line, figure) => {
    expect((await answerTo(language, line))?.result).toBe(figure);
  });
});

/** What no calculator of the site works out, although it has figures. */
const unanswered: Readonly<Record<string, readonly string[]>> = {
  en: [
    "flight price to paris 300",
    "calories in 2 eggs",
    "weather 75 tomorrow",
    "best phone under 400",
    "powerball 5 12 23 44 61",
    "half of my rent",
    "iphone 15 vs 14",
    "mom is 5 weeks behind on 1200",
    "paint for a 12x14 room",
    "500 mg ibuprofen dose for 60 lb kid",
  ],
  es: [
    "vuelo a cancun 3500",
    "calorias de 3 tortillas",
    "clima 30 grados mañana",
    "celular de menos de 4000",
    "loteria 5 12 23 44",
    "mi renta es 6500 y no me alcanza",
    "cuanto cobra un abogado 2 horas",
    "paracetamol 500 para niño de 20 kilos",
    "pintura para cuarto de 4x5",
    "cuanto gana un doctor 2026",
  ],
  zh: [
    "去巴黎机票300",
    "两个鸡蛋多少卡路里",
    "明天气温25",
    "4000以内的手机",
    "双色球 5 12 23 30",
    "月薪8000怎么存钱",
    "考研380分能上吗",
    "布洛芬20公斤孩子吃多少",
    "刷12平米的房间要多少漆",
    "快递3公斤到上海",
  ],
  ar: [
    "سعر تذكرة باريس 300",
    "كم سعرة في بيضتين",
    "الطقس بكرة 30",
    "احسن موبايل تحت 5000",
    "يانصيب 5 12 23 44",
    "راتبي 6000 ومش مكفي",
    "كم ياخد المحامي 2 ساعة",
    "بنادول 500 لطفل 20 كيلو",
    "دهان غرفة 4 في 5",
    "شحن 3 كيلو لدبي",
  ],
};

describe.each(Object.entries(unanswered))("in %s, a stranger's line stays unanswered", (language, all) => {
  test.each(all)("%s", async (line) => {
    expect(await answerTo(language, line)).toBeUndefined();
  });
});
