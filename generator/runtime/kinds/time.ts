import { cached, dateFormat } from "../intl-cache.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { PlainOwnDisplay } from "../own-display.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { unreadable } from "../reading/read-numeral.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** A time of day, `HH:MM` from `00:00` to `23:59`, or `24:00`, the end of the day; one that was worked out may have seconds. */
export interface TimeInput extends ScalarInputBase {
  readonly type: "time";
  readonly kind: InputRuntime<TimeInput>;
}
export const timeRuntime: InputRuntime<TimeInput> = {
  read: (_, text, context) => readField(text, context),
  write: (_, value, locale) => timeText(String(value), locale),
  canonical: (_, value) => String(value),
  check: (_, value) => checkTime(String(value)),
  flagArgument: () => "<HH:MM>",
  readingText: (_, time, locale) => timeText(time, locale),
};

/** Whether a text is a time of day as it is carried. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/.test(text);
}

/** A time of day as people in `locale` write it: 2:30 PM, 14:30. The end of a day has no other writing that is not its beginning. */
export function timeText(time: string, locale: string): string {
  if (time === endOfDay) return endOfDay;
  const second = time.length > 5 ? ({ second: "2-digit" } as const) : {};
  const format = dateFormat(locale, { hour: "numeric", minute: "2-digit", ...second });
  return format.format(new Date(`1970-01-01T${time}Z`));
}

/** How times of day are shown. */
export const timeDisplay: PlainOwnDisplay = {
  kind: "time",
  write: (value, { locale }) => timeText(String(value), locale),
};

const secondsOfDay = 86_400;

/** Seconds from one time of day to the next other: past midnight where that is the earlier one. */
export function timeBetween(from: string, to: string): number {
  const seconds = secondsOf(to) - secondsOf(from);
  return seconds < 0 ? seconds + secondsOfDay : seconds;
}

/** The time of day so many seconds later, or earlier when negative: past midnight, it begins again. */
export function addToTime(time: string, seconds: number): string {
  return timeOf((((secondsOf(time) + seconds) % secondsOfDay) + secondsOfDay) % secondsOfDay);
}

/** Seconds since midnight. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** The time of day so many seconds after midnight. */
export function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (seconds % 60 === 0 ? parts.slice(0, 2) : parts).map(pad).join(":");
}

function checkTime(time: string): Finding {
  return isTime(time) || time === endOfDay ? undefined : { code: "not_a_time", arguments: { text: time } };
}

function readField(text: string, { locale }: FieldContext): FieldReading {
  const written = text.trim();
  const isCarried = isTime(written) || written === endOfDay;
  const [time, other] = locale !== undefined ? readTime(written, locale) : isCarried ? [written] : [];
  // A field takes no seconds; `14:30:00` has none.
  if (time === undefined || time.length > 5) return unreadable("not_a_time", text);
  const ambiguity = other === undefined ? {} : { ambiguity: { chosen: time, other } };
  return { kind: "read", value: time, canonical: time, ...ambiguity };
}

const longestText = 40;
/** Hour and minute with what divides them, and the words before and after: `2:30 pm`, `14.30`, `0930`, `下午2点半`. */
const form =
  /^(\D*)(?<!\d)(\d{1,2})(?: ?[:.h点點时時시] ?(?:(\d{2}|半|반) ?[分분]?(?:[:.](\d{2}))?)?|(\d{2}))?(\D*)$/u;

/**
 * Reads a time of day as people in `locale` type it. Where its language counts twelve hours and nothing says which
 * half of the day is meant, the second reading is the other half.
 */
export function readTime(text: string, locale: string): readonly string[] {
  if (text.length > longestText) return [];
  const named = timesByName.get(periodWord(text));
  if (named !== undefined) return [named];
  const [, before, hourText = "", divided, secondText, joined, after] =
    form.exec(plainCharacters(text).toLowerCase()) ?? [];
  const minuteText = divided ?? joined ?? "00";
  const minute = /\d/.test(minuteText) ? Number(minuteText) : 30;
  const hour = Number(hourText);
  const second = Number(secondText ?? 0);
  const period = periodWord(`${before ?? ""}${after ?? ""}`);
  if (period === "" && hour === 24 && minute === 0 && second === 0) return [endOfDay];
  if (hourText === "" || hour > 23 || minute > 59 || second > 59) return [];
  const halves = hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12];
  const at = (each: number): string => timeOf(each * 3600 + minute * 60 + second);
  if (period !== "") {
    const hours = periodHours(locale).get(period) ?? [];
    const meant = halves.filter((each) => hours.includes(each));
    return meant.length === 1 ? meant.map(at) : [];
  }
  const { hour12 = false } = dateFormat(locale, { hour: "numeric" }).resolvedOptions();
  const isOpen = hour12 && hour >= 1 && hour <= 12 && !hourText.startsWith("0");
  return isOpen ? [hour, ...halves.filter((each) => each !== hour)].map(at) : [at(hour)];
}

/** Midnight as the end of its day, which begins the next one: from 0:00 to 24:00 are 24 hours, from 0:00 to 0:00 none. */
export const endOfDay = "24:00";

/** Times of day that have names, in every language the site is in. */
const timesByName = /* @__PURE__ */ new Map(
  [
    { time: "00:00", names: ["midnight", "medianoche", "午夜", "半夜", "零点", "منتصف الليل"] },
    {
      time: "12:00",
      names: ["noon", "midday", "mediodía", "mediodia", "正午", "中午", "الظهر", "منتصف النهار"],
    },
  ].flatMap(({ time, names }) => names.map((name) => [periodWord(name), time] as const)),
);

function pad(value: number): string {
  return String(value).padStart(2, "0");
}

function periodWord(text: string): string {
  return plainCharacters(text).toLowerCase().replaceAll(/[\s.]/g, "");
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours that a word for a part of the day stands for, in a language and in English: `pm`, `下午`, `de la noche`. */
const periodHours = /* @__PURE__ */ cached((locale: string): ReadonlyMap<string, readonly number[]> => {
  const hours = new Map<string, Set<number>>();
  const note = (word: string, hour: number): void => {
    hours.set(word, (hours.get(word) ?? new Set<number>()).add(hour));
  };
  const forms: readonly Intl.DateTimeFormatOptions[] = [
    { hour: "numeric", hour12: true },
    { hour: "numeric", hour12: true, dayPeriod: "short" },
    { hour: "numeric", hour12: true, dayPeriod: "long" },
  ];
  for (const hour of hoursOfDay) {
    for (const options of forms) {
      for (const { type, value } of dateFormat(locale, options).formatToParts(hour * 3_600_000)) {
        if (type === "dayPeriod") note(periodWord(value), hour);
      }
    }
    for (const word of hour < 12 ? ["am", "a"] : ["pm", "p"]) note(word, hour);
  }
  for (const [name, time] of timesByName) note(name, Number(time.slice(0, 2)));
  return new Map([...hours].map(([word, all]) => [word, [...all]]));
});
