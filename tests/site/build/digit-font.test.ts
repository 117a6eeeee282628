import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import subsetFont from "subset-font";
import { digitFont, digitGlyphs } from "../../../site/build/digit-font.ts";

test("the face of figures weighs less than three kilobytes and is the same each time", async () => {
  const font = await digitFont();
  expect(font.length).toBeLessThan(3000);
  expect(await digitFont()).toEqual(font);
});

test("the style sheet asks it for the glyphs it has, and for no others", () => {
  const sheet = readFileSync(new URL("../../../site/styles/tokens.css", import.meta.url), "utf8");
  const [, ranges = ""] = /unicode-range:\s*([^;]+);/u.exec(sheet) ?? [];
  const asked = ranges.split(",").flatMap((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    );
  });
  expect(asked.toSorted()).toEqual([...digitGlyphs].toSorted());
});

// SIL Open Font License 1.1, condition 3: a changed version may not have the reserved name.
test("it keeps its makers' notice, and their name for it nowhere else", async () => {
  const plain = await subsetFont(await digitFont(), digitGlyphs, {
    targetFormat: "sfnt",
    variationAxes: {},
    preserveNameIds: [0, 13, 14],
  });
  const text = Buffer.from(plain).toString("latin1").replaceAll("\0", "");
  expect(text).toContain("with Reserved Font Name");
  expect(text).toContain("Figure Serif 4");
  expect(text.match(/Source/gu)).toHaveLength(1);
});
