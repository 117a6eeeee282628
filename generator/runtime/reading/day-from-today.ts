import { addDays } from "../calendar.ts";
import { cached } from "../intl-cache.ts";
import { plainCharacters } from "../plain-characters.ts";

/**
 * The day that a text names from today on, in the language or in English: today, hoy, 明天. Node takes a tenth of a first
 * answer to look the names of a language up, so only a text that is neither English nor has a digit asks for them.
 */
export function dayFromToday(text: string, locale: string, today: string): string | undefined {
  const wanted = plainCharacters(text).trim().toLowerCase();
  if (wanted === "" || /\d/.test(wanted)) return undefined;
  const days = english.get(wanted) ?? namesIn(locale).get(wanted);
  return days === undefined ? undefined : addDays(today, days);
}

type Names = ReadonlyMap<string, number>;

/** What a specification writes, and what anyone may type. */
const english: Names = new Map([
  ["today", 0],
  ["tomorrow", 1],
  ["yesterday", -1],
]);

const namesIn = /* @__PURE__ */ cached((locale: string): Names => {
  const names = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const name = (days: number): string => plainCharacters(names.format(days, "day")).toLowerCase();
  return new Map([-1, 1, 0].map((days) => [name(days), days]));
});
