import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { functionCatalog } from "../../../generator/formula/index.ts";
import { functionForms, wordsOfOperation } from "../../../generator/presentation/function-forms.ts";
import { filesBelow } from "../../../generator/specification-files.ts";

/** Said by an id that comes from the specifications or a page's name, or put into calculators when they are generated. */
const families = ["categories", "regions", "units", "math", "weekdays", "months", "privacy", "terms"];

const sources = ["generator", "site", "cli"]
  .flatMap((room) => filesBelow(fileURLToPath(new URL(`../../../${room}`, import.meta.url))))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith("word-keys.ts"))
  .map((path) => readFileSync(path, "utf8"));

const keys = flatKeys(
  parse(readFileSync(new URL("../../../specs/words/en.yaml", import.meta.url), "utf8")),
  "",
);

describe("the shared words", () => {
  test("hold no word that nobody says", () => {
    // Keys are written whole, `form.reset`, or begin so before what is put in: `problems.${code}`.
    const written = sources.flatMap((text) => [
      ...text.matchAll(/["`]([a-z_]+(?:\.[a-z0-9_]+)*\.?)(?=["`]|\$\{)/g),
    ]);
    const said = new Set(written.map(([, key = ""]) => key));
    const isSaid = (key: string): boolean =>
      said.has(key) || [...key.matchAll(/\./g)].some(({ index }) => said.has(key.slice(0, index + 1)));
    expect(keys.filter((key) => !isSaid(key) && !families.includes(key.split(".")[0] ?? ""))).toEqual([]);
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
});

function flatKeys(value: unknown, prefix: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatKeys(inner, prefix === "" ? key : `${prefix}.${key}`),
  );
}
