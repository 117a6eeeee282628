import { addDays } from "../calendar.ts";
import { isDatetime } from "../datetime.ts";
import { datetimeText } from "../datetime-text.ts";
import { cached, dateFormat } from "../intl-cache.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { dayFromToday } from "../reading/day-from-today.ts";
import { readDate } from "../reading/read-date.ts";
import { unreadable } from "../reading/read-numeral.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";
import { endOfDay, readTime } from "./time.ts";

/** A day and a time of day without a time zone. */
export interface DatetimeInput extends ScalarInputBase {
  readonly type: "datetime";
  readonly kind: InputRuntime<DatetimeInput>;
  readonly minimum?: string;
  readonly maximum?: string;
}
export const datetimeRuntime: InputRuntime<DatetimeInput> = {
  read: (_, text, context) => readField(text, context),
  write: (_, value, locale) => writtenText(String(value), locale),
  canonical: (_, value) => String(value),
  check: (input, value) => checkDatetime(input, String(value)),
  flagArgument: () => "<YYYY-MM-DDTHH:MM>",
  readingText: (_, datetime, locale) => datetimeText(datetime, locale),
};

function checkDatetime({ minimum, maximum }: DatetimeInput, datetime: string): Finding {
  if (!isDatetime(datetime)) return { code: "not_a_datetime", arguments: { text: datetime } };
  if (minimum !== undefined && datetime < minimum)
    return { code: "too_early", arguments: { minimum, exclusive: false } };
  if (maximum !== undefined && datetime > maximum)
    return { code: "too_late", arguments: { maximum, exclusive: false } };
  return undefined;
}

const fieldForm = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** As it stands in its field: Jan 31, 2026, 2:30 PM. The month is a word, for of two numbers nobody knows which is the month. */
function writtenText(datetime: string, locale: string): string {
  const form = datetime.length > 16 ? { ...fieldForm, second: "2-digit" as const } : fieldForm;
  return dateFormat(locale, form).format(new Date(`${datetime}Z`));
}

function readField(text: string, context: FieldContext): FieldReading {
  const written = text.trim();
  const { locale } = context;
  if (isDatetime(written)) return read(written);
  const named = dayFromToday(written, locale ?? "en", context.today);
  if (named !== undefined)
    return { ...read(midnightOf(named)), understood: datetimeText(midnightOf(named), locale ?? "en") };
  if (locale === undefined) {
    const midnight = midnightOf(written);
    return isDatetime(midnight) ? read(midnight) : unreadable("not_a_datetime", text);
  }
  const typed = readTyped(plainCharacters(written), locale);
  if (typed !== undefined) return typed;
  const day = readDate(written, locale, "day");
  if (day.kind === "invalid") return unreadable("not_a_datetime", text);
  return read(midnightOf(day.date), day.other === undefined ? undefined : midnightOf(day.other));
}

/** A day typed without a time begins at midnight. */
function midnightOf(date: string): string {
  return `${date}T00:00`;
}

function read(value: string, other?: string): FieldReading & { readonly kind: "read" } {
  const ambiguity = other === undefined ? {} : { ambiguity: { chosen: value, other } };
  return { kind: "read", value, canonical: value, ...ambiguity };
}

const longestText = 80;

/** A day, then a time, wherever the text lets itself be cut so: the longest day is taken. */
function readTyped(text: string, locale: string): FieldReading | undefined {
  if (text.length > longestText) return undefined;
  for (let at = text.length - 1; at > 0; at -= 1) {
    // No number is cut in two.
    if (/^\d\d$/.test(text.slice(at - 1, at + 1))) continue;
    const [time, otherTime] = readTime(text.slice(at).trim(), locale);
    if (time === undefined) continue;
    const day = readDate(withoutJoiner(text.slice(0, at), locale), locale, "day");
    if (day.kind === "invalid") continue;
    if (time === endOfDay)
      return read(
        midnightOf(addDays(day.date, 1)),
        day.other === undefined ? undefined : midnightOf(addDays(day.other, 1)),
      );
    const others = [
      ...(day.other === undefined ? [] : [`${day.other}T${time}`]),
      ...(otherTime === undefined ? [] : [`${day.date}T${otherTime}`]),
    ];
    return read(`${day.date}T${time}`, others[0]);
  }
  return undefined;
}

/** The text before what stands between a day and a time: a comma, "at", "a las". */
function withoutJoiner(text: string, locale: string): string {
  const plain = text.replace(/(?<=\d)t$|[\s,\u060c]+$/i, "");
  const joiner = joiners(locale).find((each) => plain.toLowerCase().endsWith(` ${each}`));
  return joiner === undefined ? plain : plain.slice(0, -joiner.length).replace(/[\s,\u060c]+$/, "");
}

const joiners = /* @__PURE__ */ cached((locale: string): readonly string[] =>
  [locale, "en"].flatMap((each) => {
    const parts = dateFormat(each, { dateStyle: "long", timeStyle: "short" }).formatToParts(0);
    const hour = parts.findIndex(({ type }) => type === "hour");
    const words = plainCharacters(parts[hour - 1]?.value ?? "")
      .toLowerCase()
      .replace(/^[,\u060c]\s*/, "");
    return words === "" ? [] : [words];
  }),
);
