import { addDays, dateOf, dayOf, weekdayOf } from "./calendar.ts";

/**
 * A day that comes every year, as tables write it: `july 4`, `third monday of january`, `last monday of may`,
 * `monday before may 25`, `easter - 2`. `or nearest weekday`, `or next weekday`, `or next monday` and `or 2 days later if
 * weekend` say where it is kept if it falls elsewhere, `every 6 years from 2024` in which years.
 */
export type YearlyDay = (year: number) => KeptDay | undefined;

/** A day of one year. */
export interface KeptDay {
  /** The day itself. */
  readonly day: string;
  /** The day it is kept on. */
  readonly kept: string;
}

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const ordinals = ["first", "second", "third", "fourth"];
const dayForm =
  /(?<ordinal>[a-z]+) (?<weekday>[a-z]+) of (?<of>[a-z]+)|(?:(?<before>[a-z]+) before )?(?<month>[a-z]+) (?<number>[1-9]\d?)|easter(?: (?<sign>[+-]) (?<distance>[1-9]\d?))?/;
const moveForm =
  /(?<moved>nearest weekday|next weekday|next monday)|(?<days>[1-9]) days? later if (?<on>sunday|weekend)/;
const form = new RegExp(
  `^(?:${dayForm.source})(?: or (?:${moveForm.source}))?(?: every (?<every>[1-9]\\d?) years from (?<since>[1-9]\\d{3}))?$`,
);
/** Any year without a leap day: what it lacks does not come every year. */
const commonYear = 2001;

/** Reads such a day; undefined where the text is none. */
export function yearlyDay(text: string): YearlyDay | undefined {
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const { ordinal = "", weekday = "", of = "", before = "", month = "", number, sign, distance } = parts;
  const { every, since } = parts;
  const [nth, weekdayIndex, ofMonth, ofDay] = [
    ordinals.indexOf(ordinal),
    weekdays.indexOf(weekday + before),
    months.indexOf(of) + 1,
    months.indexOf(month) + 1,
  ];
  const isLast = ordinal === "last";
  if (weekday !== "" && ((nth < 0 && !isLast) || ofMonth === 0)) return undefined;
  if (weekday + before !== "" && weekdayIndex < 0) return undefined;
  if (month !== "" && (ofDay === 0 || !comesEveryYear(ofDay, Number(number)))) return undefined;
  const dayIn = (year: number): string => {
    if (month !== "") {
      const day = dateOf(year, ofDay, Number(number));
      return before === "" ? day : addDays(day, daysUntil(weekdayIndex, day) - 7);
    }
    if (weekday === "") return addDays(easter(year), Number(`${sign ?? ""}${distance ?? 0}`));
    const start = isLast
      ? addDays(firstAfter(year, ofMonth), -7)
      : addDays(dateOf(year, ofMonth, 1), nth * 7);
    return addDays(start, daysUntil(weekdayIndex, start));
  };
  return (year) => {
    if (every !== undefined && (year < Number(since) || (year - Number(since)) % Number(every) !== 0))
      return undefined;
    const day = dayIn(year);
    return { day, kept: addDays(day, daysMoved(day, parts)) };
  };
}

function comesEveryYear(month: number, day: number): boolean {
  return dayOf(addDays(dateOf(commonYear, month, 1), day - 1)) === day;
}

/** The first day after a month. */
function firstAfter(year: number, month: number): string {
  return month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
}

/** Days from a date on to the next such weekday, the date itself among them. */
function daysUntil(weekday: number, date: string): number {
  return (weekday - weekdays.indexOf(weekdayOf(date)) + 7) % 7;
}

/** By how many days a day is kept later, or earlier. */
function daysMoved(day: string, { moved, days, on }: Readonly<Record<string, string | undefined>>): number {
  if (moved === "next monday") return daysUntil(0, day);
  const weekday = weekdayOf(day);
  const isSaturday = weekday === "saturday";
  if (!isSaturday && weekday !== "sunday") return 0;
  if (moved === "next weekday") return daysUntil(0, day);
  if (moved === "nearest weekday") return isSaturday ? -1 : 1;
  return days === undefined || (isSaturday && on === "sunday") ? 0 : Number(days);
}

/** Easter Sunday of the Gregorian calendar: "A New York correspondent", Nature 13 (1876), as in Meeus, Astronomical Algorithms, chapter 8. */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * rest) / 451);
  const days = epact + rest - 7 * late + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}
