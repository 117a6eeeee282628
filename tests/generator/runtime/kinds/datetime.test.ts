import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { datetime } from "../descriptions.ts";

const today = "2026-11-21";
const read = (text: string, locale?: string) =>
  readField(datetime, text, { today, ...(locale === undefined ? {} : { locale }) });

describe("a date and time as people type it", () => {
  test.each([
    { locale: "en-US", given: "1/31/2026 2:30 pm", want: "2026-01-31T14:30" },
    { locale: "en-US", given: "January 31, 2026 at 2:30 PM", want: "2026-01-31T14:30" },
    { locale: "en-US", given: "Jan 31 2026, 14:30", want: "2026-01-31T14:30" },
    { locale: "en-US", given: "2026-01-31T14:30", want: "2026-01-31T14:30" },
    { locale: "en-US", given: "2026-01-31 14:30", want: "2026-01-31T14:30" },
    { locale: "en-US", given: "Jan 12, 2000, 12:13:14 PM", want: "2000-01-12T12:13:14" },
    { locale: "en-US", given: "1/31/2026 24:00", want: "2026-02-01T00:00" },
    { locale: "en-US", given: "January 31, 2026 at noon", want: "2026-01-31T12:00" },
    { locale: "zh", given: "2000年1月12日 12:13:14", want: "2000-01-12T12:13:14" },
    { locale: "es", given: "31/1/2026 14:30", want: "2026-01-31T14:30" },
    { locale: "es", given: "31 de enero de 2026, 14:30", want: "2026-01-31T14:30" },
    { locale: "zh", given: "2026年1月31日 14:30", want: "2026-01-31T14:30" },
    { locale: "zh", given: "2026年1月31日下午2:30", want: "2026-01-31T14:30" },
    { locale: "de", given: "31.1.2026 14.30", want: "2026-01-31T14:30" },
  ])("$locale: $given", ({ locale, given, want }) => {
    expect(read(given, locale)).toMatchObject({ kind: "read", value: want });
  });

  test.each([
    { locale: "en-US", given: "2026-01-31", want: "2026-01-31T00:00" },
    { locale: "en-US", given: "January 31, 2026", want: "2026-01-31T00:00" },
    { locale: "es", given: "31 de enero de 2026", want: "2026-01-31T00:00" },
    { locale: "zh", given: "2026年1月31日", want: "2026-01-31T00:00" },
  ])("a day alone begins at midnight, $locale: $given", ({ locale, given, want }) => {
    expect(read(given, locale)).toMatchObject({ kind: "read", value: want });
  });

  test.each([
    { locale: "en-US", given: "today", want: "2026-11-21T00:00" },
    { locale: "es", given: "hoy", want: "2026-11-21T00:00" },
    { locale: "zh", given: "明天", want: "2026-11-22T00:00" },
    { locale: "ar", given: "اليوم", want: "2026-11-21T00:00" },
    { locale: "ar", given: "yesterday", want: "2026-11-20T00:00" },
  ])("a day named from today, $locale: $given", ({ locale, given, want }) => {
    const reading = read(given, locale);
    expect(reading).toMatchObject({ kind: "read", value: want, canonical: want });
    expect(reading).toHaveProperty("understood");
  });

  test("a day alone begins at midnight in the terminal and in links", () => {
    expect(read("2026-01-31")).toMatchObject({ kind: "read", value: "2026-01-31T00:00" });
    expect(read("2026-02-30")).toMatchObject({ kind: "unreadable", code: "not_a_datetime" });
  });

  test("a day alone with two readings has both", () => {
    expect(read("3/4/2026", "en-US")).toMatchObject({
      value: "2026-03-04T00:00",
      ambiguity: { chosen: "2026-03-04T00:00", other: "2026-04-03T00:00" },
    });
  });

  test.each(["2026-02-30", "14:30", "2026-02-30 10:00", "tomorrow at noon"])("not %s", (given) => {
    expect(read(given, "en-US")).toMatchObject({ kind: "unreadable", code: "not_a_datetime" });
  });

  test("a day with two readings has both", () => {
    expect(read("3/4/2026 14:30", "en-US")).toMatchObject({
      value: "2026-03-04T14:30",
      ambiguity: { chosen: "2026-03-04T14:30", other: "2026-04-03T14:30" },
    });
  });
});

test.each([
  { locale: "en-US", want: "Feb 1, 2026, 2:30 PM" },
  { locale: "zh", want: "2026年2月1日 14:30" },
  { locale: "ar", want: "1 فبراير 2026، 2:30 م" },
])("in $locale the month is a word, for 1/2 may be either", ({ locale, want }) => {
  expect(fieldText(datetime, "2026-02-01T14:30", locale).replaceAll(/\s+/gu, " ")).toBe(want);
});

test.each(["en-US", "es", "zh", "ar", "de", "fr", "ja"])("what %s writes is read again", (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000_000 }), (minutes) => {
      const value = new Date(minutes * 60_000).toISOString().slice(0, 16);
      expect(read(fieldText(datetime, value, locale), locale)).toMatchObject({ kind: "read", value });
    }),
    { numRuns: 60 },
  );
});
