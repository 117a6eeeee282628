import { expect, test } from "vitest";
import { problemsOf } from "../../resolve/resolve-text.ts";

const inputs = "bill: { type: money, default: 50 }\nday: { type: date, default: 2026-01-01 }";

test("sums of dates, and rows arranged in two ways", () => {
  const given = {
    inputs,
    schedules: "plan: { each: month, from: day, at_most: 3, columns: { fee: bill } }",
    outputs: "plan: { by_year: { date: date, sum: [date] }, headings: fee }",
  };
  expect(problemsOf(given)).toEqual(['bad_value at "headings"', 'type_mismatch at "date"']);
});

test("a column that is not shown, and one that is not there", () => {
  const schedules = "plan: { each: month, from: day, at_most: 3, columns: { fee: bill } }";
  const outputs = "plan: { columns: [fee], by_year: { date: date } }";
  expect(problemsOf({ inputs, schedules, outputs })).toEqual(['bad_value at "date"']);
  expect(problemsOf({ inputs, schedules, outputs: "plan: { by_year: { date: dat } }" })).toEqual([
    'unknown_column at "dat" -> date',
  ]);
});
