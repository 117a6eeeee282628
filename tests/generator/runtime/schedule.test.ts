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
  { given: ["2024-02-29", 2, "month", 12], want: "2025-02-28" },
  { given: ["2024-02-29", 5, "month", 12], want: "2028-02-29" },
  { given: ["2026-11-30", 2, "month", 3], want: "2027-02-28" },
  { given: ["2026-12-31", 2, "day"], want: "2027-01-01" },
  // 26 payments a year: the last of them 350 days after the first.
  { given: ["2026-01-02", 26, "day", 14], want: "2026-12-18" },
] as const)("row $given falls on $want", ({ given: [from, index, each, count], want }) => {
  expect(scheduleDates(from, each, count)(index)).toBe(want);
});
