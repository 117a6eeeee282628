import { expect, test } from "vitest";
import { numberText } from "../../../generator/runtime/number-text.ts";
import { meantDecimal } from "../../../generator/runtime/decimal.ts";

test.each([
  { name: "a difference that lost its first digits", given: 25 * 1.7 ** 2 - 70, places: 1, want: 2.25 },
  { name: "the same below zero", given: 70 - 25 * 1.7 ** 2, places: 1, want: -2.25 },
  { name: "a product", given: 1.005 * 100, places: 0, want: 100.5 },
  { name: "a sum", given: 0.1 + 0.2, places: 2, want: 0.3 },
  { name: "a rate of a search", given: 0.038_749_999_999_999_99, places: 4, want: 0.038_75 },
  {
    name: "what is close to a half, and none",
    given: 6.527_036_446_499_935,
    places: 9,
    want: 6.527_036_446_499_93,
  },
  { name: "what is shown with nearly all its digits", given: 1 / 3, places: 14, want: 1 / 3 },
  { name: "nothing", given: 0, places: 2, want: 0 },
  { name: "a whole number", given: 2 ** 60, places: 2, want: 2 ** 60 },
  { name: "cents of billions", given: 3_236_067_977.499_789_7, places: 0, want: 3_236_067_977.499_79 },
])("$name: $given stands for $want", ({ given, places, want }) => {
  expect(meantDecimal(given, { maximum: places })).toBe(want);
});

test.each([
  { locale: "en", want: "2.3" },
  { locale: "es-US", want: "2.3" },
  { locale: "zh-Hans", want: "2.3" },
  { locale: "ar-EG", want: "٢٫٣" },
])("in $locale a half that doubles missed is rounded up: $want", ({ locale, want }) => {
  expect(numberText(25 * 1.7 ** 2 - 70, locale, { minimum: 1, maximum: 1 })).toBe(want);
});
