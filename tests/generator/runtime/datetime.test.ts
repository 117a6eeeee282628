import { expect, test } from "vitest";
import {
  addDaysTo,
  addMonthsTo,
  addSeconds,
  datetimeOf,
  isDatetime,
  secondsBetween,
} from "../../../generator/runtime/datetime.ts";

test.each([
  { from: "2026-01-31T14:30", seconds: 90, want: "2026-01-31T14:31:30" },
  { from: "2026-01-31T23:59:30", seconds: 30, want: "2026-02-01T00:00" },
  { from: "2024-02-28T12:00", seconds: 86_400, want: "2024-02-29T12:00" },
  { from: "2026-01-01T00:00", seconds: -60, want: "2025-12-31T23:59" },
])("$from and $seconds s are $want", ({ from, seconds, want }) => {
  expect(addSeconds(from, seconds)).toBe(want);
  expect(secondsBetween(from, want)).toBe(seconds);
});

test("a day that ends begins the next one", () => {
  expect(datetimeOf("2026-02-28", "24:00")).toBe("2026-03-01T00:00");
});

test("its day moves, its time stays", () => {
  expect(addDaysTo("2026-01-31T14:30", 1)).toBe("2026-02-01T14:30");
  expect(addMonthsTo("2026-01-31T14:30", 1, "last_day")).toBe("2026-02-28T14:30");
});

test("texts sort as the times do", () => {
  const ascending = ["2026-01-31T14:30", "2026-01-31T14:30:05", "2026-01-31T14:31", "2026-02-01T00:00"];
  expect(ascending.toReversed().toSorted()).toEqual(ascending);
  expect(ascending.every(isDatetime)).toBe(true);
});

test.each(["2026-02-30T10:00", "2026-01-31", "2026-01-31 14:30", "2026-01-31T24:00"])(
  "%s is none",
  (text) => {
    expect(isDatetime(text)).toBe(false);
  },
);
