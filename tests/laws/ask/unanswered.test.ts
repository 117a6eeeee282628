import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/**
 * Lines that no calculator answers: what none knows, words that are no amounts, amounts without their other half, units that
 * do not belong together, two ends of a range, and questions with a word that says something else.
 */
const unanswered: Readonly<Record<string, string>> = {
  en: `weather tomorrow|time in tokyo|capital of france|how tall is everest|bitcoin price|gold price|apple stock|pizza near me
hello|what is love|translate hello|define mortgage|best calculator|100 volts in amps|5 apples|10 bananas in oranges
3 dogs|hourly 25|minimum wage|taxes on 60000|income tax 2026|retirement age|social security|calories in an egg
2000 calories|tip for waiter|tip in japan|mortgage rates today|300k|12|age 25|born in june|days off
weeks pregnant|time zone|pst to est|5pm est in pst|10 miles in hours|5 kg in meters|5 acres in days
felony nc|dui washington|robbery florida|theft oregon|split 120|gallon|in cm|mortgage 300k in tokyo|loan 20000 for my dog
tip 20% on 50 bananas|mortgage 300k 6% 30 years fixed or arm|car 25000 red 5% 60 months
15% of|percent change|days between|convert 5|loan 5% boat|square root of banana
bmi 180 cm|bmi 80 kg|bmi 150|bmi 150 66|bmi 66 150|bmi 175 80|tip 20%|tip 4 people
mortgage 6%|mortgage 30 years|loan 8%|loan 5 years|car loan 60 months|area 5 m|area 5 4|area 5 ft by 4
triangle area 5|fuel range 10 mpg|boat trip 100 miles|boat trip 100 20 60|grade 85|square root 3 places|personal loan 11%|heloc 8%
student loan 10 years|convert 5 km|time in london|calories in banana|how many bananas in a pound|how many cm in banana
4 to 6 years ohio|sentence of 2 to 5 years florida|prison 24 to 36 months ohio|loan 20000 5 to 7 years 8%|2 to 4 years alabama prison|5 to 10 years virginia felony|5 to 15 years florida prison|prison term 5 years ohio
2 to 4 years indiana jail|2 years county jail florida|5 years felony alabama|2 to 3 years california jail credit|3 to 6 months county jail texas`,
  es: `clima mañana|hora en tokio|capital de francia|altura del everest|precio del bitcoin|precio del oro|acciones de apple
pizza cerca|hola|qué es el amor|traducir hola|definir hipoteca|mejor calculadora|20 voltios en amperios|-500 f en c
5 manzanas|3 perros|salario|salario 50000|sueldo mínimo|impuestos de 60000|declaración de impuestos|edad de jubilación
seguro social|calorías de un huevo|2000 calorías|imc 80|receta de pan|letra de canción|tasas de hipoteca hoy|300000|12
edad 25|edad 1990|nacido en junio|días libres|semanas de embarazo|zona horaria|10 millas en horas|5 kg en metros
5 acres en días|delito grave|dui washington|robo florida|hurto oregón|dividir 120|galón
hipoteca 300000 en tokio|préstamo 20000 para mi perro|propina 20% de 50 plátanos|hipoteca 300000 6% 30 años gatos
auto 25000 rojo 5% 60 meses|cambio porcentual|convertir 5|raíz cuadrada de plátano
15% de|cumpleaños de ana
imc 180 cm|imc 80 kg|imc 70 175|propina 20%|propina en japón|hipoteca 6%|hipoteca 30 años|préstamo 5%
préstamo 5 años|auto 60 meses|área 5 m|área 5 4|triángulo 5|convertir 5 km|raíz 3 decimales|préstamo personal 11%
4 a 6 años ohio|pena de 2 a 5 años florida|préstamo 20000 5 a 7 años 8%|cuántos plátanos hay en una libra|cuántos cm tiene un plátano|clima en madrid|hora en bogotá|calorías del arroz|traducir perro|noticias hoy|número de emergencia
qué día es hoy en japón|18 meses cárcel del condado florida|penas de 5 años ohio`,
  zh: `明天天气|东京时间|法国首都|珠穆朗玛峰多高|比特币价格|黄金价格|苹果股票|附近的披萨|你好|什么是爱|翻译你好|什么是房贷
最好的计算器|20伏等于多少安|5个苹果|3只狗|工资|工资50000|最低工资|个税60000|退休年龄|社保|鸡蛋热量|2000大卡
bmi 80|菜谱|日本小费|今天房贷利率|30万|12|年龄25|六月出生|放假几天|怀孕几周|时区|10英里等于多少小时
5公斤等于多少米|5英亩等于多少天|重罪|华盛顿 酒驾|佛罗里达 抢劫|俄勒冈 盗窃|加仑|房贷 100万 首付三只猫
房贷 100万 4% 30年 猫|贷款 20万 5% 买狗|车贷 20万 红色 5% 3年|百分比变化|换算 5|香蕉的平方根|国庆节放几天假
孩子身高|彩票|火车时刻|快递查询|手机号码|汽车尾号限行|五险一金
bmi 180厘米|bmi 80公斤|小费 20%|小费 4人|房贷 30年|房贷 3.5%|贷款 5%|贷款 20年
车贷 3年|面积 5米|三角形 5|3万元等于多少美元|多少香蕉是一斤|多少厘米是香蕉|上海天气|北京时间
米饭热量|翻译 狗|今日新闻|房贷利率|个人贷款 8%|公积金|社保基数|年终奖
打折`,
  ar: `الطقس غدا|الوقت في طوكيو|عاصمة فرنسا|ارتفاع إيفرست|سعر البيتكوين|سعر الذهب|أسهم أبل|بيتزا قريبة|مرحبا|ما هو الحب
ترجم مرحبا|ما هو الرهن العقاري|أفضل حاسبة|20 فولت إلى أمبير|5 تفاحات|3 كلاب|راتب|راتب 50000|الحد الأدنى للأجور
وصفة خبز|سن التقاعد|الضمان الاجتماعي|سعرات البيضة|2000 سعرة|كتلة الجسم 80|كلمات أغنية|بقشيش في اليابان
فائدة الرهن اليوم|300000|12|العمر 25|العمر 1990|مولود في يونيو|أيام الإجازة|أسابيع الحمل|المنطقة الزمنية
10 أميال إلى ساعات|5 كغ إلى متر|5 هكتار إلى أيام|خريطة الرياض|جناية|سعر السهم|سطو فلوريدا
سرقة أوريغون|تقسيم 120|غالون|رهن عقاري 300000 في طوكيو|قرض 20000 لكلبي|بقشيش 20% على 50 موزة
رهن عقاري 300000 6% 30 سنة قطط|سيارة 25000 حمراء 5% 60 شهرًا|نسبة التغير|جذر موزة|15% من
عيد ميلاد سارة|مباراة اليوم|رقم هاتف|مواقيت الصلاة|رمضان
كتلة الجسم 180 سم|كتلة الجسم 80 كغ|كتلة الجسم 80 175|بقشيش 20%|ضريبة 60000|رهن عقاري 6%|رهن عقاري 30 سنة|قرض 5%
قرض 5 سنوات|سيارة 60 شهر|مساحة 5 م|تحويل 5|تحويل 5 كم|القيادة تحت تأثير الكحول|القيادة تحت تأثير الكحول واشنطن|كم موزة في الرطل
كم سم في موزة|فلوريدا السجن المحلي 18 شهرًا|الطقس في القاهرة|الساعة الآن في دبي|سعرات الأرز|ترجمة كلب|أخبار اليوم|قرض شخصي 11%|زكاة المال
الضريبة على القيمة`,
};

describe.each(Object.entries(unanswered))("in %s, nothing is answered", (language, text) => {
  test.each(text.split(/[|\n]/))("%s", async (line) => {
    expect(await answerTo(language, line)).toBeUndefined();
  });
});
