import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Lines that look like those of `spoken-lines` and `out-loud`, and ask what no calculator knows, or say too little. */
const unmeant: Readonly<Record<string, string>> = {
  en: `car apr 6 to 9|auto loan apr 6|mortgage 6 to 7|im 5'7 and want to play basketball|im 182 lbs and tired|born march 3rd what sign|born in the usa 84 lyrics|born march 91
9:15am flight to 5:40pm meeting lunch spot|minus half hour lunch|half hour lunch ideas|gallon and a half of milk price|50 to 1 odds payout
won 3 to 1 last night|lost 50 to 1|gas 4.50 to 1 month ago|twos complement 8 bit|two and a half men season 8|two and a half stars
quarter acre lot price|half acre cost to fence|three quarters of a mile run club|half gallon jug|quarter pounder calories
|house 400k 5 down 6.5% 30 years mortgage|mortgage 300k 20% down 15 30|car loan 30k 3 down 7% 5 years
mortgage 300k 20 down 6.5% 30 years|6 apr weather|born april 6 apr rates
class h felony nc level 7|class h felony nc level II dog|level 2 charger cost nc|assault 2 in washington score 3 goals
borrow against my house 5 months 200k|seattle to houston 2000 miles flight time|tip in houston|miami 5 day weather|austin rent 1500 a month
iphone 15 and a half inch screen|3 and a half|12 to 1 lunch|born 91 how old|5'7 and 182`,
  es: `mido 1.62 y peso mucho|nací el 5 de mayo qué signo soy|nací en el 88|naci el 5 de mayo del 88 qué día santo es|que dia cae semana santa
que dia cae en mayo|en que dia cae navidad 2030 hora|3 hectareas y media precio|media hectarea cuanto vale|terreno de 8 x 20 precio
terreno de 8 x 20 en guadalajara|40 a 1 apuesta|gano 3 a 1 la apuesta|gasolina 24.50 a 1 dolar|saque 17 en el examen|saque 17 de 20 nueve veces
17 de 20 vacas|el 16 de iva|el 16 de septiembre de 2450|el 16 de iva de la luz|iva de 16 de 20 productos
hipoteca 2000000 5 de enganche 9.5% 20 años|carro 300 mil 20 de enganche 12% 4 años|carro 300 mil usado rojo|carro 2015 a 4 años de uso tasa
faltan pa terminar 3 capitulos|dias pa pagar el predial|millon y medio de personas|millon y medio de likes|un kilo y medio de tortillas precio
dos y media|tres y media de la tarde en madrid|6 de la tarde en bogota|de 8 a 6 con hora de comida dos dias
mensualidad del carro de 300 mil sin tasa|me agarraron con 2 cervezas|manejando tomado 2 veces|5 litros de leche 40 a 1|8 por 20 pesos
1,299 con descuento|siete y media revista|tengo 5 y media|peso 71 kilos y quiero bajar a 65`,
  zh: `我95年的|95年8月12号是什么星座|95年8月12号出生是什么命|05年5月买的车|身高172体重多少合适|身高172配多长的滑雪板|136斤减到120斤要多久
2.5亩地多少钱|2.5亩地能种多少树|10平方公里有多少人|三百五十块的手机|三百五十块的鞋子怎么样|100刀的菜刀|100刀流
五个人吃饭去哪|五个人吃饭628贵吗|五个人吃饭628分钟|aa制是什么意思|25比1的比赛|3比1赢了|25比1赔率|10升汽油25比1加多少钱
房贷120万首付3利率3.1 30年|车贷15万首付2年化4.5 3年|车贷15万3年年化多少|三角形底8高|三角形底8|底8高5的房子
开船出海要几个人|托儿所一个月多少钱|双11打几折|一级盗窃|二级建造师考试时间|二级能效空调省多少电|3万五千米长跑
一百二十万像素|三百五十块打|西雅图3天天气|休斯顿火箭3比1|洛杉矶湖人24号|3年年化|早上9点半到|bmi多少`,
  ar: `كام سنه|انا عندي ٣٠ سنه|انا مواليد ٩٠ برج ايه|مواليد ١٥/٦ عندي كام سنه|عايز ٣ تذاكر|عايز شقه ٣ اوض|عايز ٢٠٠ جنيه سلف
٣ فدان بكام|٣ فدان ارض للبيع|قيراط الدهب بكام|٢ قيراط الماس كام|قيراطين ارض بكام|فدان قمح بيجيب كام اردب
١٠٠ دولار بكام عندك|٧٥٠ وعليها توصيل ٣٠|٧٥٠ وعليها خصم|خصم ٣٠٪ على ايه|من ٩ الصبح ل ٥ العصر زحمه|من ٩ الصبح|٥ ونص العصر
الساعه ٥ ونص العصر في دبي|بعد ٤٠ يوم هسافر|بعد ٤٠ يوم من الولاده|يبقى كام|باقي كام حلقه|فاضل ٣ ايام على ايه
جبت ٣٤ في الامتحان|جبت ٣٤ من ٤٠ مبروك|خمسه وعشرين يناير|تلاتين سنه خبره|خمسه في العين|٥٠ ل ١ رهان|فاز ٣ ل ١
شقه بمليون ونص في المعادي|شقه ٣ اوض فايده ٨٪|مليون ونص متابع|تقسيط ١٥ سنه|فايده ٨٪|طولي ١٧٠ اعمل ايه|وزني ٨٣ عايز اخس|طولي ١٧٠ ووزني ٨٣ كتله الجسم وعمري
اللانش بيسحب ٤٠ لتر|سرقه بيت في القاهره|سواقه سكران ٣ مرات|١٢ الضهر|نص ساعه راحه|ساعه ونص فيلم`,
};

describe.each(Object.entries(unmeant))("in %s, nothing is answered", (language, text) => {
  test.each(text.split(/[|\n]/))("%s", async (line) => {
    expect((await answerTo(language, line))?.result).toBeUndefined();
  });
});
