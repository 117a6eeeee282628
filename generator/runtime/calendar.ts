/**
 * The Gregorian calendar in whole numbers. Dates are ISO text, `YYYY-MM-DD`, years 0001 to 9999, so that text order is
 * time order. Working with a day that does not exist or lies outside those years, or with a count of days or months
 * that is not whole, is a RangeError.
 */

/** What a day that the month lacks becomes: 31 January + 1 month is the last day of February, or 1 March. */
export type DateRule = "last_day" | "next_day";
const weekdays = ["thursday", "friday", "saturday", "sunday", "monday", "tuesday", "wednesday"] as const;
export type Weekday = (typeof weekdays)[number];

/** `days` later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return daysAfter(date)(days);
}

/** `addDays` to one date, for many numbers of days. */
export function daysAfter(date: string): (days: number) => string {
  const first = dayNumber(date);
  return (days) => dateOfDay(first + wholeNumber(days));
}

/** `months` later, or earlier when negative; `rule` decides where the month has no such day. */
export function addMonths(date: string, months: number, rule: DateRule): string {
  return monthsAfter(date, rule)(months);
}

/** `addMonths` to one date, for many numbers of months. */
export function monthsAfter(date: string, rule: DateRule): (months: number) => string {
  const day = checkedDay(date);
  const start = yearOf(date) * 12 + monthOf(date) - 1;
  // Every month has these days: what follows the year is the same each year.
  const ends = day <= 28 ? dashed.slice(1, 13).map((month) => `${month}${dashed[day]}`) : [];
  return (months) => {
    const count = start + wholeNumber(months);
    const year = Math.floor(count / 12);
    const month = count - year * 12 + 1;
    const end = ends[month - 1];
    if (end !== undefined) return yearText(year) + end;
    const last = daysInMonth(year, month);
    if (day <= last) return isoText(year, month, day);
    if (rule === "last_day") return isoText(year, month, last);
    return month === 12 ? isoText(year + 1, 1, 1) : isoText(year, month + 1, 1);
  };
}

/** So many days from Monday to Friday later, or earlier when negative: from a weekend the first is Monday, or Friday. */
export function addBusinessDays(date: string, days: number): string {
  const count = wholeNumber(days);
  const number = dayNumber(date);
  const weekday = daysAfterMonday(number);
  const weeks = Math.trunc(count / 5);
  const rest = count - weeks * 5;
  if (count === 0) return date;
  if (count > 0) {
    const start = Math.min(weekday, 4);
    return dateOfDay(number - weekday + start + weeks * 7 + rest + (start + rest > 4 ? 2 : 0));
  }
  const start = weekday > 4 ? 7 : weekday;
  return dateOfDay(number - weekday + start + weeks * 7 + rest - ((start % 7) + rest < 0 ? 2 : 0));
}

/** How many days from Monday to Friday there are from `from`, which counts, to `to`, which doesn't; negative when `to` is earlier. */
export function businessDaysBetween(from: string, to: string): number {
  return businessDayNumber(to) - businessDayNumber(from);
}

/** The days from Monday to Friday since a Monday long ago, without the day itself. */
function businessDayNumber(date: string): number {
  const number = dayNumber(date);
  const weekday = daysAfterMonday(number);
  return ((number - mondayOfEpoch - weekday) / 7) * 5 + Math.min(weekday, 5);
}

/** 0 on a Monday to 6 on a Sunday. */
function daysAfterMonday(number: number): number {
  const days = number - mondayOfEpoch;
  return days - Math.floor(days / 7) * 7;
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Completed months from `from` to `to`; negative when `to` is earlier. A month from the 31st is complete on the
 * last day of a shorter month (the `last_day` rule).
 */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return 0 - monthsBetween(to, from);
  const [start, end] = [checkedDay(from), checkedDay(to)];
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  const isComplete = end >= start || end === daysInMonth(yearOf(to), monthOf(to));
  return isComplete ? months : months - 1;
}

