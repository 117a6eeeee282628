import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figureFont, figureGlyphs } from "../../../site/build/figure-font.ts";

test("the face of figures weighs less than three kilobytes and is the same each time", async () => {
  const font = await figureFont();
  expect(font.length).toBeLessThan(3000);
  expect(await figureFont()).toEqual(font);
});

test("the style sheet asks it for every glyph it has, and not for the space, which sets the height of lines", () => {
  const sheet = readFileSync(new URL("../../../site/styles/tokens.css", import.meta.url), "utf8");
  const [, ranges = ""] = /unicode-range:\s*([^;]+);/u.exec(sheet) ?? [];
  const spans = ranges.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return { from: Number.parseInt(first, 16), to: Number.parseInt(last, 16) };
  });
  const isAskedFor = (glyph: string): boolean => {
    const code = glyph.codePointAt(0) ?? 0;
    return spans.some(({ from, to }) => from <= code && code <= to);
  };
  expect([...figureGlyphs].filter((glyph) => !isAskedFor(glyph))).toEqual([]);
  expect(isAskedFor(" ")).toBe(false);
});
