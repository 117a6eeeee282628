import type { DateDetail } from "./display.ts";
import { dateFormat } from "./intl-cache.ts";

const dateOptions: Readonly<Record<DateDetail, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: "long" },
  month: { year: "numeric", month: "long" },
  year: { year: "numeric" },
};

/** A date (`YYYY-MM-DD`) written out in `locale`: 5 March 2026, March 2026, or 2026. */
export function dateText(date: string, locale: string, precision: DateDetail): string {
  return dateFormat(locale, dateOptions[precision]).format(new Date(`${date}T00:00:00Z`));
}
