import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { parseFormula } from "../../generator/formula/parse.ts";
import { readDocument } from "../../generator/read/source-document.ts";
import { filesBelow } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");
const files = filesBelow(join(root, "specs"))
  .filter((path) => /\/(?:calculator|part)\.yaml$/.test(path))
  .map((path) => relative(root, path));

/** More are `cases` or a table, which say them one by one. */
const deepest = 2;

/** Every text of a document that may be a formula. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.includes("?") ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** How many conditions lead to the innermost value of a formula. */
function depthOf(node: unknown): number {
  if (node === null || typeof node !== "object") return 0;
  const below = Math.max(0, ...Object.values(node).map(depthOf));
  return "kind" in node && node.kind === "conditional" ? below + 1 : below;
}

test.each(files)("%s decides by two conditions at most in one formula", (file) => {
  const { document } = readDocument(file, readFileSync(join(root, file)));
  const tooDeep = textsIn(document?.value).filter((text) => {
    const parsed = parseFormula(text);
    return "tree" in parsed && depthOf(parsed.tree) > deepest;
  });
  expect(tooDeep).toEqual([]);
});
