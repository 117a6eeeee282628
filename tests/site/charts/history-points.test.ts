import { expect, test } from "vitest";
import { drawnRange, extremesOf, historyPoints } from "../../../site/charts/history-points.ts";

const figures = {
  days: ["2026-09-01", "2026-09-02", "2026-09-03", "2026-09-04"],
  figures: { USD: [2, 2, 4, 4], CHF: [1, 3, 2, null], EUR: [1, 1, 1, 1] },
};

test("each figure is divided by that of its day, and a day without one is passed over", () => {
  expect(historyPoints(figures, "CHF", "USD")).toEqual([
    { day: "2026-09-01", value: 0.5 },
    { day: "2026-09-02", value: 1.5 },
    { day: "2026-09-03", value: 0.5 },
  ]);
  expect(historyPoints(figures, "CHF", undefined).map(({ value }) => value)).toEqual([1, 3, 2]);
  expect(historyPoints(figures, "XAU", "USD")).toEqual([]);
});

test("the first least, the first greatest and the last are told", () => {
  expect(extremesOf(historyPoints(figures, "CHF", "USD"))).toEqual({
    least: { day: "2026-09-01", value: 0.5 },
    greatest: { day: "2026-09-02", value: 1.5 },
    last: { day: "2026-09-03", value: 0.5 },
  });
  expect(extremesOf([])).toBeUndefined();
});

test("what hardly moves is drawn flat, in the middle", () => {
  const [low, high] = drawnRange(3.67248, 3.6725);
  expect(high / low).toBeCloseTo(1.004, 4);
  expect((low + high) / 2).toBeCloseTo(3.67249, 6);
  expect(drawnRange(1, 2)).toEqual([1, 2]);
});
