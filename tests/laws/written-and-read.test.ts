/** What is written in a language is read back in it as the same value: in those there are, and in those that may come. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateText } from "../../generator/runtime/date-text.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { readDate } from "../../generator/runtime/reading/read-date.ts";
import * as inputs from "../generator/runtime/descriptions.ts";

/** Of twelve languages, as people who read them write figures and dates in several places. */
const tags = [
  "en-US",
  "en-GB",
  "es-ES",
  "es-MX",
  "es-PE",
  "zh-CN",
  "zh-TW",
  "ar",
  "ar-EG",
  "ar-SY",
  "fr-FR",
  "fr-CA",
  "de-DE",
  "de-CH",

  "pt-BR",
  "pt-PT",
  "vi-VN",
  "ja-JP",
  "ko-KR",
  "ru-RU",
  "hi-IN",
  "it-IT",
  "pl-PL",
  "tr-TR",
  "id-ID",
];

const today = "2026-11-21";
const figures = [inputs.number, inputs.money, inputs.percent, inputs.decimal, inputs.quantity];
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

describe.each(tags)("in %s", (tag) => {
  test("a date is read as it is written", () => {
    const dates = months.flatMap((month) => ["01", "07", "21", "28"].map((day) => `2026-${month}-${day}`));
    expect(dates.map((date) => readDate(dateText(date, tag, "day"), tag, "day"))).toEqual(
      dates.map((date) => ({ kind: "read", date })),
    );
  });

  test("a month is read as it is written", () => {
    const dates = months.map((month) => `2026-${month}-01`);
    expect(dates.map((date) => readDate(dateText(date, tag, "month"), tag, "month"))).toEqual(
      dates.map((date) => ({ kind: "read", date })),
    );
  });

  test.each(figures)("a figure is read as its field shows it: $type", (input) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(1, 10, 100), (digits, part) => {
        const typed = readField(input, String(digits / part), { today });
        if (typed.kind === "unreadable") return;
        const shown = fieldText(input, typed.value, tag);
        expect(readField(input, shown, { today, locale: tag }), shown).toMatchObject({
          kind: "read",
          value: typed.value,
        });
      }),
      { numRuns: 60 },
    );
  });
});
