import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { durationRuntime, type DurationInput } from "../../../../generator/runtime/kinds/duration.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { unitNamesIn } from "../../../setup/unit-families.ts";
import { duration } from "../descriptions.ts";

const today = "2026-11-21";
const namesIn = (locale = "") => {
  const unitNames = unitNamesIn[locale];
  return unitNames === undefined ? {} : { unitNames };
};
const read = (input: DurationInput, text: string, locale?: string) =>
  readField(input, text, { today, ...(locale === undefined ? {} : { locale }), ...namesIn(locale) });
const toldIn = (parts: DurationInput["display"]["parts"]): DurationInput => ({
  ...duration,
  display: { ...duration.display, parts },
});
const minutes = toldIn({ hour: 3600, minute: 60 });
const days = toldIn({ day: 86_400, hour: 3600, minute: 60 });
const months = toldIn({ year: 12, month: 1 });
const weeks = toldIn({ week: 7, day: 1 });

describe("a duration as people type it", () => {
  test.each([
    { input: duration, locale: "en", given: "1:30:00", want: 5400 },
    { input: duration, locale: "en", given: "2 h 25 min", want: 8700 },
    { input: duration, locale: "en", given: "2h25", want: 8700 },
    { input: duration, locale: "en", given: "90m", want: 5400 },
    { input: duration, locale: "en", given: "90 minutes", want: 5400 },
    { input: duration, locale: "en", given: "1.5 hours", want: 5400 },
    { input: duration, locale: "en", given: "2 hours, 25 minutes and 10 seconds", want: 8710 },
    { input: minutes, locale: "en", given: "8", want: 28_800 },
    { input: minutes, locale: "en", given: "7:30", want: 27_000 },
    { input: minutes, locale: "es", given: "2 horas y 25 minutos", want: 8700 },
    { input: minutes, locale: "es", given: "1,5 h", want: 5400 },
    { input: minutes, locale: "zh", given: "2小时25分钟", want: 8700 },
    { input: minutes, locale: "ar", given: "٢ ساعة ٢٥ دقيقة", want: 8700 },
    { input: minutes, locale: "ar", given: "ساعتان و45 دقيقة", want: 9900 },
    { input: minutes, locale: "ar", given: "ساعة ودقيقتان", want: 3720 },
    { input: months, locale: "ar", given: "سنة و3 أشهر", want: 15 },
    { input: months, locale: "ar", given: "سنتين", want: 24 },
    { input: weeks, locale: "ar", given: "أسبوعين و3 أيام", want: 17 },
    { input: days, locale: "en", given: "1 day 2 h", want: 93_600 },
    { input: days, locale: "en", given: "36 h", want: 129_600 },
    { input: months, locale: "en", given: "2", want: 2 },
    { input: weeks, locale: "en", given: "10", want: 10 },
    { input: months, locale: "en", given: "3 y 2 m", want: 38 },
    { input: months, locale: "en", given: "3 years 2 months", want: 38 },
    { input: months, locale: "es", given: "3 años y 2 meses", want: 38 },
    { input: weeks, locale: "de", given: "2 Wochen 3 Tage", want: 17 },
  ])("$locale: $given", ({ input, locale, given, want }) => {
    expect(read(input, given, locale)).toMatchObject({ kind: "read", value: want });
  });

  test.each([
    { input: duration, locale: "en", given: "2:45:30 + 1:20:45", want: 14_775 },
    { input: duration, locale: "en", given: "1:20+0:45+2 h", want: 14_700 },
    { input: duration, locale: "en", given: "3 h − 45 min + 30 s", want: 8130 },
    { input: duration, locale: "en", given: "+ 1:00", want: undefined },
    { input: duration, locale: "en", given: "1:00 +", want: undefined },
    { input: duration, locale: "en", given: "1:00 + apple", want: undefined },
    { input: duration, locale: "en", given: "1:00-0:30", want: undefined },
    { input: months, locale: "es", given: "3 años + 2 meses", want: 38 },
    { input: minutes, locale: "zh", given: "2小时+25分钟", want: 8700 },
  ])("several in one line, $locale: $given", ({ input, locale, given, want }) => {
    const reading = read(input, given, locale);
    expect(reading.kind === "read" ? reading.value : undefined).toBe(want);
  });

  test.each(["", "abc", "1:75", "1:30:00:00", "2 h 3 h", "5 years", "hour"])("not %j", (given) => {
    expect(given === "" ? { kind: "unreadable" } : read(minutes, given, "en")).toMatchObject({
      kind: "unreadable",
    });
  });

  test("a number alone may be hours or minutes, where the limits allow both", () => {
    expect(read(minutes, "8", "en")).toMatchObject({ ambiguity: { chosen: "8 hour", other: "8 minute" } });
    expect(read({ ...minutes, maximum: 86_400 }, "30", "en")).toMatchObject({
      value: 1800,
      ambiguity: { chosen: "30 minute", other: "30 hour" },
    });
  });

  test("1:30 may be hours and minutes or minutes and seconds where all three are told", () => {
    expect(read(duration, "1:30", "en")).toMatchObject({
      value: 5400,
      ambiguity: { chosen: "1 hour 30 minute", other: "1 minute 30 second" },
    });
    expect(read(minutes, "1:30", "en")).not.toHaveProperty("ambiguity");
  });

  test("the page says how it was read", () => {
    expect(read(minutes, "90m", "en")).toMatchObject({ understood: "1\u00a0h 30\u00a0min" });
  });
});

test("without a language it is what links have", () => {
  expect(read(duration, "1 hour 30 minute")).toMatchObject({ value: 5400, canonical: "1 hour 30 minute" });
  expect(read(duration, "1:30:00")).toMatchObject({ value: 5400 });
  expect(read(duration, "90m")).toMatchObject({ kind: "unreadable", code: "not_a_duration" });
});

test("no smaller than its smallest unit", () => {
  expect(durationRuntime.check(minutes, 90, { today, values: {} })).toEqual({ code: "not_whole" });
  expect(durationRuntime.check(minutes, 120, { today, values: {} })).toBeUndefined();
});

describe("what is written is read again", () => {
  test.each(["en", "es", "zh", "ar", "de", "fr", "hi", "fa", "ja", "pt", "ru", "ko"])("%s", (locale) => {
    for (const input of [duration, minutes, days, months, weeks]) {
      const smallest = Math.min(...Object.values(input.display.parts));
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 5000 }), (count) => {
          const value = count * smallest;
          expect(
            read(input, fieldText(input, value, locale, undefined, unitNamesIn[locale]), locale),
          ).toMatchObject({ kind: "read", value });
          expect(read(input, durationRuntime.canonical(input, value))).toMatchObject({ kind: "read", value });
        }),
        { numRuns: 40 },
      );
    }
  });
});
