import { addDays } from "../runtime/calendar.ts";
import { isDay } from "../runtime/iso-date.ts";
import { folded } from "./line-text.ts";

/**
 * The day a text names, by a list of `name=rule`: `tomorrow=+1` counts days from today, `christmas=12-25` is the next such
 * day, and a name without a rule is today.
 */
export function dayNamed(text: string, days: readonly string[], today: string): string | undefined {
  const wanted = folded(text.trim());
  for (const day of days) {
    const [name = "", rule] = day.split("=");
    if (folded(name) === wanted) return rule === undefined ? today : dayOf(rule, today);
  }
  return undefined;
}

function dayOf(rule: string, today: string): string | undefined {
  if (/^[-+]\d+$/.test(rule)) return addDays(today, Number(rule));
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => `${each}-${rule}`).find((day) => isDay(day) && day >= today);
}
