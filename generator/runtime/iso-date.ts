import { daysInMonth } from "./calendar.ts";

/** `YYYY-MM-DD` of a day that exists in the years 1 to 9999, else undefined. */
export function isoDate(year: number, month: number, day: number): string | undefined {
  const isMonth = year >= 1 && year <= 9999 && month >= 1 && month <= 12;
  if (!isMonth || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return isoDate(Number(year), Number(month), Number(day)) === text;
}
