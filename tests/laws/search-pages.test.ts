import { describe, expect, test } from "vitest";
import { foundRoutes, indexIn } from "./ask/asked-line.ts";

/** What people type who want a page, by its route and their language: it comes first. */
const wanted: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "automotive-engine/2-stroke-oil-mix": {
    en: [
      "2 stroke oil mix",
      "2 stroke mix calculator",
      "two stroke oil ratio",
      "premix calculator",
      "gas oil mix",
    ],
    es: ["mezcla dos tiempos", "aceite 2 tiempos", "mezcla gasolina aceite"],
    zh: ["二冲程混合油", "机油配比", "二冲程"],
    ar: ["خلط الزيت بالبنزين", "محرك ثنائي الشوط", "نسبة خلط الزيت"],
  },
  "automotive-engine/gas-oil-mix-50-1": {
    en: ["50:1 mix", "50 to 1 gas oil mix", "50:1"],
    es: ["mezcla 50:1", "50:1"],
    zh: ["50:1混合油", "50:1"],
    ar: ["خلط 50:1", "50:1"],
  },
  "automotive-engine/gas-oil-mix-25-1": {
    en: ["25:1 mix", "25 to 1 mix"],
    es: ["mezcla 25:1"],
    zh: ["25:1混合油"],
    ar: ["خلط 25:1"],
  },
  "automotive-engine/gas-oil-mix-32-1": {
    en: ["32:1 mix", "32 to 1 mix"],
    es: ["mezcla 32:1"],
    zh: ["32:1混合油"],
    ar: ["خلط 32:1"],
  },
  "automotive-engine/gas-oil-mix-40-1": {
    en: ["40:1 mix", "40 to 1 mix"],
    es: ["mezcla 40:1"],
    zh: ["40:1混合油"],
    ar: ["خلط 40:1"],
  },
  "automotive-engine/boat-fuel-consumption": {
    en: ["boat fuel consumption", "boat fuel calculator", "boat gas mileage", "boat mpg"],
    es: ["consumo de combustible barco", "consumo lancha"],
    zh: ["船油耗", "快艇油耗"],
    ar: ["استهلاك وقود القارب", "وقود القارب"],
  },
  "automotive-engine/boat-trip": {
    en: ["boat trip calculator", "boat trip fuel cost", "boat trip"],
    es: ["viaje en barco", "combustible viaje barco"],
    zh: ["航行时间"],
    ar: ["رحلة بحرية", "رحلة بالقارب"],
  },
  "automotive-engine/fuel-range": {
    en: ["boat range", "fuel range", "how far can i go on a tank"],
    es: ["autonomía", "autonomía de combustible"],
    zh: ["续航", "续航里程"],
    ar: ["مدى الوقود", "مدى القارب"],
  },
  "automotive-engine/outboard-motor-fuel-consumption-115-hp": {
    en: ["115 hp outboard", "115 hp outboard fuel consumption"],
    es: ["motor fuera de borda 115 hp"],
    zh: ["115马力船外机"],
    ar: ["محرك خارجي 115 حصانًا"],
  },
  "automotive-engine/outboard-motor-fuel-consumption-40-hp": {
    en: ["40 hp outboard", "40hp outboard fuel consumption"],
    es: ["motor fuera de borda 40 hp"],
    zh: ["40马力船外机"],
    ar: ["محرك خارجي 40 حصانًا"],
  },
  "automotive-engine/outboard-motor-fuel-consumption-90-hp": {
    en: ["90 hp outboard"],
    es: ["motor fuera de borda 90 hp"],
    zh: ["90马力船外机"],
    ar: ["محرك خارجي 90 حصانًا"],
  },
  "automotive-engine/outboard-motor-fuel-consumption-150-hp": {
    en: ["150 hp outboard"],
    es: ["motor fuera de borda 150 hp"],
    zh: ["150马力船外机"],
    ar: ["محرك خارجي 150 حصانًا"],
  },
  "conversion/area-converter": {
    en: ["area converter", "acres to hectares", "square feet to square meters", "hectare", "sq ft to sq m"],
    es: ["convertir área", "convertidor de área", "hectáreas a acres", "metros cuadrados a pies cuadrados"],
    zh: ["面积换算", "公顷换算", "平方英尺换算平方米"],
    ar: ["محول المساحة", "تحويل المساحة", "هكتار"],
  },
  "conversion/mu-converter": {
    en: ["mu converter", "chinese mu", "mu to square meters", "mu to acres"],
    es: ["mu chino", "convertir mu"],
    zh: ["亩换算", "亩", "一亩地"],
    ar: ["مو صيني", "تحويل مو"],
  },
  "daily-life/age": {
    en: ["age calculator", "how old am i", "birthday calculator", "date of birth"],
    es: ["calculadora de edad", "edad", "cuántos años tengo", "fecha de nacimiento"],
    zh: ["年龄计算", "我多大了", "周岁", "出生日期"],
    ar: ["حساب العمر", "كم عمري", "تاريخ الميلاد"],
  },
  "daily-life/audiobook-length": {
    en: ["audiobook length", "words to audio time", "how long is my audiobook"],
    es: ["duración audiolibro", "palabras a audio"],
    zh: ["有声书时长", "字数换算时长"],
    ar: ["مدة الكتاب الصوتي", "طول الكتاب الصوتي"],
  },
  "daily-life/audiobook-time": {
    en: ["audiobook speed", "audiobook speed calculator", "podcast speed", "2x speed"],
    es: ["velocidad audiolibro", "velocidad de reproducción"],
    zh: ["倍速播放", "有声书倍速"],
    ar: ["سرعة الكتاب الصوتي", "سرعة التشغيل"],
  },
  "daily-life/date-time-add-subtract": {
    en: [
      "date calculator",
      "add days to date",
      "business days calculator",
      "days from today",
      "subtract days",
    ],
    es: ["sumar días a una fecha", "calculadora de fechas", "días hábiles"],
    zh: ["日期计算", "日期加减", "工作日计算"],
    ar: ["حاسبة التاريخ", "إضافة أيام إلى تاريخ", "أيام العمل"],
  },
  "daily-life/grade": {
    en: [
      "grade calculator",
      "final grade calculator",
      "gpa",
      "cumulative gpa",
      "grade point average",
      "what do i need on my final",
    ],
    es: ["calculadora de notas", "promedio de notas", "nota final", "promedio acumulado", "calcular gpa"],
    zh: ["成绩计算", "平均分", "期末需要考多少分", "绩点", "平均绩点"],
    ar: ["حساب المعدل", "الدرجة النهائية", "معدل", "المعدل التراكمي"],
  },
  "daily-life/parenting-subsidy": {
    en: ["china parenting subsidy", "childcare subsidy china"],
    es: ["subsidio de crianza china"],
    zh: ["育儿补贴", "育儿补贴计算"],
    ar: ["إعانة تربية الأطفال"],
  },
  "daily-life/time-duration": {
    en: [
      "time duration",
      "hours calculator",
      "time calculator",
      "time between two times",
      "hours worked",
      "time card",
    ],
    es: ["calculadora de horas", "diferencia entre horas", "sumar horas"],
    zh: ["时长计算", "时间差", "工时计算"],
    ar: ["حساب الساعات", "فرق الوقت", "ساعات العمل"],
  },
  "finance/auto-loan": {
    en: ["auto loan", "car loan", "car payment calculator", "vehicle financing"],
    es: ["préstamo para auto", "crédito automotriz", "préstamo coche"],
    zh: ["车贷", "汽车贷款", "车贷计算器"],
    ar: ["قرض سيارة", "تمويل سيارة"],
  },
  "finance/business-loan": {
    en: ["business loan", "small business loan", "merchant cash advance", "sba loan"],
    es: ["préstamo empresarial", "préstamo para negocio", "préstamo pyme"],
    zh: ["商业贷款", "企业贷款", "经营贷"],
    ar: ["قرض تجاري", "قرض مشروع"],
  },
  "finance/currency-converter": {
    en: ["currency converter", "usd to eur", "exchange rate", "dollars to pesos"],
    es: ["conversor de moneda", "cambio de divisas", "dólar hoy", "dólares a pesos"],
    zh: ["汇率", "汇率换算", "美元兑人民币", "货币换算"],
    ar: ["محول العملات", "سعر الدولار", "دولار إلى يورو"],
  },
  "finance/heloc": {
    en: ["heloc", "home equity line of credit", "heloc payment"],
    es: ["línea de crédito hipotecaria", "HELOC"],
    zh: ["房屋净值贷款", "房屋净值信贷额度"],
    ar: ["خط ائتمان المنزل", "HELOC"],
  },
  "finance/loan": {
    en: ["loan calculator", "loan", "loan payment"],
    es: ["préstamo", "calculadora de préstamos", "cuota de préstamo"],
    zh: ["贷款", "贷款计算器"],
    ar: ["قرض", "حاسبة القرض", "حساب القرض"],
  },
  "finance/mortgage": {
    en: ["mortgage calculator", "home loan", "house payment", "mortgage payment"],
    es: ["hipoteca", "calculadora de hipoteca", "crédito hipotecario"],
    zh: ["房贷", "房贷计算器", "按揭"],
    ar: ["رهن عقاري", "تمويل عقاري", "قرض عقاري"],
  },
  "finance/personal-loan": {
    en: ["personal loan", "personal loan calculator", "origination fee"],
    es: ["préstamo personal", "crédito personal"],
    zh: ["个人贷款", "消费贷"],
    ar: ["قرض شخصي"],
  },
  "finance/schd-dividend": {
    en: ["schd dividend", "dividend calculator", "drip calculator", "schd"],
    es: ["dividendos schd", "calculadora de dividendos"],
    zh: ["股息计算", "SCHD", "分红"],
    ar: ["توزيعات الأرباح", "SCHD"],
  },
  "finance/student-loan": {
    en: ["student loan", "student loan calculator", "college loan"],
    es: ["préstamo estudiantil", "crédito educativo"],
    zh: ["学生贷款", "助学贷款"],
    ar: ["قرض طلابي", "قرض دراسي"],
  },
  "finance/tip": {
    en: ["tip calculator", "tip", "gratuity", "split the bill"],
    es: ["propina", "calculadora de propinas", "dividir la cuenta"],
    zh: ["小费", "小费计算器", "AA制"],
    ar: ["بقشيش", "إكرامية", "حاسبة الإكرامية"],
  },
  "food/sugar-syrup": {
    en: ["sugar syrup", "simple syrup", "simple syrup ratio", "hummingbird nectar"],
    es: ["almíbar", "jarabe de azúcar", "jarabe simple"],
    zh: ["糖浆", "糖水比例", "单糖浆"],
    ar: ["شراب السكر", "قطر", "شيرة"],
  },
  "health/bmi": {
    en: ["bmi", "bmi calculator", "body mass index", "ideal weight"],
    es: ["imc", "calculadora imc", "índice de masa corporal"],
    zh: ["bmi", "体重指数", "标准体重"],
    ar: ["كتلة الجسم", "مؤشر كتلة الجسم", "الوزن المثالي"],
  },
  "math/area": {
    en: ["area calculator", "area of a circle", "area of a rectangle", "trapezoid area"],
    es: ["calcular área", "área de un círculo", "área de un rectángulo"],
    zh: ["面积计算", "圆的面积", "长方形面积"],
    ar: ["حساب المساحة", "مساحة الدائرة", "مساحة المستطيل"],
  },
  "math/basic": {
    en: ["calculator", "basic calculator", "simple calculator"],
    es: ["calculadora", "calculadora básica"],
    zh: ["计算器", "基本计算器"],
    ar: ["آلة حاسبة", "حاسبة"],
  },
  "math/binary": {
    en: [
      "binary",
      "binary calculator",
      "hex to decimal",
      "base converter",
      "binary to hex",
      "hexadecimal",
      "ieee 754",
      "float to hex",
      "floating point converter",
    ],
    es: [
      "binario",
      "binario a decimal",
      "hexadecimal a decimal",
      "convertir bases",
      "ieee 754",
      "punto flotante",
    ],
    zh: ["二进制", "进制转换", "十六进制转十进制", "ieee 754", "浮点数转换"],
    ar: ["النظام الثنائي", "تحويل ثنائي إلى عشري", "ست عشري", "ieee 754", "الفاصلة العائمة"],
  },
  "math/ones-complement": {
    en: ["one's complement", "ones complement", "1's complement"],
    es: ["complemento a uno", "complemento a 1"],
    zh: ["反码", "一的补码"],
    ar: ["متمم الواحد", "المتمم الأحادي"],
  },
  "math/percentage": {
    en: ["percentage calculator", "percent", "percent change", "percent increase", "discount calculator"],
    es: ["porcentaje", "calculadora de porcentajes", "descuento", "regla de tres"],
    zh: ["百分比", "百分比计算器", "涨幅", "折扣"],
    ar: ["نسبة مئوية", "حساب النسبة المئوية", "خصم"],
  },
  "math/radius-corner": {
    en: ["radius corner", "radius of a corner", "arc radius", "corner radius"],
    es: ["radio de esquina", "radio de un arco"],
    zh: ["圆角半径", "圆弧半径"],
    ar: ["نصف قطر الزاوية", "نصف قطر القوس"],
  },
  "math/square-root": {
    en: ["square root", "square root calculator", "cube root", "radical"],
    es: ["raíz cuadrada", "raíz cúbica"],
    zh: ["平方根", "开方", "立方根"],
    ar: ["الجذر التربيعي", "جذر تكعيبي"],
  },
  "math/triangle-area": {
    en: ["triangle", "triangle area", "triangle area calculator", "area of a triangle"],
    es: ["triángulo", "área de un triángulo", "área del triángulo"],
    zh: ["三角形", "三角形面积"],
    ar: ["مثلث", "مساحة المثلث"],
  },
  "math/triangle-area/base-height": {
    en: ["triangle base and height", "triangle base height"],
    es: ["triángulo base y altura", "área triángulo base altura"],
    zh: ["三角形 底和高", "底乘高"],
    ar: ["مثلث القاعدة والارتفاع"],
  },
  "math/triangle-area/coordinate": {
    en: ["triangle coordinates", "triangle from coordinates", "shoelace formula"],
    es: ["triángulo coordenadas", "área triángulo coordenadas"],
    zh: ["坐标 三角形面积", "三个点坐标"],
    ar: ["مثلث الإحداثيات", "مساحة المثلث بالإحداثيات"],
  },
  "math/triangle-area/right-triangle": {
    en: ["right triangle", "hypotenuse", "pythagorean theorem"],
    es: ["triángulo rectángulo", "hipotenusa", "pitágoras"],
    zh: ["直角三角形", "勾股定理", "斜边"],
    ar: ["مثلث قائم", "الوتر", "فيثاغورس"],
  },
  "math/triangle-area/three-sides": {
    en: ["heron's formula", "triangle three sides", "triangle 3 sides", "sss triangle"],
    es: ["fórmula de herón", "triángulo tres lados"],
    zh: ["海伦公式", "三边求面积"],
    ar: ["صيغة هيرون", "مثلث ثلاثة أضلاع"],
  },
  "math/triangle-area/two-angles-side": {
    en: ["triangle two angles and a side", "asa triangle", "law of sines"],
    es: ["triángulo dos ángulos y un lado", "ley de senos"],
    zh: ["两角一边", "正弦定理"],
    ar: ["مثلث زاويتان وضلع", "قانون الجيب"],
  },
  "math/triangle-area/two-sides-angle": {
    en: ["triangle two sides and angle", "sas triangle", "law of cosines"],
    es: ["triángulo dos lados y ángulo", "ley de cosenos"],
    zh: ["两边夹角", "余弦定理"],
    ar: ["مثلث ضلعان وزاوية", "قانون جيب التمام"],
  },
  "math/twos-complement": {
    en: ["two's complement", "twos complement", "2's complement", "signed binary"],
    es: ["complemento a dos", "complemento a 2"],
    zh: ["补码", "二的补码"],
    ar: ["متمم الاثنين", "المتمم الثنائي"],
  },
  "other/file-size-calculator": {
    en: ["file size", "file size calculator", "download time", "mb to gb", "gb to mb", "gib to gb"],
    es: ["tamaño de archivo", "tiempo de descarga", "mb a gb"],
    zh: ["文件大小", "下载时间", "MB换算GB"],
    ar: ["حجم الملف", "وقت التحميل", "تحويل ميغابايت إلى غيغابايت"],
  },
};

const cases = Object.entries(wanted).flatMap(([route, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, queries]) =>
    queries.map((query) => ({ language, query, route })),
  ),
);

describe("a page is found first by what people type who want it", () => {
  test.each(cases)("$language: $query", async ({ language, query, route }) => {
    expect((await foundRoutes(language, query))[0]).toBe(route);
  });
});

test.each(["en", "es", "zh", "ar"])("every page that is not about law is looked for in %s", (language) => {
  const routes = indexIn(language).pages.map(({ route }) => route);
  const missing = routes.filter(
    (route) => !route.startsWith("legal/") && wanted[route]?.[language] === undefined,
  );
  expect(missing).toEqual([]);
});
