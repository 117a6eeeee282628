/** What no specification uses is not in the language: every function, type of input and key of it has a use, or is on a list that only grows shorter. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { constructs } from "../../generator/constructs/catalog.ts";
import { inputSyntaxes } from "../../generator/constructs/inputs/any.ts";
import { functionCatalog } from "../../generator/formula/index.ts";

const specs = join(import.meta.dirname, "../../specs");

/** Every file of the language below `specs/` without its comments: what calculates, and no words. */
const texts = readdirSync(specs, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?:^|\/)(?:calculator|part)\.yaml$|\/tables\/[^/]+\.yaml$/.test(path))
  .map((path) => readFileSync(join(specs, path), "utf8").replaceAll(/(?:^|\s)#.*$/gm, ""));

function isUsed(pattern: RegExp): boolean {
  return texts.some((text) => pattern.test(text));
}

/** Used by none so far. A line goes with its construct, or when a specification uses it. */
const unused: readonly string[] = [];

test("all of the language is used", () => {
  const functions = functionCatalog.map(({ name }) => ({
    name: `function ${name}`,
    pattern: name === "in" ? /\sin\s/ : new RegExp(String.raw`\b${name}\s*\(`),
  }));
  const types = Object.keys(inputSyntaxes).map((type) => ({
    name: `input ${type}`,
    pattern: new RegExp(String.raw`\btype: ${type}\b`),
  }));
  const keys = constructs.flatMap(({ id, kind, schema }) =>
    kind !== "calculator" && kind !== "part" && kind !== "table"
      ? []
      : Object.keys(schema.properties ?? {}).map((key) => ({
          name: `${id}.${key}`,
          pattern: new RegExp(String.raw`(?:^|[\s{,])${key}:`, "m"),
        })),
  );
  const idle = [...functions, ...types, ...keys].filter(({ pattern }) => !isUsed(pattern));
  expect(idle.map(({ name }) => name)).toEqual(unused);
});
