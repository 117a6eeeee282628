/**
 * The Gregorian calendar over the Temporal API, which the surroundings provide. Dates are ISO text, `YYYY-MM-DD`,
 * years 0001 to 9999, so that text order is time order. Working with a day that does not exist or lies outside those
 * years, or with a count of days or months that is not whole, is a RangeError.
 */

/** What a day that the month lacks becomes: 31 January + 1 month is the last day of February, or 1 March. */
export type DateRule = "last_day" | "next_day";
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** `days` later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return isoText(plainDate(date).add({ days }));
}

/** `months` later, or earlier when negative; `rule` decides where the month has no such day. */
export function addMonths(date: string, months: number, rule: DateRule): string {
  const from = plainDate(date);
  const clamped = from.add({ months });
  const isClamped = clamped.day !== from.day;
  return isoText(isClamped && rule === "next_day" ? clamped.add({ days: 1 }) : clamped);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return plainDate(from).until(plainDate(to)).days;
}

/**
 * Completed months from `from` to `to`; negative when `to` is earlier. A month from the 31st is complete on the
 * last day of a shorter month (the `last_day` rule).
 */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return 0 - monthsBetween(to, from);
  const [start, end] = [plainDate(from), plainDate(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;
  const isComplete = end.day >= start.day || end.day === end.daysInMonth;
  return isComplete ? months : months - 1;
}

/** The date of a year, a month from 1 to 12 and a day. */
export function dateOf(year: number, month: number, day: number): string {
  return isoText(Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" }));
}

/** The year, 1 to 9999, as the text has it. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The month, 1 to 12, as the text has it. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

/** The day of the month, as the text has it. */
export function dayOf(date: string): number {
  return Number(date.slice(8));
}

/** The day of the week. */
export function weekdayOf(date: string): Weekday {
  return weekdays[plainDate(date).dayOfWeek - 1] ?? "sunday";
}

/** Whether `year` has a 29 February. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The first day of the date's month. */
export function startOfMonth(date: string): string {
  return isoText(plainDate(date).with({ day: 1 }));
}

/** The last day of the date's month. */
export function endOfMonth(date: string): string {
  const day = plainDate(date);
  return isoText(day.with({ day: day.daysInMonth }));
}

/** The earlier of two dates. */
export function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

/** The later of two dates. */
export function later(a: string, b: string): string {
  return a > b ? a : b;
}

/** By its numbers: reading text, Temporal expects much more than dates, which takes it half the time of a schedule. */
function plainDate(date: string): Temporal.PlainDate {
  return new Temporal.PlainDate(yearOf(date), monthOf(date), dayOf(date));
}

function isoText(date: Temporal.PlainDate): string {
  if (date.year < 1 || date.year > 9999)
    throw new RangeError(`${date.toString()} is outside the years 1 to 9999`);
  return date.toString();
}
