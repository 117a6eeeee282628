import { describe, expect, test } from "vitest";
import { foundRoutes, routesBeside } from "./search-line.ts";

/** Lines that no page of the law is about, though one may have a word or a number of theirs. */
const notOfTheLaw: Readonly<Record<string, readonly string[]>> = {
  en: [
    "time zone",
    "time zone converter",
    "percent change",
    "percent change 40 to 50",
    "100 eur",
    "$100",
    "100",
    "12",
    "30 c",
    "30 acres",
    "salary 50000",
    "split 120 3 ways",
    "born in 1990",
    "days between jan 1 and mar 1",
    "weeks in a year",
    "days in february",
    "$300,000 home 10% down 6.5% 30 years",
    "british gallon",
    "cooking",
    "compound interest",
    "unit converter",
    "10 miles",
    "5 feet",
    "age 1990",
    "loan 1990",
    "how long to download 60 gigs at 200 mbps",
    "age of empires 2 release date",
  ],
  es: ["zona horaria", "cambio porcentual", "100 eur", "salario", "clima", "30 acres", "10 millas"],
  zh: ["时区", "百分比变化", "100欧元", "工资", "天气", "30英亩"],
  ar: ["المنطقة الزمنية", "نسبة التغير", "100 يورو", "راتب", "الطقس", "30 هكتار"],
};

/** Lines that no page is about. */
const ofNothing: Readonly<Record<string, readonly string[]>> = {
  en: [
    "salary",
    "weather",
    "30 c",
    "12",
    "72 f in c",
    "british gallon",
    "born in 1990",
    "hello",
    "triangle shirtwaist fire 1911",
    "area code 212",
    "area 51 raid",
    "square root of all evil",
    "age of empires 2 release date",
    "tip for my waiter's dog",
    "weather in indiana tomorrow",
    "weather in arizona tomorrow",
    "texas holdem odds",
    "florida beaches",
  ],
  es: [
    "salario",
    "clima",
    "zona horaria",
    "préstamo de libros biblioteca",
    "área metropolitana de bogotá población",
    "edad de piedra",
    "edad media resumen",
    "triángulo de las bermudas",
    "raíz cuadrada del amor",
    "playas de florida",
    "clima en texas mañana",
  ],
  zh: ["工资", "天气", "时区", "年龄歧视", "俄勒冈天气", "佛罗里达海滩"],
  ar: [
    "راتب",
    "الطقس",
    "المنطقة الزمنية",
    "من الساعة ٩ ونص الصبح الى ٥ وربع العصر",
    "مثلث برمودا",
    "مساحة السعودية كم",
    "سعر الذهب اليوم",
    "الطقس في تكساس غدا",
    "شواطئ فلوريدا",
  ],
};

describe.each(Object.entries(notOfTheLaw))("in %s", (language, lines) => {
  test.each(lines)("%s finds no page of the law", async (line) => {
    expect((await foundRoutes(language, line)).filter((route) => route.startsWith("legal/"))).toEqual([]);
  });
});

describe.each(Object.entries(ofNothing))("in %s", (language, lines) => {
  test.each(lines)("%s finds nothing", async (line) => {
    expect(await foundRoutes(language, line)).toEqual([]);
  });
});

test("a letter is that of a title, whatever else a line says", async () => {
  expect(await foundRoutes("en", "class h felony nc first offense")).toEqual([
    "legal/north-carolina/class-h-felony",
  ]);
});

test.each([
  { line: "1 acre in mu", want: ["conversion/mu-converter"] },
  { line: "what is 20% off 45", want: [] },
  { line: "20 percent of 50", want: ["math/basic"] },
  { line: "300k house 20% down 7%", want: [] },
  { line: "100 eur", want: [] },
  { line: "15% of 80", want: [] },
])("beside the answer to $line are pages of its category that its words find", async ({ line, want }) => {
  expect(await routesBeside("en", line)).toEqual(want);
});

test.each([
  { line: "best tip calculator app", want: "finance/tip", why: "the other words ask" },
  {
    line: "mortgage rates today",
    want: "finance/mortgage",
    why: "it has the other word, and today is a day",
  },
  {
    line: "mortgage 300k 6% 30 years fixed vancouver",
    want: "finance/mortgage",
    why: "it has more figures than other words",
  },
  { line: "morgage", want: "finance/mortgage", why: "a slip is forgiven" },
  {
    line: "40hp outboard",
    want: "automotive-engine/outboard-motor-fuel-consumption-40-hp",
    why: "40hp is 40 hp",
  },
])("$line finds $want: $why", async ({ line, want }) => {
  expect((await foundRoutes("en", line))[0]).toBe(want);
});

// Neither another class, which has the words in several of its names, nor what only speaks of one of them.
test.each([
  { line: "class h felony", want: ["legal/north-carolina/class-h-felony"] },
  { line: "felony h nc", want: ["legal/north-carolina/class-h-felony"] },
  { line: "age 1990", want: ["daily-life/age"] },
])("$line finds no page but $want", async ({ line, want }) => {
  expect(await foundRoutes("en", line)).toEqual(want);
});

/** A name that is of nothing else finds its page, whatever a line says of it. */
test.each([
  ["en", "mortgage vancouver", "finance/mortgage"],
  ["en", "mortgage first time buyer", "finance/mortgage"],
  ["en", "heloc rates", "finance/heloc"],
  ["en", "bmi for women", "health/bmi"],
  ["en", "tip for hairdresser", "finance/tip"],
  ["es", "hipoteca banco santander", "finance/mortgage"],
  ["es", "propina en mexico", "finance/tip"],
  ["zh", "房贷 北京", "finance/mortgage"],
  ["zh", "小费 日本", "finance/tip"],
  ["ar", "قرض بنك", "finance/loan"],
])("in %s, a name of nothing else leads to its page: %s", async (language, line, route) => {
  expect(await foundRoutes(language, line)).toContain(route);
});
