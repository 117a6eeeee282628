import { addDays } from "../calendar.ts";
import { cached } from "../intl-cache.ts";
import { plainCharacters } from "../plain-characters.ts";

/** The day that a text names from today on, in the language or in English: today, hoy, 明天. */
export function dayFromToday(text: string, locale: string, today: string): string | undefined {
  const wanted = plainCharacters(text).trim().toLowerCase();
  const days = [...namesIn(locale), ...namesIn("en")].find(([name]) => name === wanted)?.[1];
  return days === undefined ? undefined : addDays(today, days);
}

const namesIn = /* @__PURE__ */ cached((locale: string): readonly (readonly [string, number])[] => {
  const names = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return [0, 1, -1].map((days) => [plainCharacters(names.format(days, "day")).toLowerCase(), days] as const);
});
