import { describe, expect, test } from "vitest";
import { usFederalHolidaysTable } from "../../../generated/tables/daily-life/us_federal_holidays.ts";
import { mexicanRestDaysTable } from "../../../generated/tables/daily-life/mexican_rest_days.ts";
import { brazilianHolidaysTable } from "../../../generated/tables/daily-life/brazilian_holidays.ts";
import { frenchHolidaysTable } from "../../../generated/tables/daily-life/french_holidays.ts";
import { germanHolidaysTable } from "../../../generated/tables/daily-life/german_holidays.ts";
import { italianHolidaysTable } from "../../../generated/tables/daily-life/italian_holidays.ts";
import { japaneseHolidaysTable } from "../../../generated/tables/daily-life/japanese_holidays.ts";
import { spanishHolidaysTable } from "../../../generated/tables/daily-life/spanish_holidays.ts";
import { ukBankHolidaysTable } from "../../../generated/tables/daily-life/uk_bank_holidays.ts";
import type { UsedSource } from "../../../generator/runtime/answer.ts";
import { addBusinessDays } from "../../../generator/runtime/calendar.ts";
import { daysOffBetween, daysOffPassed } from "../../../generator/runtime/days-off.ts";
import { Refused } from "../../../generator/runtime/no-answer.ts";

const federal = [usFederalHolidaysTable];
const mexican = [mexicanRestDaysTable];
const others = {
  unitedKingdom: [ukBankHolidaysTable],
  germany: [germanHolidaysTable],
  france: [frenchHolidaysTable],
  italy: [italianHolidaysTable],
  brazil: [brazilianHolidaysTable],
  spain: [spanishHolidaysTable],
  japan: [japaneseHolidaysTable],
};
const datesIn = (tables: Parameters<typeof daysOffBetween>[2], year: number): readonly string[] =>
  daysOffBetween([], "off.rows", tables, `${year - 1}-12-31`, `${year}-12-31`).map(({ date }) =>
    date.slice(5),
  );

