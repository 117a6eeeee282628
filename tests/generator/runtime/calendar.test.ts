import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import {
  addBusinessDays,
  addDays,
  addMonths,
  businessDaysBetween,
  dateOf,
  dayOf,
  daysBetween,
  earlier,
  later,
  monthOf,
  monthsBetween,
  startOfMonth,
  startOfYear,
  weekdayOf,
  yearOf,
} from "../../../generator/runtime/calendar.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const anyDate = fc
  .date({ min: new Date("0002-01-01"), max: new Date("9998-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("adding months", () => {
  // The last_day column is what Excel's EDATE and java.time give.
  const cases = [
    { given: ["2026-01-31", 1], last: "2026-02-28", next: "2026-03-01" },
    { given: ["2024-01-31", 1], last: "2024-02-29", next: "2024-03-01" },
    { given: ["2024-02-29", 12], last: "2025-02-28", next: "2025-03-01" },
    { given: ["2024-02-29", 48], last: "2028-02-29", next: "2028-02-29" },
    { given: ["2026-03-31", -1], last: "2026-02-28", next: "2026-03-01" },
    { given: ["2026-10-31", 1], last: "2026-11-30", next: "2026-12-01" },
    { given: ["2026-12-15", 1], last: "2027-01-15", next: "2027-01-15" },
    { given: ["2026-05-31", 0], last: "2026-05-31", next: "2026-05-31" },
  ] as const;
  test.each(cases)("$given", ({ given: [date, months], last, next }) => {
    expect(addMonths(date, months, "last_day")).toBe(last);
    expect(addMonths(date, months, "next_day")).toBe(next);
  });
});

describe("between two dates", () => {
  test.each([
    { given: ["2026-01-31", "2026-02-28"], days: 28, months: 1 },
    { given: ["2026-01-31", "2026-02-27"], days: 27, months: 0 },
    { given: ["2026-01-31", "2026-03-30"], days: 58, months: 1 },
    { given: ["2024-02-29", "2025-02-28"], days: 365, months: 12 },
    { given: ["2026-02-28", "2026-03-28"], days: 28, months: 1 },
    { given: ["2026-03-28", "2026-02-28"], days: -28, months: -1 },
    { given: ["2026-05-05", "2026-05-05"], days: 0, months: 0 },
    // The Gregorian cycle of 400 years.
    { given: ["1600-01-01", "2000-01-01"], days: 146_097, months: 4800 },
  ] as const)("$given: $days days, $months months", ({ given: [from, to], days, months }) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(monthsBetween(from, to)).toBe(months);
  });

  test("adding the days gets there", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  test("the completed months lead up to the date, one more beyond it", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, two) => {
        const [from, to] = [earlier(one, two), later(one, two)];
        const months = monthsBetween(from, to);
        expect(addMonths(from, months, "last_day") <= to).toBe(true);
        expect(addMonths(from, months + 1, "last_day") > to).toBe(true);
      }),
    );
  });
});

describe("Temporal says the same", () => {
  const plain = (date: string): Temporal.PlainDate => Temporal.PlainDate.from(date);

  test("of days added, and the day of the week", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -300_000, max: 300_000 }), (date, days) => {
        const want = plain(date).add({ days });
        if (want.year < 1 || want.year > 9999) expect(() => addDays(date, days)).toThrow(RangeError);
        else {
          expect(addDays(date, days)).toBe(want.toString());
          expect(weekdays[want.dayOfWeek - 1]).toBe(weekdayOf(want.toString()));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("of months added and between", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -10_000, max: 10_000 }), (date, months) => {
        const want = plain(date).add({ months });
        if (want.year < 1 || want.year > 9999)
          expect(() => addMonths(date, months, "last_day")).toThrow(RangeError);
        else {
          expect(addMonths(date, months, "last_day")).toBe(want.toString());
          const isClamped = want.day !== plain(date).day;
          const next = isClamped ? want.add({ days: 1 }).toString() : want.toString();
          expect(addMonths(date, months, "next_day")).toBe(next);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("of days between, and the starts of months and years", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(daysBetween(from, to)).toBe(plain(from).until(plain(to)).days);
        expect(startOfMonth(from)).toBe(plain(from).with({ day: 1 }).toString());
        expect(startOfYear(from)).toBe(plain(from).with({ month: 1, day: 1 }).toString());
      }),
      { numRuns: 1000 },
    );
  });
});

