import { dateText } from "../date-text.ts";
import { dateFormat } from "../intl-cache.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { isDay } from "../iso-date.ts";
import { dayFromToday } from "../reading/day-from-today.ts";
import { readDate } from "../reading/read-date.ts";
import { unreadable } from "../reading/read-numeral.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** A day or month of the calendar, ISO text; of a month, its first day. */
export interface DateInput extends ScalarInputBase {
  readonly type: "date";
  readonly kind: InputRuntime<DateInput>;
  readonly precision: "day" | "month";
  readonly minimum?: string;
  /** A day, or `today`. */
  readonly maximum?: string;
}
export const dateRuntime: InputRuntime<DateInput> = {
  read: readDay,
  write: writtenDate,
  canonical: isoText,
  check: (input, value, { today }) => checkDate(input, String(value), today),
  flagArgument: ({ precision }) => (precision === "month" ? "<YYYY-MM>" : "<YYYY-MM-DD>"),
  readingText: (_, date, locale) => dateText(date, locale, "day"),
};

const writtenForms = {
  day: { year: "numeric", month: "short", day: "numeric" },
  month: { year: "numeric", month: "long" },
} as const;

/** Nov 21, 2026 or November 2026: the month is a word, for of two numbers nobody knows which is the month. */
function writtenDate({ precision }: DateInput, value: unknown, locale: string): string {
  return dateFormat(locale, writtenForms[precision]).format(new Date(`${String(value)}T00:00:00Z`));
}

function isoText(input: DateInput, value: unknown): string {
  return String(value).slice(0, lengthOf(input));
}

function lengthOf({ precision }: DateInput): number {
  return precision === "month" ? 7 : 10;
}

function readDay(input: DateInput, text: string, context: FieldContext): FieldReading {
  const length = lengthOf(input);
  const named = dayFromToday(text, context.locale ?? "en", context.today);
  const written = named?.slice(0, length) ?? text.trim();
  const isIso = /^\d{4}-\d\d(?:-\d\d)?$/.test(written);
  const reading =
    context.locale === undefined && !isIso
      ? undefined
      : readDate(
          written,
          context.locale ?? "en",
          input.precision,
          (date) => checkDate(input, date, context.today) === undefined,
        );
  if (reading?.kind !== "read")
    return unreadable(input.precision === "month" ? "not_a_month" : "not_a_date", text);
  const { date, other, isShort } = reading;
  const understood =
    isShort === true || named !== undefined
      ? { understood: dateText(date, context.locale ?? "en", "day") }
      : {};
  const ambiguity = other === undefined ? {} : { ambiguity: { chosen: date, other } };
  return { kind: "read", value: date, canonical: date.slice(0, length), ...understood, ...ambiguity };
}

function checkDate({ minimum, maximum }: DateInput, date: string, today: string): Finding {
  if (!isDay(date)) return { code: "not_a_date", arguments: { text: date } };
  if (minimum !== undefined && date < minimum)
    return { code: "too_early", arguments: { minimum, exclusive: false } };
  const latest = maximum === "today" ? today : maximum;
  if (latest !== undefined && date > latest)
    return { code: "too_late", arguments: { maximum: latest, exclusive: false } };
  return undefined;
}
