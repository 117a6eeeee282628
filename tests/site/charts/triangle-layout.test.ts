import { describe, expect, test } from "vitest";
import { layOutTriangle, type Point } from "../../../site/charts/triangle-layout.ts";
import { bandAt } from "../../../site/charts/gauge-chart.tsx";

const frame = { width: 360, height: 240, margin: 40 };

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe("a triangle to scale", () => {
  test.each([
    { a: 13, b: 14, c: 15 },
    { a: 3, b: 4, c: 5 },
    { a: 5, b: 3, c: 4 },
    { a: 1, b: 1, c: 1 },
    { a: 1000, b: 999.5, c: 1 },
  ])("with sides $a, $b and $c", (sides) => {
    const corners = layOutTriangle(sides, frame);
    if (corners === undefined) throw new Error("It closes.");
    const { A, B, C } = corners;
    const scale = distance(B, C) / sides.a;
    expect(distance(A, C) / sides.b).toBeCloseTo(scale, 9);
    expect(distance(A, B) / sides.c).toBeCloseTo(scale, 9);
    for (const { x, y } of [A, B, C]) {
      expect(x).toBeGreaterThanOrEqual(frame.margin - 1e-9);
      expect(x).toBeLessThanOrEqual(frame.width - frame.margin + 1e-9);
      expect(y).toBeGreaterThanOrEqual(frame.margin - 1e-9);
      expect(y).toBeLessThanOrEqual(frame.height - frame.margin + 1e-9);
    }
  });

  test("three sides that close none", () => {
    expect(layOutTriangle({ a: 1, b: 1, c: 3 }, frame)).toBeUndefined();
  });
});

describe("the band of a value", () => {
  const bands = [{ option: "low" }, { from: 18.5, option: "normal" }, { from: 25, option: "high" }];
  test.each([
    [10, "low"],
    [18.499999, "low"],
    [18.5, "normal"],
    [24.999999, "normal"],
    [25, "high"],
  ])("%d is %s", (value, want) => {
    expect(bandAt(bands, value)?.option).toBe(want);
  });
});
