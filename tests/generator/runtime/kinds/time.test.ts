import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeBetween, timeText } from "../../../../generator/runtime/kinds/time.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { time } from "../descriptions.ts";

const today = "2026-11-21";
const read = (text: string, locale?: string) =>
  readField(time, text, { today, ...(locale === undefined ? {} : { locale }) });

describe("a time as people type it", () => {
  test.each([
    { locale: "en-US", given: "2:30 pm", want: "14:30" },
    { locale: "en-US", given: "2:30PM", want: "14:30" },
    { locale: "en-US", given: "2.30 p.m.", want: "14:30" },
    { locale: "en-US", given: "2pm", want: "14:00" },
    { locale: "en-US", given: "12 am", want: "00:00" },
    { locale: "en-US", given: "12:15 am", want: "00:15" },
    { locale: "en-US", given: "12pm", want: "12:00" },
    { locale: "en-US", given: "14:30", want: "14:30" },
    { locale: "en-US", given: "14:30 pm", want: "14:30" },
    { locale: "en-US", given: "0930", want: "09:30" },
    { locale: "en-US", given: "24:00", want: "24:00" },
    { locale: "en-US", given: "midnight", want: "00:00" },
    { locale: "en-US", given: "12 midnight", want: "00:00" },
    { locale: "en-US", given: "noon", want: "12:00" },
    { locale: "en-US", given: "12 noon", want: "12:00" },
    { locale: "es-US", given: "medianoche", want: "00:00" },
    { locale: "es-US", given: "Mediodía", want: "12:00" },
    { locale: "zh-Hans", given: "午夜", want: "00:00" },
    { locale: "zh-Hans", given: "正午", want: "12:00" },
    { locale: "ar", given: "منتصف الليل", want: "00:00" },
    { locale: "ar", given: "الظهر", want: "12:00" },
    { locale: "en-US", given: "09:30", want: "09:30" },
    { locale: "en-US", given: "8 in the evening", want: "20:00" },
    { locale: "de", given: "14.30", want: "14:30" },
    { locale: "fr", given: "14h30", want: "14:30" },
    { locale: "fr", given: "9 h", want: "09:00" },
    { locale: "es-US", given: "2:30 p. m.", want: "14:30" },
    { locale: "es-US", given: "2:30 pm", want: "14:30" },
    { locale: "es-US", given: "8 de la noche", want: "20:00" },
    { locale: "zh", given: "14:30", want: "14:30" },
    { locale: "zh", given: "下午2:30", want: "14:30" },
    { locale: "zh", given: "上午9点", want: "09:00" },
    { locale: "zh", given: "晚上8点30分", want: "20:30" },
    { locale: "zh", given: "下午2点半", want: "14:30" },
    { locale: "zh", given: "９：０５", want: "09:05" },
    { locale: "ar", given: "٢:٣٠ م", want: "14:30" },
    { locale: "ar", given: "9:05 ص", want: "09:05" },
    { locale: "ko", given: "오후 2시 30분", want: "14:30" },
  ])("$locale $given", ({ locale, given, want }) => {
    expect(read(given, locale)).toEqual({ kind: "read", value: want, canonical: want });
  });

  test.each([
    { locale: "en-US", given: "2:30", chosen: "02:30", other: "14:30" },
    { locale: "en-US", given: "12:30", chosen: "12:30", other: "00:30" },
    { locale: "en-US", given: "11:05", chosen: "11:05", other: "23:05" },
    { locale: "ar", given: "7", chosen: "07:00", other: "19:00" },
  ])("$locale $given may be of either half of the day", ({ locale, given, chosen, other }) => {
    expect(read(given, locale)).toEqual({
      kind: "read",
      value: chosen,
      canonical: chosen,
      ambiguity: { chosen, other },
    });
  });

  test.each(["pm", "25:00", "12:60", "2:3", "13 am", "0 pm x", "2:30 xm", "12:30:15", "1 2", "noonish"])(
    "%s is none",
    (text) => {
      expect(read(text, "en-US")).toEqual({ kind: "unreadable", code: "not_a_time", arguments: { text } });
    },
  );

  test.each([{ given: "2:30 pm" }, { given: "9:00" }, { given: "24:01" }])(
    "without a language, $given is none",
    ({ given }) => {
      expect(read(given)).toMatchObject({ kind: "unreadable", code: "not_a_time" });
    },
  );
});

const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
const carried = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);

test("every time is read back from how any language writes it", () => {
  const locales = fc.constantFrom(
    "en-US",
    "es-US",
    "zh-CN",
    "ar",
    "ar-EG",
    "fr",
    "de",
    "ja",
    "ko",
    "hi",
    "bn",
    "th",
  );
  fc.assert(
    fc.property(minutes, locales, (minute, locale) => {
      const value = carried(minute);
      expect(read(timeText(value, locale), locale)).toEqual({ kind: "read", value, canonical: value });
    }),
  );
});

test.each([
  { locale: "en-US", want: "2:30 PM" },
  { locale: "zh-CN", want: "14:30" },
  { locale: "fr", want: "14:30" },
])("$locale writes $want", ({ locale, want }) => {
  expect(timeText("14:30", locale).replaceAll(/\s/g, " ")).toBe(want);
});

test.each([
  { from: "09:00", to: "17:30", want: 8.5 },
  { from: "22:00", to: "06:30", want: 8.5 },
  { from: "09:00", to: "09:00", want: 0 },
  { from: "00:00", to: "24:00", want: 24 },
  { from: "18:00", to: "24:00", want: 6 },
  { from: "24:00", to: "06:00", want: 6 },
  { from: "00:00", to: "23:59", want: 23 + 59 / 60 },
])("from $from to $to are $want hours", ({ from, to, want }) => {
  expect(timeBetween(from, to) / 3600).toBe(want);
});

test.each([
  { value: "00:00", code: undefined },
  { value: "23:59", code: undefined },
  { value: "24:00", code: undefined },
  { value: "24:01", code: "not_a_time" },
])("$value is a time of day, or none", ({ value, code }) => {
  expect(time.kind.check(time, value, { today, values: {} })?.code).toBe(code);
});
