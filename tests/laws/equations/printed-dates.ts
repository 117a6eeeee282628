import { plainText } from "./printed-units.ts";
import type { Moment } from "./printed-value.ts";

interface DateForm {
  readonly pattern: RegExp;
  readonly fields: readonly string[];
  readonly months: readonly string[];
  readonly periods: readonly string[];
  readonly isMonth: boolean;
}

const day = 86_400_000;
const forms: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "long", timeStyle: "medium" },
  { dateStyle: "long", timeStyle: "short" },
  { dateStyle: "full" },
  { dateStyle: "long" },
  { year: "numeric", month: "long" },
  { timeStyle: "medium" },
  { timeStyle: "short" },
];

/** Reads the day, month or time of day that a text begins with, as Intl writes it. */
export function dateReader(locale: string): (text: string) => readonly [Moment, length: number] | undefined {
  const known = forms.map((options) => formOf(locale, options));
  return (text) => {
    for (const { pattern, fields, months, periods, isMonth } of known) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const read = (name: string): string | undefined => {
        const at = fields.indexOf(name);
        return at === -1 ? undefined : match[at + 1];
      };
      const number = (name: string): number => Number(read(name) ?? 0);
      const month = months.indexOf(read("month") ?? "");
      const said = read("dayPeriod");
      const period = said === undefined ? -1 : periods.indexOf(said);
      const hour = period === -1 ? number("hour") : (number("hour") % 12) + (period === 1 ? 12 : 0);
      const date = fields.includes("year")
        ? Date.UTC(number("year"), Math.max(month, 0), number("day") || 1)
        : 0;
      const at = date + ((hour * 60 + number("minute")) * 60 + number("second")) * 1000;
      return [
        {
          kind: "moment",
          at,
          ...(isMonth ? { isMonth: true as const } : {}),
          ...(fields.includes("year") ? {} : { isTime: true as const }),
        },
        match[0].length,
      ];
    }
    return undefined;
  };
}

function formOf(locale: string, options: Intl.DateTimeFormatOptions): DateForm {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const partsAt = (at: number): readonly Intl.DateTimeFormatPart[] =>
    format.formatToParts(at).map((part) => ({ ...part, value: plainText(part.value) }));
  const valueAt = (at: number, wanted: string): string =>
    partsAt(at).find(({ type }) => type === wanted)?.value ?? "";
  const months = Array.from({ length: 12 }, (_, month) => valueAt(Date.UTC(2026, month, 15), "month"));
  const periods = [9, 21].map((hour) => valueAt(Date.UTC(2026, 0, 15, hour), "dayPeriod"));
  const weekdays = Array.from({ length: 7 }, (_, each) => valueAt(Date.UTC(2026, 0, 1 + each), "weekday"));
  const sample = partsAt(Date.UTC(2026, 10, 21, 9, 30));
  const fields = sample.filter(({ type }) => type !== "literal").map(({ type }) => type);
  const source = sample.map(({ type, value }) => {
    if (type === "literal") return escaped(value);
    const named = { month: months, dayPeriod: periods, weekday: weekdays };
    const words = Object.entries(named).find(([name]) => name === type)?.[1];
    return words === undefined ? String.raw`(\d+)` : oneOf(words);
  });
  return {
    pattern: new RegExp(`^${source.join("")}`, "u"),
    fields,
    months,
    periods,
    isMonth: !fields.includes("day") && fields.includes("year"),
  };
}

function oneOf(words: readonly string[]): string {
  return `(${words
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join("|")})`;
}

export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** So many months later; a day the month lacks is its last, or the first of the next. */
export function monthsLater(at: number, months: number): readonly number[] {
  const from = new Date(at);
  const time = at % day;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const of = (date: number): number =>
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, date) + time;
  return from.getUTCDate() <= lastDay ? [of(from.getUTCDate())] : [of(lastDay), of(lastDay + 1)];
}
