import { describe, expect, test } from "vitest";
import { accentOn, contrast, readColor, type Color } from "../../../../site/pages/embed/accent-color.ts";
import { assert } from "../../../../generator/runtime/assert.ts";

const light: readonly Color[] = [
  [0xfa, 0xf8, 0xf1],
  [0xff, 0xfe, 0xfa],
];
const dark: readonly Color[] = [
  [0x15, 0x17, 0x14],
  [0x1d, 0x20, 0x1b],
];

function colorOf(text: string): Color {
  const color = readColor(text.replace("#", ""));
  assert(color !== undefined, `${text} is a color`);
  return color;
}

test("contrast is WCAG's", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  // The gray known to be the lightest that passes on white.
  expect(contrast(colorOf("767676"), [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrast(colorOf("777777"), [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test("a color is read as style sheets have it too", () => {
  expect(readColor("#7a1fa2")).toEqual(readColor("7a1fa2"));
});

test.each(["", "#", "7a1fa", "7a1fa2ff", "red", "##7a1fa2", "url(x)"])("%j is no color", (text) => {
  expect(readColor(text)).toBeUndefined();
});

describe.each(["7a1fa2", "ffff00", "000000", "ffffff", "f60"])("the accent %s", (asked) => {
  test.each([
    ["light", light],
    ["dark", dark],
  ])("can be read on %s paper", (_theme, papers) => {
    const found = accentOn(colorOf(asked), papers);
    assert(found !== undefined, "an accent was found");
    for (const below of [...papers, colorOf(found.wash)])
      expect(contrast(colorOf(found.accent), below)).toBeGreaterThanOrEqual(4.5);
  });
});

test("an accent that can be read is left as it is", () => {
  expect(accentOn(colorOf("7a1fa2"), light)?.accent).toBe("#7a1fa2");
});
