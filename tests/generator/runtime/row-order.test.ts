import { expect, test } from "vitest";
import { sortedRows } from "../../../generator/runtime/row-order.ts";

const rows = [
  { day: "2026-03-01", size: 2 },
  { day: "2026-01-31", size: 10 },
  { day: "2026-03-01", size: 1 },
];

test("rows stand in the order of a cell; equal ones stay as they were entered", () => {
  expect(sortedRows(rows, ({ day }) => day).map(({ size }) => size)).toEqual([10, 2, 1]);
  expect(sortedRows(rows, ({ day }) => day, "descending").map(({ size }) => size)).toEqual([2, 1, 10]);
  expect(sortedRows(rows, ({ size }) => size).map(({ size }) => size)).toEqual([1, 2, 10]);
});
