import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { functionCatalog } from "../../../generator/formula/index.ts";
import { sharedWordFamilies, sharedWordKeys } from "../../../generator/presentation/word-keys.ts";

/** Groups put into calculators when they are generated. */
const groupsOfOthers = ["weekdays", "months"];

const keys = flatKeys(
  parse(readFileSync(new URL("../../../specs/words/en.yaml", import.meta.url), "utf8")),
  "",
);

describe("the shared words", () => {
  test("hold every word the site names", () => {
    expect(sharedWordKeys.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test("hold no word that nobody says", () => {
    const said = new Set<string>(sharedWordKeys);
    const inFamily = (key: string): boolean =>
      [...sharedWordFamilies, ...groupsOfOthers].some((family) => key.startsWith(`${family}.`));
    expect(keys.filter((key) => !said.has(key) && !inFamily(key))).toEqual([]);
  });

  test("have a word for each function that has no sign of its own", () => {
    const shownBySigns = ["abs", "sqrt", "expm1", "log1p", "term", "amount_in", "quantity", "exactly"];
    const wordless = functionCatalog.map(({ name }) => name).filter((name) => !keys.includes(`math.${name}`));
    expect(wordless).toEqual(shownBySigns);
  });

  test("each key is named once", () => {
    expect(new Set(sharedWordKeys).size).toBe(sharedWordKeys.length);
  });
});

function flatKeys(value: unknown, prefix: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatKeys(inner, prefix === "" ? key : `${prefix}.${key}`),
  );
}
