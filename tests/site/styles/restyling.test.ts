import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stylePieces, type StylePiece } from "../../../site/build/style-rules.ts";

const sheets = readdirSync("site", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/**
 * A browser keeps one list of what may change below any `:has()`. One selector of anything there, and it styles the
 * whole page again at each key: 771 elements of the mortgage in place of 132, a quarter of the time a key takes.
 */
describe("what follows a :has() is named", () => {
  test.each(sheets)("in %s", (file) => {
    const sheet = readFileSync(join("site", file), "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
    expect(selectorsIn(stylePieces(sheet), "").filter(isOfAnything)).toEqual([]);
  });

  test.each([
    [".step:has(> .name) > :not(.name)", true],
    ["tbody:has(> .year) > tr > *", true],
    [".step:has(> .name) { & > * {} }", true],
    [".step:has(> .name) > .sign", false],
    [".step:has(> .name) > :is(p, div)", false],
    [".step:has(> .name) td:last-child", false],
    [".step:has(> *)", false],
    [".name ~ *", false],
  ])("%s: %s", (rule, want) => {
    const sheet = rule.includes("{") ? rule : `${rule} {}`;
    expect(selectorsIn(stylePieces(sheet), "").some(isOfAnything)).toBe(want);
  });
});

/** Registered while a page comes to life, a property makes the browser style all of it again. */
test.each(sheets)("no property is registered in %s", (file) => {
  expect(readFileSync(join("site", file), "utf8")).not.toContain("@property");
});

/** Every selector, with those it is nested in before it. */
function selectorsIn(pieces: readonly StylePiece[], around: string): readonly string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === "statement") return [];
    if (piece.prelude.startsWith("@")) return selectorsIn(piece.pieces, around);
    return splitOutside(piece.prelude, ",").flatMap((selector) => {
      const whole = selector.includes("&")
        ? selector.replaceAll("&", around)
        : `${around} ${selector}`.trim();
      return [whole, ...selectorsIn(piece.pieces, whole)];
    });
  });
}

function isOfAnything(selector: string): boolean {
  const compounds = splitOutside(selector.replaceAll(/\s*[>+~]\s*/g, " "), " ");
  const last = compounds.at(-1) ?? "";
  return compounds.slice(0, -1).some((each) => each.includes(":has(")) && !isNamed(last);
}

/** Whether it asks for an element, a class, an id or an attribute. */
function isNamed(compound: string): boolean {
  return /[.#[]|^[a-z]|:is\(/.test(compound.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, ""));
}

function splitOutside(text: string, mark: string): readonly string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === mark && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
