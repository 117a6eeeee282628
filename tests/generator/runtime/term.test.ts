import { describe, expect, test } from "vitest";
import {
  addTerms,
  compareTerms,
  dayTerm,
  daysIn,
  highestOf,
  isTerm,
  lowestOf,
  monthsIn,
  monthTerm,
  timesTerm,
} from "../../../generator/runtime/term.ts";

test.each([
  "41-45 month",
  "0-90 day",
  "72 hour",
  "12 month 1 day",
  "1.5 year",
  "1 year to 18 month",
  "25 year to life",
  "life",
  "life_without_parole",
])("%s is a term", (text) => {
  expect(isTerm(text)).toBe(true);
});

test.each([
  "",
  "41",
  "41 months",
  "1 day 12 month",
  "1 day 2 day",
  "45-41 month",
  "41-41 month",
  "18 month to 1 year",
  "life to 25 year",
  "life to life",
  "1 day to 2 day to 3 day",
  "12 month ",
  "12  month",
  "-1 month",
])("“%s” is none", (text) => {
  expect(isTerm(text)).toBe(false);
});

describe("order", () => {
  const ascending = [
    "72 hour",
    "4 day",
    "1 month",
    "31 day",
    "41-45 month",
    "41-51 month",
    "20 year",
    "20 year to life",
    "life",
  ];
  test("by where it begins, then by where it ends", () => {
    expect(ascending.toReversed().toSorted(compareTerms)).toEqual(ascending);
    expect(compareTerms("life", "life_without_parole")).toBe(-1);
  });
  test("a year is twelve months, a week seven days and a day twenty-four hours", () => {
    expect(compareTerms("1 year", "12 month")).toBe(0);
    expect(compareTerms("2 week", "14 day")).toBe(0);
    expect(compareTerms("3 day", "72 hour")).toBe(0);
    expect(compareTerms("12 month", "365 day")).toBe(1);
  });
});

test.each([
  { one: "41-45 month", other: "12 month", want: "53-57 month" },
  { one: "12 month 1 day", other: "10 day", want: "12 month 11 day" },
  { one: "25 year to life", other: "5 year", want: "30 year to life" },
  { one: "1 year", other: "18 month", want: "1 year 18 month" },
  { one: "life", other: "12 month", want: "life" },
  { one: "life", other: "life_without_parole", want: "life_without_parole" },
  { one: "0 day", other: "0 day", want: "0 day" },
  { one: "0 day", other: "6 month", want: "6 month" },
])("$one and $other is $want", ({ one, other, want }) => {
  expect(addTerms(one, other)).toBe(want);
});

test.each([
  { term: "48 hour", count: 3, want: "144 hour" },
  { term: "12 month 1 day", count: 2, want: "24 month 2 day" },
  { term: "41-45 month", count: 2, want: "82-90 month" },
  { term: "25 year to life", count: 2, want: "50 year to life" },
  { term: "life", count: 2, want: "life" },
  { term: "24 hour", count: 0, want: "0 hour" },
  { term: "12 month 1 day", count: 0, want: "0 month" },
  { term: "25 year to life", count: 0, want: "0 year" },
])("$term $count times is $want", ({ term, count, want }) => {
  expect(timesTerm(term, count)).toBe(want);
});

test("hours and days of a sum stay apart", () => {
  expect(addTerms("48 hour", timesTerm("5 day", 2))).toBe("10 day 48 hour");
  expect(addTerms("45 day", timesTerm("24 hour", 1))).toBe("45 day 24 hour");
});

test.each([-1, 0.5, Number.NaN])("no term is taken %s times", (count) => {
  expect(() => timesTerm("48 hour", count)).toThrow(RangeError);
});

test("its parts", () => {
  expect([lowestOf("41-45 month"), highestOf("41-45 month")]).toEqual(["41 month", "45 month"]);
  expect([lowestOf("25 year to life"), highestOf("25 year to life")]).toEqual(["25 year", "life"]);
  expect([monthsIn("1 year 6 month"), daysIn("12 month 1 day"), daysIn("2 week")]).toEqual([18, 1, 14]);
  expect([monthsIn("life"), daysIn("life"), monthsIn("25 year to life")]).toEqual([null, null, 300]);
});

test("made of numbers", () => {
  expect(monthTerm(41, 45)).toBe("41-45 month");
  expect(monthTerm(12)).toBe("12 month");
  expect(dayTerm(90, 90)).toBe("90 day");
});
