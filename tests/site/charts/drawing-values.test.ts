import { describe, expect, it, test } from "vitest";
import { isTooShort, placeValues } from "../../../site/charts/drawing-values.ts";
import { textWidth } from "../../../site/charts/text-width.ts";

const width = 360;
const across = { from: { x: 100, y: 120 }, to: { x: 260, y: 120 }, normal: { x: 0, y: -1 } };
const up = { from: { x: 180, y: 60 }, to: { x: 180, y: 180 }, normal: { x: -1, y: 0 } };

describe("values at dimension lines", () => {
  it("are at the middle, on the side the line is turned to", () => {
    const [value] = placeValues([{ ...across, isInside: false, text: "4 m" }], [], [], width);
    expect(value).toEqual({ text: "4 m", x: 180, y: 108 });
  });
  it("keep off each other where lines cross", () => {
    const lines = [
      { ...across, isInside: true, text: "4 m" },
      { ...up, isInside: true, text: "3 m" },
    ];
    const [first, second] = placeValues(lines, [], [], width);
    // The first is beside the line that crosses its own, the second above or below the crossing.
    expect(Math.abs((first?.x ?? 180) - 180)).toBeGreaterThan(10);
    expect(Math.abs((second?.y ?? 120) - 120)).toBeGreaterThan(7);
  });
  it("keep off labels", () => {
    const label = { text: "C", x: 180, y: 108 };
    const [value] = placeValues([{ ...across, isInside: false, text: "b = 6.757" }], [label], [], width);
    expect(Math.abs((value?.x ?? 180) - label.x)).toBeGreaterThan(28);
  });
  it("are farther from a short line whose end has a label", () => {
    const short = { from: { x: 170, y: 120 }, to: { x: 190, y: 120 }, normal: { x: 0, y: 1 } };
    const label = { text: "150°", x: 168, y: 134 };
    const [value] = placeValues([{ ...short, isInside: false, text: "2.6794919 cm" }], [label], [], width);
    expect(value).toMatchObject({ x: 180, y: 148 });
  });
  it("keep off the edges of shapes", () => {
    const edge = [
      { x: 176, y: 100 },
      { x: 176, y: 116 },
    ] as const;
    const [value] = placeValues([{ ...across, isInside: false, text: "4 m" }], [], [edge], width);
    expect(value?.x).not.toBe(180);
  });
  it.each(["99,999.99979", "9厘米"])("stay in the frame: %s", (text) => {
    const line = { from: { x: 20, y: 20 }, to: { x: 20, y: 200 }, normal: { x: -1, y: 0 } };
    const [value] = placeValues([{ ...line, isInside: false, text }], [], [], width);
    expect(value?.x).toBe(textWidth(text) / 2);
  });
});

test.each([
  { given: 17, want: true },
  { given: 18, want: false },
])("a line of $given pixels is too short for strokes: $want", ({ given, want }) => {
  expect(isTooShort({ from: { x: 0, y: 0 }, to: { x: given, y: 0 } })).toBe(want);
});
