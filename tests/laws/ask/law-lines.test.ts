import { describe, expect, test } from "vitest";
import { foundRoutes } from "./search-line.ts";

/** Lines as people charged, their families and people in jail type them, and the page or the state that is to come first. */
const lines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    "alabama/good-time": `al good time class c felony 3 yrs|alabma cita 75 days for 30|do u get good time on robbery 1st in bama
theft of property 2nd alabama 1st offense|when does he get out 3 yrs sentenced jan 5 2026 alabama`,
    "california/": "4019 credits calculator 90 days in already|459 pc first degree 85% or half bakersfield",
    "california/jail-credit": `ca half time county jail 180 days|pc 4019 credits 47 days in how many i got|2nd strike 80 percent 6 yrs california
16 months ab109 county prison when do i get out|my son got sentanced to 1 yr la county twin towers how long will he really do`,
    "florida/gain-time": `gain time orange county jail 364 days|fla basic gain tme 10 days a month do they still give it
florida 85 percent of 5 years|gain time 10 days a month fl how do i figure it|fl 364 days county how long w gaintime`,
    "florida/": `10-20-life robbery w firearm does he get gain time|burglary of a dwelling fl no priors`,
    "indiana/felony/level-6": "level 6 felony indiana theft w prior",
    "indiana/felony": "burglery of a house indiana nobody hurt|dealing meth 12 grams indiana",
    "indiana/credit-time": "indiana credit class b 8 yrs when can i go home",
    "north-carolina/dwi": "level 5 dwi how long till i get my license back|my son got a level 2 dwi in nc",
    "north-carolina/traffic": "92 in a 65 nc will i lose my lisence",
    "north-carolina/class-e-felony": "awdwisi nc how much time",
    "north-carolina/class-h-felony": "fel larceny nc 1st offense",
    "ohio/credit-time": `F3 24 months ohio earned credit how much off|reagan tokes 4 to 6 yrs when can he come home|agg menacing m1 ohio
boyfriend got 18 mos orient ohio jan 12 2026 whens he out`,
    "oregon/assault-4th-degree": "assult 4 dv portland",
    "oregon/class-c-misdemeanor": "crim trespass 2 oregon fine",
    "oregon/burglary-1st-degree": "burg 1 oregon house nobody home",
    "oregon/measure-11": "measure 11 assault 2 no record",
    "oregon/theft-1st-degree": "theft 1 oregon 1400 dollars",
    "tennessee/jail-time": `range 1 30% on 6 yrs tn when is parole|11/29 at 75% tennessee how many days|third dui tn how much jail
sched 2 under .5 for resale tennesse|3 yrs tdoc sentenced jan 5 2026 w 61 days jail credit`,
    "texas/good-time": "tx county jail 2 for 1 on 180 days|harris county jail good time 1 year",
    "texas/tdcj-good-time": "3g offense 10 yrs when up for parole",
    "texas/": "how much time will he do on 5 yrs tdcj non agg|third dwi texas",
    "virginia/jail-time": `va 12 months w 6 suspended henrico jail how long|reckless driving virgina 95 in a 70 am i going to jail
class 6 felony virginia first time`,
    "washington/robbery-2nd-degree": "robery 2 wa pushed the store guard",
    "washington/assault-2nd-degree": "assault 2 wa offender score 0",
    "washington/": "res burg wash state no record",
  },
  es: {
    "alabama/good-time": "buen tiempo alabama felonia clase c 2 años|theft 3rd alabama primera vez q pasa",
    "california/jail-credit":
      "mi hijo lleva 62 dias en el condado de los angeles le dieron 1 año cuando sale",
    "north-carolina/assault": "asault on a female NC contra mi esposo",
    "oregon/assault-3rd-degree": "asalto 3 oregon pelea de dos contra uno",
    "florida/":
      "10-20-life mi hermano traia pistola en un robo|me agarraron manejando sin licencia en hialeah es felonia?",
    "washington/assault-2nd-degree": "asalto 2 condado de king cuantos meses score 0",
    "tennessee/jail-time":
      "11 meses 29 dias nashville cuanto se hace|cuanto tiempo de 11 meses 29 dias en nashville|asalto domestico tenesi cuanto dan",
    "texas/": "8 años agravado tdcj cuanto tiene q hacer",
  },
  zh: {
    "alabama/good-time": "阿拉巴马判5年实际坐多久",
    "ohio/credit-time": "俄亥俄 看守所关了70天能抵吗 判了1年",
    "oregon/": "measure 11 最少坐几年 assault 1|波特兰超市拿了300块东西没付钱 theft 2",
    "tennessee/jail-time": "tn 11个月29天 要坐满吗",
    "texas/good-time": "休斯顿county jail 坐一天算几天",
    "virginia/jail-time": "弗吉尼亚 12个月 local jail 实际坐几个月|va reckles driving 超速95迈 会坐牢吗",
    "washington/": "华州 Bellevue assault 4 家暴 夫妻吵架 推了一下",
    "florida/": "奥兰多 按摩店 被抓 第一次",
    "washington/dui": "西雅圖 dui 第一次 罰多少錢",
  },
  ar: {
    "oregon/class-a-misdemeanor": "جنحة فئة A اوريغون اقصى عقوبة",
    "alabama/good-time": "ابني انحكم 5 سنين الاباما كم يقعد",
    "california/jail-credit": "petty theft سان دييغو كم الحكم",
    "north-carolina/": "مسكو ابني معه vape بالمدرسة نورث كارولاينا",
    "tennessee/jail-time": "تينسي 10 سنين 30 بالميه متى parole|محكوم 11/29 memphis متى اطلع",
    "indiana/credit-time": "زوجي مسجون في انديانابوليس credit time كيف يحسبونه",
    "ohio/": "توليدو domestic violence M1 هل تروح من السجل",
    "washington/": "سياتل vehicular homicide حادث وكان شارب كم سنة",
    "texas/": "اخوي 6 سنين tdcj aggrevated متى يطلع",
    "virginia/jail-time": "فرجينيا 3 سنين كم بقعد فعلي",
  },
};

