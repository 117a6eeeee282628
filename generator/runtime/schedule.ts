import { addDays, addMonths } from "./calendar.ts";

/** No schedule has more rows. */
export const maximumRows = 20_000;

/** The number of rows a schedule may have: `atMost` without its fraction. RangeError when that is no number or too many. */
export function rowLimit(atMost: number): number {
  if (!(atMost <= maximumRows)) throw new RangeError(`a schedule has at most ${maximumRows} rows`);
  return Math.floor(atMost);
}

/** The date of a schedule's row, counted from 1 on `from`; where a month lacks the day, its last. */
export function scheduleDate(from: string, index: number, each: "day" | "month" | "year"): string {
  switch (each) {
    case "day":
      return addDays(from, index - 1);
    case "month":
      return addMonths(from, index - 1, "last_day");
    case "year":
      return addMonths(from, 12 * (index - 1), "last_day");
  }
}
