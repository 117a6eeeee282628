import { describe, expect, test } from "vitest";
import { elsewhereIn, foundRoutes } from "./search-line.ts";

/** Lines about the law of places that have no pages, some of whose names hold the name of one that has. */
const elsewhere: Readonly<Record<string, string>> = {
  en: `theft west virginia|West Virginia theft|theft wv|theft arkansas|felony kansas|theft new mexico|dui new york|felony south carolina
north dakota felony|dui washington dc|theft washington d.c.|theft Washington, DC|robbery district of columbia|theft georgia|dui arizona
robbery new jersey|theft mexico|dui canada|felony ga|theft puerto rico`,
  es: `hurto virginia occidental|robo nuevo méxico|robo nuevo mexico|robo arkansas|robo kansas|delito grave carolina del sur
robo washington dc|robo washington d.c.|hurto nueva york|hurto west virginia|robo méxico|robo españa|hurto puerto rico`,
  zh: `盗窃 西弗吉尼亚|西弗吉尼亚盗窃|盗窃 新墨西哥|盗窃 阿肯色|盗窃 堪萨斯|酒驾 华盛顿特区|抢劫 南卡罗来纳|重罪 北达科他|盗窃 纽约|酒驾 中国
盗窃 加拿大|盗窃 west virginia`,
  ar: `سرقة فرجينيا الغربية|سرقة فيرجينيا الغربية|سرقة نيو مكسيكو|سرقة أركنساس|سرقة كانساس|سرقة واشنطن العاصمة|جناية كارولينا الجنوبية
سطو نيويورك|سرقة جورجيا|سرقة السعودية|سرقة west virginia`,
};

describe.each(Object.entries(elsewhere))("the law of a place without pages, in %s", (language, text) => {
  test.each(text.split(/[|\n]/))("%s finds no law of another place, and the place is named", async (line) => {
    const found = await foundRoutes(language, line);
    expect(found.filter((route) => route.startsWith("legal/"))).toEqual([]);
    expect(await elsewhereIn(language, line)).toBeDefined();
  });
});

test.each([
  ["en", "theft virginia", "legal/virginia/"],
  ["en", "dui washington", "legal/washington/"],
  ["en", "felony north carolina", "legal/north-carolina/"],
  ["zh", "弗吉尼亚 坐牢", "legal/virginia/"],
  ["ar", "سرقة فيرجينيا", "legal/virginia/"],
])("in %s, a place that has pages keeps them: %s", async (language, line, address) => {
  expect((await foundRoutes(language, line))[0]?.startsWith(address)).toBe(true);
  expect(await elsewhereIn(language, line)).toBeUndefined();
});