/** The date of a year, a month from 1 to 12 and a day. */
export function dateOf(year: number, month: number, day: number): string {
  const isDay = isMonth(year, month) && day >= 1 && day <= daysInMonth(year, month) && Number.isInteger(day);
  if (!isDay) throw new RangeError(`there is no day ${year}-${month}-${day}`);
  return isoText(year, month, day);
}

/** The year, 1 to 9999, as the text has it. */
export function yearOf(date: string): number {
  return digitAt(date, 0) * 1000 + digitAt(date, 1) * 100 + digitAt(date, 2) * 10 + digitAt(date, 3);
}

/** The month, 1 to 12, as the text has it. */
export function monthOf(date: string): number {
  return digitAt(date, 5) * 10 + digitAt(date, 6);
}

/** The day of the month, as the text has it. */
export function dayOf(date: string): number {
  return digitAt(date, 8) * 10 + digitAt(date, 9);
}

/** A digit by its character code: many times faster than reading a piece of text as a number. */
function digitAt(date: string, index: number): number {
  return date.charCodeAt(index) - 48;
}

/** The day of the week. */
export function weekdayOf(date: string): Weekday {
  const number = dayNumber(date);
  return weekdays[number - Math.floor(number / 7) * 7] ?? "sunday";
}

/** Whether `year` has a 29 February. */
function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** How many days a month from 1 to 12 has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The first day of the date's month. */
export function startOfMonth(date: string): string {
  checkedDay(date);
  return `${date.slice(0, 8)}01`;
}

/** The first day of the date's year. */
export function startOfYear(date: string): string {
  checkedDay(date);
  return `${date.slice(0, 5)}01-01`;
}

/** The earlier of two dates. */
export function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

/** The later of two dates. */
export function later(a: string, b: string): string {
  return a > b ? a : b;
}

/** `YYYY-MM-DD`; RangeError outside the years 1 to 9999. */
function isoText(year: number, month: number, day: number): string {
  return `${yearText(year)}${dashed[month]}${dashed[day]}`;
}

function yearText(year: number): string {
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`the year ${year} is outside the years 1 to 9999`);
  return year < 1000 ? String(year).padStart(4, "0") : String(year);
}

/** `-00` to `-31`: months and days as they stand in a date. */
const dashed: readonly string[] = Array.from(
  { length: 32 },
  (_, number) => `-${String(number).padStart(2, "0")}`,
);

function isMonth(year: number, month: number): boolean {
  return (
    Number.isInteger(year) &&
    year >= 1 &&
    year <= 9999 &&
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12
  );
}

/** The day of the month of a date that exists. */
function checkedDay(date: string): number {
  const [year, month, day] = [yearOf(date), monthOf(date), dayOf(date)];
  // Digits make whole numbers.
  const isMonthOfYear = year >= 1 && year <= 9999 && month >= 1 && month <= 12;
  if (!isMonthOfYear || !(day >= 1 && day <= daysInMonth(year, month)))
    throw new RangeError(`there is no day ${date}`);
  return day;
}

function wholeNumber(count: number): number {
  // Beyond this, no date is within the years there are, and sums would lose days.
  if (!Number.isInteger(count) || Math.abs(count) > 1e9)
    throw new RangeError(`${count} is no count of days or months`);
  return count;
}

// Years counted from 1 March end with the leap day, so that a month begins after the same number of days in each of
// them: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil and civil_from_days.
const daysInCycle = 146_097;
const daysToEpoch = 719_468;

/** The Monday before 1970-01-01. */
const mondayOfEpoch = -3;

/** Days since 1970-01-01, a Thursday. */
function dayNumber(date: string): number {
  const day = checkedDay(date);
  const month = monthOf(date);
  const year = month > 2 ? yearOf(date) : yearOf(date) - 1;
  const cycle = Math.floor(year / 400);
  const yearOfCycle = year - cycle * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * daysInCycle + yearOfCycle * 365 + leapDays + dayOfYear - daysToEpoch;
}

/** The date so many days after 1970-01-01. */
function dateOfDay(number: number): string {
  const days = number + daysToEpoch;
  const cycle = Math.floor(days / daysInCycle);
  const dayOfCycle = days - cycle * daysInCycle;
  const leapDays =
    Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0);
  return isoText(year, month, dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1);
}