const cases = Object.entries(lines).flatMap(([language, byPage]) =>
  Object.entries(byPage).flatMap(([page, text]) =>
    text.split(/[|\n]/).map((line) => ({ language, page: `legal/${page}`, line })),
  ),
);

describe("a line about a charge or a sentence leads to its state first, and to the law of no other", () => {
  test.each(cases)("in $language, to $page: $line", async ({ language, page, line }) => {
    const [first = "", ...others] = await foundRoutes(language, line);
    if (page.endsWith("/")) expect(`${first}/`.startsWith(page)).toBe(true);
    else expect(first).toBe(page);
    const state = page.split("/").slice(0, 2).join("/");
    const ofLaw = others.filter((route) => route.startsWith("legal/"));
    expect(ofLaw.filter((route) => !`${route}/`.startsWith(`${state}/`))).toEqual([]);
  });
});

/** Lines that name a place and ask nothing of its law. */
test.each([
  ["en", "weather in dallas tomorrow"],
  ["en", "rent in los angeles 1 bedroom"],
  ["en", "cheap flights to miami 200"],
  ["en", "houston texas population"],
  ["en", "drive from austin to el paso hours"],
  ["en", "salary 85k in seattle take home"],
  ["zh", "俄亥俄 离婚 孩子抚养权"],
  ["es", "mi casa en dallas mide 120 metros"],
  ["zh", "休斯顿天气"],
])("in %s, %s finds no law", async (language, line) => {
  expect((await foundRoutes(language, line)).filter((route) => route.startsWith("legal/"))).toEqual([]);
});

test("of a place that a line names, all is found where nothing there is meant", async () => {
  expect(await foundRoutes("en", "alabama class c felony")).toEqual(["legal/alabama/good-time"]);
});
