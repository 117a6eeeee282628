import { daysAfter, monthsAfter } from "./calendar.ts";
import { TooManyRows } from "./no-answer.ts";

/** No schedule has more rows. */
export const maximumRows = 20_000;

/** The number of rows a schedule may have: `atMost` without its fraction. RangeError when that is no number; TooManyRows. */
export function rowLimit(atMost: number): number {
  if (Number.isNaN(atMost)) throw new RangeError("the number of rows is not a number");
  if (atMost > maximumRows) throw new TooManyRows(maximumRows);
  return Math.floor(atMost);
}

/** Says that a schedule had `atMost` rows without coming to its end; without any row there was nothing to end. */
export function expectEnd(hasEnded: boolean, atMost: number): void {
  if (!hasEnded && atMost > 0) throw new TooManyRows(atMost);
}

/**
 * The dates of a schedule's rows, counted from 1 on `from`, each `count` days or months after the one before; where a
 * month lacks the day, its last.
 */
export function scheduleDates(from: string, each: "day" | "month", count = 1): (index: number) => string {
  const after = each === "day" ? daysAfter(from) : monthsAfter(from, "last_day");
  return (index) => after(count * (index - 1));
}
