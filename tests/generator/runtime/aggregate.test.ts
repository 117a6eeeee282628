import { expect, test } from "vitest";
import {
  averageOf,
  countOf,
  firstOf,
  largestOf,
  lastOf,
  smallestOf,
  sumOf,
} from "../../../generator/runtime/aggregate.ts";

const rows = [{ score: 90 }, { score: 70 }, { score: 80 }];
const score = (row: { readonly score: number }): number => row.score;
const none: readonly { readonly score: number }[] = [];

test("folds of three rows", () => {
  expect(sumOf(rows, score)).toBe(240);
  expect(averageOf(rows, score)).toBe(80);
  expect(smallestOf(rows, score)).toBe(70);
  expect(largestOf(rows, score)).toBe(90);
  expect(firstOf(rows, score)).toBe(90);
  expect(lastOf(rows, score)).toBe(80);
  expect(countOf(rows, (row) => row.score > 75)).toBe(2);
});

test("no rows", () => {
  expect(sumOf(none, score)).toBe(0);
  expect(countOf(none, () => true)).toBe(0);
  expect(averageOf(none, score)).toBeNaN();
  expect(smallestOf(none, score)).toBeNaN();
  expect(largestOf(none, score)).toBeNaN();
  expect(() => firstOf(none, score)).toThrow(RangeError);
  expect(() => lastOf(none, score)).toThrow(RangeError);
});

test("a cell that is no number spoils the extremes", () => {
  const spoilt = [{ score: 1 }, { score: Number.NaN }, { score: 2 }];
  expect(smallestOf(spoilt, score)).toBeNaN();
  expect(largestOf(spoilt, score)).toBeNaN();
});

test("more rows than a call takes arguments", () => {
  const many = Array.from({ length: 200_000 }, (_, index) => ({ score: index }));
  expect(largestOf(many, score)).toBe(199_999);
});
