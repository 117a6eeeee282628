import { expect, test } from "vitest";
import { gatherRows } from "../../../generator/presentation/gathered-rows.ts";

test("a schedule is gathered by year: sums where asked for, else the year's last value", () => {
  const rows = [
    { date: "2026-11-01", interest: 10.25, balance: 90 },
    { date: "2026-12-01", interest: 9.5, balance: 80 },
    { date: "2027-01-01", interest: 8, balance: 70 },
  ];
  expect(gatherRows(rows, { column: "date", sum: ["interest"], isByYear: true })).toEqual([
    { value: "2026", total: { date: "2026-12-01", interest: 19.75, balance: 80 }, rows: rows.slice(0, 2) },
    { value: "2027", total: { date: "2027-01-01", interest: 8, balance: 70 }, rows: rows.slice(2) },
  ]);
});

test("by the values of any column, wherever their rows are", () => {
  const rows = [
    { county: "lane", tax: 1 },
    { county: "linn", tax: 2 },
    { county: "lane", tax: 4 },
  ];
  const gathered = gatherRows(rows, { column: "county", sum: ["tax"] });
  expect(gathered.map(({ value, total }) => [value, total["tax"]])).toEqual([
    ["lane", 5],
    ["linn", 2],
  ]);
});
