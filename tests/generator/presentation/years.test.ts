import { expect, test } from "vitest";
import { yearsOf } from "../../../generator/presentation/years.ts";

test("a schedule is gathered by year: sums where asked for, else the year's last value", () => {
  const rows = [
    { date: "2026-11-01", interest: 10.25, balance: 90 },
    { date: "2026-12-01", interest: 9.5, balance: 80 },
    { date: "2027-01-01", interest: 8, balance: 70 },
  ];
  expect(yearsOf(rows, { date: "date", sum: ["interest"] })).toEqual([
    { year: "2026", total: { date: "2026-12-01", interest: 19.75, balance: 80 }, rows: rows.slice(0, 2) },
    { year: "2027", total: { date: "2027-01-01", interest: 8, balance: 70 }, rows: rows.slice(2) },
  ]);
});
