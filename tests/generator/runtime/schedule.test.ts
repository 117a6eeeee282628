import { TooManyRows } from "../../../generator/runtime/no-answer.ts";
import { expect, test } from "vitest";
import { expectEnd, maximumRows, rowLimit, scheduleDates } from "../../../generator/runtime/schedule.ts";

test.each([
  { given: 360, want: 360 },
  { given: 12.9, want: 12 },
  { given: 0, want: 0 },
  { given: -5, want: -5 },
  { given: maximumRows, want: maximumRows },
])("at most $given rows: $want", ({ given, want }) => {
  expect(rowLimit(given)).toBe(want);
});

test.each([
  { given: maximumRows + 1, want: TooManyRows },
  { given: Number.POSITIVE_INFINITY, want: TooManyRows },
  { given: Number.NaN, want: RangeError },
])("$given rows are refused", ({ given, want }) => {
  expect(() => rowLimit(given)).toThrow(want);
});

test("a schedule that does not end says how many rows it had", () => {
  expect(() => {
    expectEnd(false, 3);
  }).toThrow(new TooManyRows(3));
  expectEnd(true, 3);
  // Without any row there was nothing to end.
  expectEnd(false, 0);
});

test.each([
  { given: ["2026-01-31", 1, "month"], want: "2026-01-31" },
  { given: ["2026-01-31", 2, "month"], want: "2026-02-28" },
  // Counted from the first date, not from the row before.
  { given: ["2026-01-31", 3, "month"], want: "2026-03-31" },
  { given: ["2024-02-29", 2, "year"], want: "2025-02-28" },
  { given: ["2026-12-31", 2, "day"], want: "2027-01-01" },
] as const)("row $given falls on $want", ({ given: [from, index, each], want }) => {
  expect(scheduleDates(from, each)(index)).toBe(want);
});
