import { describe, expect, test } from "vitest";
import {
  averageOf,
  countOf,
  daysCovered,
  firstOf,
  largestOf,
  largestOfInOrder,
  lastOf,
  smallestOf,
  smallestOfInOrder,
  sumOf,
  sumOfBigInts,
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

test("integers of any size and dates", () => {
  const serials = [{ serial: 2n ** 64n }, { serial: -1n }];
  expect(sumOfBigInts(serials, (row) => row.serial)).toBe(18_446_744_073_709_551_615n);
  expect(smallestOfInOrder(serials, (row) => row.serial)).toBe(-1n);
  const dates = [{ day: "2024-02-29" }, { day: "0999-12-31" }, { day: "2024-03-01" }];
  expect(smallestOfInOrder(dates, (row) => row.day)).toBe("0999-12-31");
  expect(largestOfInOrder(dates, (row) => row.day)).toBe("2024-03-01");
  expect(() => largestOfInOrder<{ day: string }, string>([], (row) => row.day)).toThrow(RangeError);
  expect(sumOfBigInts<{ serial: bigint }>([], (row) => row.serial)).toBe(0n);
});

describe("days that spans cover, both ends counted", () => {
  test.each([
    { given: [], want: 0 },
    { given: [["2024-02-28", "2024-03-01"]], want: 3 },
    { given: [["2023-02-28", "2023-03-01"]], want: 2 },
    { given: [["2024-01-01", "2024-12-31"]], want: 366 },
    {
      given: [
        ["2024-01-05", "2024-01-15"],
        ["2024-01-01", "2024-01-10"],
      ],
      want: 15,
    },
    {
      given: [
        ["2024-01-01", "2024-01-31"],
        ["2024-01-10", "2024-01-12"],
        ["2024-01-31", "2024-02-01"],
      ],
      want: 32,
    },
    {
      given: [
        ["2024-01-01", "2024-01-01"],
        ["2024-01-03", "2024-01-03"],
      ],
      want: 2,
    },
    { given: [["2024-01-02", "2024-01-01"]], want: 0 },
  ])("$given: $want", ({ given, want }) => {
    const spans = given.map(([from = "", to = ""]) => ({ from, to }));
    expect(
      daysCovered(
        spans,
        (row) => row.from,
        (row) => row.to,
      ),
    ).toBe(want);
  });
});
