import { describe, expect, test } from "vitest";
import { formatValue } from "../../../../generator/presentation/format-value.ts";
import { fractionRuntime } from "../../../../generator/runtime/kinds/fraction.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { fraction } from "../descriptions.ts";

const today = "2026-11-21";
const read = (text: string, locale?: string) =>
  readField(fraction, text, { today, ...(locale === undefined ? {} : { locale }) });

describe("a fraction as people type it", () => {
  test.each([
    { locale: "en", given: "1 3/4", want: "7/4" },
    { locale: "en", given: "1\u00be", want: "7/4" },
    { locale: "en", given: "-1 3/4", want: "-7/4" },
    { locale: "en", given: "7/8", want: "7/8" },
    { locale: "en", given: "7 / 8", want: "7/8" },
    { locale: "en", given: "7\u20448", want: "7/8" },
    { locale: "en", given: "6/8", want: "3/4", understood: "3/4" },
    { locale: "en", given: "0.875", want: "7/8", understood: "7/8" },
    { locale: "es", given: "0,5", want: "1/2", understood: "1/2" },
    { locale: "en", given: "1,000 1/2", want: "2001/2" },
    { locale: "en", given: "12", want: "12" },
    { locale: "ar", given: "\u0661 \u0663/\u0664", want: "7/4" },
    { locale: undefined, given: "7/4", want: "7/4" },
    { locale: undefined, given: "1 3/4", want: "7/4" },
  ])("$locale $given", ({ locale, given, want, ...more }) => {
    expect(read(given, locale)).toMatchObject({ kind: "read", value: want, canonical: want, ...more });
  });

  test.each(["1/0", "3/4/5", "1.5 1/2", "a/b", "1/", "/2"])("%s is none", (text) => {
    expect(read(text, "en")).toMatchObject({ kind: "unreadable", code: "not_a_number" });
  });
});

test.each([
  { given: "7/4", want: "1\u00a03/4" },
  { given: "-7/8", want: "\u22127/8" },
  { given: "-3", want: "\u22123" },
  { given: "4001/2", want: "2,000\u00a01/2" },
])("$given is shown as $want", ({ given, want }) => {
  expect(formatValue(fraction.display, given, { locale: "en", word: (key) => key })).toBe(want);
});

test("what is no fraction is found", () => {
  const check = (value: string) => fractionRuntime.check(fraction, value, { today, values: {} });
  expect(check("7/8")).toBeUndefined();
  expect(check("x")).toMatchObject({ code: "not_a_number" });
});
