import { describe, expect, test } from "vitest";
import { regions } from "../../../generated/catalog.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { foundRoutes } from "./search-line.ts";

const words = import.meta.glob<Words>("../../../generated/words/*.json", { eager: true, import: "default" });

/** What people look for in a state, whether or not it has a page of that. */
const sought: Readonly<Record<string, readonly string[]>> = {
  en: ["theft", "dui", "felony", "robbery", "drug possession", "good time"],
  es: ["hurto", "manejar borracho", "delito grave", "robo", "cárcel"],
  zh: ["盗窃", "酒驾", "重罪", "抢劫", "坐牢"],
  ar: ["سرقة", "القيادة تحت تأثير الكحول", "جناية", "سجن", "اعتداء"],
};

const lines = Object.entries(sought).flatMap(([language, offenses]) =>
  regions.flatMap(({ id }) => {
    const name = words[`../../../generated/words/${language}.json`]?.[`regions.${id}`];
    assert(typeof name === "string", `${id} has a name in ${language}.`);
    return offenses.flatMap((offense) => [
      { language, region: id, line: `${offense} ${name}` },
      { language, region: id, line: `${name} ${offense}` },
    ]);
  }),
);

describe("a line that names a state finds the pages of that state first, and of no other", () => {
  test.each(lines)("$language: $line", async ({ language, region, line }) => {
    expectFirst(await foundRoutes(language, line), region);
  });

  test.each([
    { language: "en", region: "texas", line: "theft TX" },
    { language: "en", region: "north-carolina", line: "robbery, nc" },
    { language: "en", region: "washington", line: "dui in washington state" },
    { language: "es", region: "north-carolina", line: "robo nc" },
    { language: "zh", region: "north-carolina", line: "北卡酒驾" },
    { language: "zh", region: "texas", line: "德州 盗窃" },
    { language: "zh", region: "california", line: "加州盗窃" },
    { language: "ar", region: "oregon", line: "سرقة أوريجون" },
  ])("$language: $line, by another name of it", async ({ language, region, line }) => {
    expectFirst(await foundRoutes(language, line), region);
  });
});

function expectFirst([first, ...routes]: readonly string[], region: string): void {
  expect(first).toMatch(`legal/${region}/`);
  expect(
    routes.filter((route) => route.startsWith("legal/") && !route.startsWith(`legal/${region}/`)),
  ).toEqual([]);
}
