import { describe, expect, test } from "vitest";
import {
  along,
  exactAxis,
  pathThrough,
  position,
  roundAxis,
  sampled,
  seenPoints,
  yearEnds,
  yearTicks,
} from "../../../site/charts/plot.ts";

describe("a path", () => {
  test.each<[readonly (readonly [number, number])[], string]>([
    [[], ""],
    [[[76, 48.1]], "M76 48.1"],
    [
      [
        [76, 48.1],
        [79.8, 48.8],
        [83.7, 48.8],
        [87.5, 47.9],
      ],
      "M76 48.1l3.8 .7 3.9 0 3.8 -.9",
    ],
  ])("through %j is %s", (points, path) => {
    expect(pathThrough(points)).toBe(path);
  });

  test("ends where its last point is, however many there are", () => {
    const points = Array.from({ length: 300 }, (_, index): [number, number] => [
      index / 3,
      200 - index ** 1.3 / 7,
    ]);
    const steps =
      pathThrough(points)
        .match(/-?[\d.]+/gu)
        ?.map(Number) ?? [];
    const sumOf = (from: number): number =>
      steps.filter((_, index) => index % 2 === from).reduce((sum, step) => sum + step, 0);
    const [right, down] = points.at(-1) ?? [];
    expect(sumOf(0)).toBeCloseTo(Math.round((right ?? 0) * 10) / 10, 6);
    expect(sumOf(1)).toBeCloseTo(Math.round((down ?? 0) * 10) / 10, 6);
  });
});

describe("the points of a course that are seen", () => {
  test("are the ends of its straight parts", () => {
    const straight = Array.from({ length: 50 }, (_, x): [number, number] => [x, 2 * x]);
    const bent = [...straight, ...straight.map(([x, y]): [number, number] => [50 + x, 100 - y])];
    expect(seenPoints(straight)).toEqual([
      [0, 0],
      [49, 98],
    ]);
    expect(seenPoints(bent)).toEqual([
      [0, 0],
      [50, 100],
      [99, 2],
    ]);
  });

  test("stay within a fifth of a unit of all others", () => {
    const curve = Array.from({ length: 360 }, (_, x): [number, number] => [x, 200 - x ** 1.7 / 140]);
    const seen = seenPoints(curve);
    expect(seen.length).toBeLessThan(20);
    for (const [x, y] of curve) {
      const after = seen.findIndex(([at]) => at >= x);
      const [fromX, fromY] = seen[Math.max(after - 1, 0)] ?? [0, 0];
      const [toX, toY] = seen[after] ?? [0, 0];
      const level = toX === fromX ? toY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
      expect(Math.abs(y - level)).toBeLessThan(0.3);
    }
  });
});

describe("axes", () => {
  test.each<[number, number, number, number]>([
    [0, 320_000, 0, 400_000],
    [0, 100, 0, 100],
    [-3, 7, -4, 8],
    [0, 0, 0, 1],
    [5, 5, 0, 5],
  ])("from %d to %d is widened to %d and %d", (from, to, low, high) => {
    const axis = roundAxis(from, to, 200, 0, 4);
    expect([axis.from, axis.to]).toEqual([low, high]);
    expect(axis.ticks.length).toBeGreaterThan(1);
  });

  test("a value lies where its share of the range is", () => {
    const axis = exactAxis(10, 20, 100, 200, 5);
    expect([10, 15, 20].map((value) => along(axis, value))).toEqual([100, 150, 200]);
  });
});

test("long schedules are sampled, with their first and last row", () => {
  const rows = Array.from({ length: 360 }, (_, index) => ({ index: index + 1 }));
  const few = sampled(rows, 73);
  expect(few).toHaveLength(73);
  expect([few[0], few.at(-1)]).toEqual([{ index: 1 }, { index: 360 }]);
  expect(sampled(rows.slice(0, 5), 73)).toHaveLength(5);
});

test.each([
  [3.5, 3.5],
  ["1970-01-11", 10],
  ["Monday", undefined],
  [null, undefined],
])("%s lies at %s", (given, want) => {
  expect(position(given)).toBe(want);
});

test("years are marked at their first day", () => {
  const from = position("2026-11-01") ?? 0;
  const to = position("2030-02-01") ?? 0;
  expect(yearTicks(from, to, 4).map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030]);
});

test("rows behind a chart are each year's last", () => {
  const rows = ["2026-11-01", "2026-12-01", "2027-01-01", "2027-12-01", "2028-01-01"].map((date) => ({
    date,
  }));
  expect(yearEnds(rows, "date").map(({ date }) => date)).toEqual(["2026-12-01", "2027-12-01", "2028-01-01"]);
  expect(yearEnds([{ step: 1 }, { step: 2 }], "step")).toEqual([{ step: 1 }, { step: 2 }]);
});
