import { describe, expect, test } from "vitest";
import { yearlyDay } from "../../../generator/runtime/yearly-day.ts";

const keptIn = (text: string, year: number): string | undefined => yearlyDay(text)?.(year)?.kept;

describe("a day of a year", () => {
  // The dates of OPM's lists of federal holidays, as the Python package holidays 0.105 has them.
  test.each([
    ["january 1 or nearest weekday", 2022, "2021-12-31"],
    ["january 1 or nearest weekday", 2012, "2012-01-02"],
    ["january 1 or nearest weekday", 2026, "2026-01-01"],
    ["july 4 or nearest weekday", 2026, "2026-07-03"],
    ["july 4 or nearest weekday", 2021, "2021-07-05"],
    ["december 25 or nearest weekday", 2022, "2022-12-26"],
    ["december 25", 2022, "2022-12-25"],
    ["third monday of january", 2026, "2026-01-19"],
    ["third monday of february", 2021, "2021-02-15"],
    ["last monday of may", 2026, "2026-05-25"],
    ["last monday of may", 2027, "2027-05-31"],
    ["first monday of september", 2025, "2025-09-01"],
    ["second monday of october", 2026, "2026-10-12"],
    ["fourth monday of october", 1977, "1977-10-24"],
    ["fourth thursday of november", 2026, "2026-11-26"],
    ["fourth thursday of november", 2024, "2024-11-28"],
  ])("%s in %i: %s", (text, year, date) => {
    expect(keptIn(text, year)).toBe(date);
  });

  // dateutil 2.9, dateutil.easter; the earliest and the latest days Easter can be on are among them.
  test.each([
    "1818-03-22",
    "1886-04-25",
    "1943-04-25",
    "1954-04-18",
    "1981-04-19",
    "2000-04-23",
    "2008-03-23",
    "2024-03-31",
    "2026-04-05",
    "2038-04-25",
    "2049-04-18",
    "2285-03-22",
  ])("Easter on %s", (date) => {
    expect(keptIn("easter", Number(date.slice(0, 4)))).toBe(date);
  });

  // Good Friday, and Corpus Christi as Colombia keeps it: holidays 0.105.
  test.each([
    ["easter - 2", 2026, "2026-04-03"],
    ["easter + 60 or next monday", 2026, "2026-06-08"],
    ["june 29 or next monday", 2026, "2026-06-29"],
    ["january 6 or next monday", 2026, "2026-01-12"],
  ])("%s in %i: %s", (text, year, date) => {
    expect(keptIn(text, year)).toBe(date);
  });

  // The dates of GOV.UK's list of bank holidays and of the Cabinet Office of Japan, as date-holidays 3.37 has them.
  test.each([
    ["january 1 or next weekday", 2022, "2022-01-03"],
    ["january 1 or next weekday", 2023, "2023-01-02"],
    ["december 25 or 2 days later if weekend", 2021, "2021-12-27"],
    ["december 26 or 2 days later if weekend", 2021, "2021-12-28"],
    ["december 25 or 2 days later if weekend", 2022, "2022-12-27"],
    ["december 26 or 2 days later if weekend", 2022, "2022-12-26"],
    ["may 3 or 3 days later if sunday", 2026, "2026-05-06"],
    ["february 23 or 1 day later if sunday", 2025, "2025-02-24"],
    ["november 23 or 1 day later if sunday", 2024, "2024-11-23"],
    ["monday before may 25", 2026, "2026-05-18"],
    ["monday before may 25", 2020, "2020-05-18"],
    ["monday before may 25", 2027, "2027-05-24"],
  ])("%s in %i: %s", (text, year, date) => {
    expect(keptIn(text, year)).toBe(date);
  });

  test("the day itself is told beside the day it is kept on", () => {
    expect(yearlyDay("july 4 or nearest weekday")?.(2026)).toEqual({ day: "2026-07-04", kept: "2026-07-03" });
  });

  test("some days come in some years only", () => {
    const day = "october 1 every 6 years from 2024";
    const years = Array.from({ length: 14 }, (_, index) => 2018 + index).filter((year) => keptIn(day, year));
    expect(years).toEqual([2024, 2030]);
  });
});

test.each([
  "",
  "july",
  "july 32",
  "july 04",
  "july 0",
  "february 29",
  "July 4",
  "4 july",
  "fifth monday of may",
  "third day of may",
  "third monday in may",
  "third monday of maytime",
  "easter -2",
  "easter + 0",
  "july 4 or monday",
  "july 4 or 0 days later if sunday",
  "july 4 or 2 days later if saturday",
  "may before may 25",
  "monday before february 30",
  "july 4, nearest weekday",
  "july 4 every 0 years from 2024",
  "july 4 every 6 years",
])("%j is no day that comes every year", (text) => {
  expect(yearlyDay(text)).toBeUndefined();
});
