/**
 * A day and a time of day without a time zone, `2026-01-31T14:30`, with seconds where there are some. Clocks that are
 * put forward or back are left out of account: a day always has 24 hours.
 */
import { addDays, addMonths, daysBetween, type DateRule } from "./calendar.ts";
import { isDay } from "./iso-date.ts";
import { endOfDay, isTime, secondsOf, timeOf } from "./kinds/time.ts";

const secondsOfDay = 86_400;

export function isDatetime(text: string): boolean {
  return text.charAt(10) === "T" && isDay(text.slice(0, 10)) && isTime(text.slice(11));
}

/** A day that ends begins the next one. */
export function datetimeOf(date: string, time: string): string {
  return time === endOfDay ? `${addDays(date, 1)}T00:00` : `${date}T${time}`;
}
export function datePart(datetime: string): string {
  return datetime.slice(0, 10);
}
export function timePart(datetime: string): string {
  return datetime.slice(11);
}

/** So many seconds later, or earlier when negative. */
export function addSeconds(datetime: string, seconds: number): string {
  const total = secondsOf(timePart(datetime)) + seconds;
  const days = Math.floor(total / secondsOfDay);
  return datetimeOf(addDays(datePart(datetime), days), timeOf(total - days * secondsOfDay));
}

/** Seconds from one to the other; negative backwards. */
export function secondsBetween(from: string, to: string): number {
  const days = daysBetween(datePart(from), datePart(to));
  return days * secondsOfDay + secondsOf(timePart(to)) - secondsOf(timePart(from));
}

/** The same time of day so many days later. */
export function addDaysTo(datetime: string, days: number): string {
  return datetimeOf(addDays(datePart(datetime), days), timePart(datetime));
}
/** The same time of day so many months later. */
export function addMonthsTo(datetime: string, months: number, rule: DateRule): string {
  return datetimeOf(addMonths(datePart(datetime), months, rule), timePart(datetime));
}