test("parts of a date", () => {
  // Neil Armstrong's step, a Sunday in Houston.
  expect(weekdayOf("1969-07-20")).toBe("sunday");
  expect(weekdayOf("2000-01-01")).toBe("saturday");
  expect([yearOf("1969-07-20"), monthOf("1969-07-20"), dayOf("1969-07-20")]).toEqual([1969, 7, 20]);
  expect(startOfMonth("2024-02-10")).toBe("2024-02-01");
  expect(startOfYear("2024-02-10")).toBe("2024-01-01");
});

test.each([
  () => dateOf(2025, 2, 29),
  () => dateOf(2025, 13, 1),
  () => dateOf(0, 1, 1),
  () => dateOf(2025, 1.5, 1),
  () => dateOf(2025, 1, 1.5),
  () => addDays("9999-12-31", 1),
  () => addDays("2025-02-29", 1),
  () => addMonths("2025-02-29", 1, "last_day"),
  () => weekdayOf("2025-02-29"),
  () => addDays("2026-01-01", 0.5),
  () => addDays("2026-01-01", Number.NaN),
  () => addMonths("2026-01-01", 1e9, "last_day"),
])("%s is a RangeError", (compute) => {
  expect(compute).toThrow(RangeError);
});

describe("business days, Monday to Friday", () => {
  test.each([
    // Microsoft's documentation of WORKDAY, without holidays.
    { from: "2008-10-01", days: 151, want: "2009-04-30" },
    // 2026-11-20 is a Friday.
    { from: "2026-11-20", days: 1, want: "2026-11-23" },
    { from: "2026-11-21", days: 1, want: "2026-11-23" },
    { from: "2026-11-22", days: 5, want: "2026-11-27" },
    { from: "2026-11-22", days: 6, want: "2026-11-30" },
    { from: "2026-11-20", days: -5, want: "2026-11-13" },
    { from: "2026-11-21", days: -1, want: "2026-11-20" },
    { from: "2026-11-23", days: -1, want: "2026-11-20" },
    { from: "2026-11-21", days: 0, want: "2026-11-21" },
  ])("$from and $days days", ({ from, days, want }) => {
    expect(addBusinessDays(from, days)).toBe(want);
  });

  test("as counted day by day", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40, max: 40 }), (date, days) => {
        let [end, left] = [date, Math.abs(days)];
        while (left > 0) {
          end = addDays(end, Math.sign(days));
          if (!["saturday", "sunday"].includes(weekdayOf(end))) left -= 1;
        }
        expect(addBusinessDays(date, days)).toBe(end);
      }),
    );
  });
});

describe("business days between two dates", () => {
  test.each([
    // NumPy's documentation of busday_count: the weekdays of January 2011, and of 2011.
    { from: "2011-01-01", to: "2011-02-01", want: 21 },
    { from: "2011-01-01", to: "2012-01-01", want: 260 },
    // Microsoft's documentation of NETWORKDAYS, which counts the last day too.
    { from: "2012-10-01", to: "2013-03-02", want: 110 },
    { from: "2026-11-21", to: "2026-11-23", want: 0 },
    { from: "2026-11-23", to: "2026-11-23", want: 0 },
  ])("from $from to $to", ({ from, to, want }) => {
    expect(businessDaysBetween(from, to)).toBe(want);
    expect(businessDaysBetween(to, from)).toBe(want === 0 ? 0 : -want);
  });

  test("lead back to where they were added", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 100 }), (date, days) => {
        const from = addBusinessDays(date, 1);
        expect(businessDaysBetween(from, addBusinessDays(from, days))).toBe(days);
      }),
    );
  });
});
