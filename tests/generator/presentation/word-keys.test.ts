import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { functionCatalog } from "../../../generator/formula/index.ts";
import { functionForms, wordsOfOperation } from "../../../generator/presentation/function-forms.ts";
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

  test("have what says each function, and say nothing by a function's name alone", () => {
    // Steps show what it is given in its place.
    const shown = functionCatalog.filter(({ name }) => name !== "distinct");
    const formless = shown.map(({ name }) => name).filter((name) => !(name in functionForms));
    expect(formless).toEqual([]);
    const wordless = shown
      .flatMap(({ name }) => [
        ...wordsOfOperation([name, "a", "b"]),
        ...(name === "min" || name === "max" ? wordsOfOperation([name, "a", "b", "c"]) : []),
      ])
      .filter((word) => !keys.includes(`math.${word}`));
    expect(wordless).toEqual([]);
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
