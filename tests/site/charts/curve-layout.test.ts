import { describe, expect, it, test } from "vitest";
import type { ColumnDescription, Display } from "../../../generator/runtime/display.ts";
import { axisIn, placesAround, placesOf, unitSize } from "../../../site/charts/curve-layout.ts";

const number: Display = { kind: "number", digits: { minimum: 0, maximum: 2 } };
const x: ColumnDescription = { id: "x", display: number };
const y: ColumnDescription = { id: "y", display: number };

describe("placesAround", () => {
  const rows = [
    { x: 1, y: 10 },
    { x: 2, y: 20 },
    { x: 3, y: null },
  ];
  test.each([
    { name: "between two rows", own: { x: 1.5, y: 15 }, along: [1, 1.5, 2] },
    { name: "in the place of a row of its value", own: { x: 2, y: 20 }, along: [1, 2] },
    { name: "beyond the rows", own: { x: 9, y: 90 }, along: [1, 2, 9] },
    { name: "not where it has no value", own: { x: 1.5, y: Number.NaN }, along: [1, 2] },
  ])("has the visitor's own value $name", ({ own, along }) => {
    const places = placesAround(placesOf(rows, [x, y]), own, x, [x, y]);
    expect(places.map((place) => place["x"])).toEqual(along);
  });
});

describe("axes in the unit that is shown", () => {
  const speed: Display = {
    kind: "quantity",
    digits: { minimum: 0, maximum: 1 },
    unit: "knot",
    units: [
      { id: "knot", numerator: "1852", denominator: "3600", group: "nautical" },
      { id: "meter_per_second", numerator: "1", denominator: "1", group: "metric" },
    ],
  };
  it("has round ticks of that unit", () => {
    const size = unitSize(speed, undefined);
    const axis = axisIn(size, [5 * size, 20 * size], [0, 100], "exact");
    expect(axis.ticks.map((tick) => Math.round((tick / size) * 1e6) / 1e6)).toEqual([5, 10, 15, 20]);
  });
  it("counts a duration in the largest of its units that fits in twice", () => {
    const duration: Display = {
      kind: "duration",
      write: String,
      parts: { hour: 3600, minute: 60, second: 1 },
      digits: 0,
    };
    expect([48_000, 5000, 20].map((span) => unitSize(duration, undefined, span))).toEqual([3600, 60, 1]);
  });
  it("goes by the unit someone chose, and counts percentages by the hundredth", () => {
    expect(unitSize(speed, "meter_per_second")).toBe(1);
    expect(unitSize({ kind: "percent", digits: { minimum: 0, maximum: 2 } }, undefined)).toBe(0.01);
  });
});