describe("the days off of a year", () => {
  // The Python package holidays 0.105, those from Monday to Friday; December 31, 1971, belongs to 1972.
  test.each([
    [1977, "02-21 05-30 07-04 09-05 10-10 10-24 11-24 12-26"],
    [1986, "01-01 01-20 02-17 05-26 07-04 09-01 10-13 11-11 11-27 12-25"],
    [2011, "01-17 02-21 05-30 07-04 09-05 10-10 11-11 11-24 12-26"],
    [2021, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
    [2022, "01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26"],
    [2026, "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25"],
    [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
  ])("of the United States in %i", (year, dates) => {
    expect(datesIn(federal, year).join(" ")).toBe(dates);
  });

  test.each([
    [2018, "01-01 02-05 03-19 05-01 11-19 12-25"],
    [2024, "01-01 02-05 03-18 05-01 09-16 10-01 11-18 12-25"],
    [2026, "01-01 02-02 03-16 05-01 09-16 11-16 12-25"],
    [2030, "01-01 02-04 03-18 05-01 09-16 10-01 11-18 12-25"],
  ])("of Mexico in %i", (year, dates) => {
    expect(datesIn(mexican, year).join(" ")).toBe(dates);
  });

  // The package date-holidays 3.37: public holidays of the whole country from Monday to Friday; of the United Kingdom, England's.
  test.each<[keyof typeof others, number, string]>([
    ["unitedKingdom", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
    ["unitedKingdom", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28"],
    ["unitedKingdom", 2028, "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
    ["germany", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 12-25"],
    ["germany", 2027, "01-01 03-26 03-29 05-06 05-17"],
    ["germany", 2028, "04-14 04-17 05-01 05-25 06-05 10-03 12-25 12-26"],
    ["france", 2026, "01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25"],
    ["france", 2027, "01-01 03-29 05-06 05-17 07-14 11-01 11-11"],
    ["france", 2028, "04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 12-25"],
    ["italy", 2026, "01-01 01-06 04-06 05-01 06-02 12-08 12-25"],
    ["italy", 2027, "01-01 01-06 03-29 06-02 10-04 11-01 12-08"],
    ["italy", 2028, "01-06 04-17 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26"],
    ["brazil", 2026, "01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-20 12-25"],
    ["brazil", 2027, "01-01 03-26 04-21 09-07 10-12 11-02 11-15"],
    ["brazil", 2028, "04-14 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25"],
    ["spain", 2026, "01-01 01-06 04-03 05-01 10-12 12-08 12-25"],
    ["spain", 2027, "01-01 01-06 03-26 10-12 11-01 12-06 12-08"],
    ["spain", 2028, "01-06 04-14 05-01 08-15 10-12 11-01 12-06 12-08 12-25"],
    [
      "japan",
      2025,
      "01-01 01-13 02-11 02-24 03-20 04-29 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-24",
    ],
    [
      "japan",
      2026,
      "01-01 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23",
    ],
    [
      "japan",
      2027,
      "01-01 01-11 02-11 02-23 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23",
    ],
  ])("of %s in %i", (place, year, dates) => {
    expect(datesIn(others[place], year).join(" ")).toBe(dates);
  });
});

describe("business days without the days off", () => {
  // NumPy 2.4.6, busday_offset, with the dates of the Python package holidays 0.105.
  test.each([
    ["2021-12-30", 1, "2022-01-03"],
    ["2026-07-02", 1, "2026-07-06"],
    ["2026-05-22", 3, "2026-05-28"],
    ["2026-01-02", 250, "2027-01-04"],
    ["2026-12-31", -250, "2025-12-31"],
    ["2022-01-03", -1, "2021-12-30"],
    ["1971-01-01", 2000, "1978-12-08"],
    ["2000-01-03", 5000, "2019-12-05"],
  ])("%s and %i", (from, days, want) => {
    const off = daysOffPassed([], "off.rows", federal, from, days);
    expect(addBusinessDays(from, days + Math.sign(days) * off.length)).toBe(want);
    const [start, end] = days > 0 ? [from, want] : [want, from];
    const between = daysOffBetween([], "off.rows", federal, start, end);
    expect(addBusinessDays(start, Math.abs(days) + between.length)).toBe(end);
  });

  test("back, they are met the last one first", () => {
    expect(daysOffPassed([], "off.rows", federal, "2026-12-01", -20).map(({ date }) => date)).toEqual([
      "2026-11-26",
      "2026-11-11",
    ]);
  });

  test("a day that two tables have counts once", () => {
    const both = daysOffPassed([], "off.rows", [...federal, ...mexican], "2026-12-24", 1);
    expect(both).toMatchObject([{ date: "2026-12-25", keys: { holiday: "christmas_day" } }]);
  });

  // NumPy 2.4.6, busday_offset and busday_count, with every date of the spans among its holidays.
  test.each([
    [
      "2026-11-20",
      30,
      [
        ["2026-12-21", "2027-01-08"],
        ["2026-11-27", "2026-11-28"],
      ],
      "2027-01-27",
      18,
    ],
    ["2026-12-01", -10, [["2026-11-16", "2026-11-20"]], "2026-11-06", 7],
    [
      "2026-12-30",
      5,
      [
        ["2026-12-28", "2027-01-10"],
        ["2026-12-31", "2027-01-01"],
      ],
      "2027-01-15",
      7,
    ],
  ] as const)("%s and %i, with days of one's own", (from, days, spans, want, count) => {
    const own = {
      keys: { holiday: "own" },
      spans: spans.map(([first, last]) => ({ from: first, to: last })),
    };
    const off = daysOffPassed([], "off.rows", federal, from, days, own);
    expect(addBusinessDays(from, days + Math.sign(days) * off.length)).toBe(want);
    expect(off).toHaveLength(count);
    const [start, end] = days > 0 ? [from, want] : [want, from];
    const between = daysOffBetween([], "off.rows", federal, start, end, own);
    expect(addBusinessDays(start, Math.abs(days) + between.length)).toBe(end);
  });

  test("days of one's own need no table, and a holiday keeps its name", () => {
    const own = { keys: { holiday: "own" }, spans: [{ from: "2026-12-24", to: "2026-12-27" }] };
    expect(daysOffPassed([], "off.rows", [], "2026-12-23", 1, own)).toMatchObject([
      { date: "2026-12-24", keys: { holiday: "own" } },
      { date: "2026-12-25", keys: { holiday: "own" } },
    ]);
    expect(daysOffPassed([], "off.rows", federal, "2026-12-23", 1, own)).toMatchObject([
      { date: "2026-12-24", keys: { holiday: "own" } },
      { date: "2026-12-25", keys: { holiday: "christmas_day" } },
    ]);
  });

  test("no business days pass no days off, wherever they begin", () => {
    expect(daysOffPassed([], "off.rows", federal, "1900-01-01", 0)).toEqual([]);
    expect(daysOffBetween([], "off.rows", federal, "1900-01-01", "1900-01-01")).toEqual([]);
  });
});

test("a span is the same in both directions", () => {
  const named = (from: string, to: string): readonly unknown[] =>
    daysOffBetween([], "off.rows", federal, from, to).map(({ keys }) => keys["holiday"]);
  const there = ["veterans_day", "thanksgiving_day", "christmas_day", "new_years_day"];
  expect(named("2026-11-01", "2027-01-15")).toEqual(there);
  expect(named("2027-01-15", "2026-11-01")).toEqual(there);
});

test("the periods of the span are noted as used", () => {
  const used: UsedSource[] = [];
  daysOffPassed(used, "off.rows", federal, "2021-06-01", 20);
  expect(used.map(({ formula, table, from, through }) => ({ formula, table, from, through }))).toEqual([
    { formula: "off.rows", table: "us_federal_holidays", from: "1986-01-01", through: "2021-06-16" },
    { formula: "off.rows", table: "us_federal_holidays", from: "2021-06-17", through: undefined },
  ]);
  expect(used[1]?.citations.map(({ title }) => title.slice(0, 12))).toEqual(["Juneteenth N", "Executive Or"]);
});

test.each([
  ["1970-12-30", 5],
  ["1971-01-04", -1],
])("a span with a day no period covers is refused: %s and %i", (from, days) => {
  expect(() => daysOffPassed([], "off.rows", federal, from, days)).toThrow(Refused);
});

test("a refusal names the first day that no period covers", () => {
  const refusal = { arguments: { date: "2028-01-01", from: "2025-01-01" } };
  try {
    daysOffBetween([], "off.rows", others.japan, "2027-12-20", "2028-01-10");
    expect.unreachable("The list ends with 2027.");
  } catch (error) {
    expect(error).toMatchObject({ refusal });
  }
});

test("the last day before the first period may be where a count begins", () => {
  expect(daysOffPassed([], "off.rows", federal, "1970-12-31", 1)).toMatchObject([{ date: "1971-01-01" }]);
});
