import { addDays } from "../runtime/calendar.ts";
import { isDay } from "../runtime/iso-date.ts";
import { readDate } from "../runtime/reading/read-date.ts";
import { folded } from "./line-text.ts";

/**
 * The day a text names, by a list of `name=rule`: `tomorrow=+1` counts days from today, `christmas=12-25` is the next such
 * day or the one so many years later, `christmas 2026` that of the year, and a name without a rule is today.
 */
export function dayNamed(
  text: string,
  days: readonly string[],
  today: string,
  yearsLater = 0,
): string | undefined {
  const [, wanted, year] = /^(.*?)(?:,? (\d{4}))?$/u.exec(folded(text.trim())) ?? [];
  for (const day of days) {
    const [name = "", rule] = day.split("=");
    if (folded(name) !== wanted) continue;
    if (year !== undefined)
      return rule !== undefined && isDay(`${year}-${rule}`) ? `${year}-${rule}` : undefined;
    return rule === undefined ? today : dayOf(rule, today, yearsLater);
  }
  return undefined;
}

function dayOf(rule: string, today: string, yearsLater: number): string | undefined {
  if (/^[-+]\d+$/.test(rule)) return addDays(today, Number(rule));
  const year = yearOf(today);
  return [year, year + 1]
    .filter((each) => `${each}-${rule}` >= today)
    .map((each) => `${each + yearsLater}-${rule}`)
    .find(isDay);
}

/** A day and its month without a year, `jan 1`, in the year of today or so many later. */
export function dayOfYear(
  text: string,
  locale: string,
  today: string,
  yearsLater: number,
): string | undefined {
  if (!/\p{L}/u.test(text) || !/\d/.test(text) || /\d{3}/.test(text)) return undefined;
  const year = yearOf(today) + yearsLater;
  for (const full of [`${text} ${year}`, `${year}年${text}`]) {
    const reading = readDate(full, locale, "day");
    if (reading.kind === "read") return reading.date;
  }
  return undefined;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
