import { describe, expect, test } from "vitest";
import type { QuantityInput } from "../../../../generator/runtime/kinds/quantity.ts";
import { splitRuntime, splitUnit } from "../../../../generator/runtime/kinds/split.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { unitNamesIn } from "../../../setup/unit-families.ts";
import { years } from "../descriptions.ts";

const today = "2026-11-21";
const namesIn = (locale = "") => {
  const unitNames = unitNamesIn[locale];
  return unitNames === undefined ? {} : { unitNames };
};
const months: QuantityInput = {
  ...years,
  kind: splitRuntime,
  parts: { year: 12, month: 1 },
  display: { ...years.display, unit: "month", units: years.readable.slice(0, 1) },
};
const read = (text: string, locale?: string, unit?: string) =>
  readField(months, text, {
    today,
    ...(locale === undefined ? {} : { locale }),
    ...namesIn(locale),
    ...(unit === undefined ? {} : { unit }),
  });

describe("months, or years and months, as they are typed", () => {
  test.each([
    { locale: "en", unit: "month", given: "38", value: 38, canonical: "38" },
    { locale: "en", unit: "month", given: "3 years 2 months", value: 38, canonical: "3 year 2 month" },
    { locale: "en", unit: "month", given: "3y", value: 36, canonical: "3 year" },
    { locale: "en", unit: splitUnit, given: "3", value: 36, canonical: "3 year" },
    { locale: "en", unit: splitUnit, given: "2 mo", value: 2, canonical: "0 year 2 month" },
    { locale: "en", unit: splitUnit, given: "3 years, 14 months", value: 50, canonical: "4 year 2 month" },
    { locale: "es", unit: splitUnit, given: "3 a\u00f1os y 2 meses", value: 38, canonical: "3 year 2 month" },
    { locale: "zh", unit: splitUnit, given: "3\u5e742\u4e2a\u6708", value: 38, canonical: "3 year 2 month" },
    { locale: undefined, unit: undefined, given: "38", value: 38, canonical: "38" },
    { locale: undefined, unit: undefined, given: "3 year 2 month", value: 38, canonical: "3 year 2 month" },
    { locale: undefined, unit: undefined, given: "0 year 5 month", value: 5, canonical: "0 year 5 month" },
  ])("$locale $unit $given", ({ locale, unit, given, value, canonical }) => {
    expect(read(given, locale, unit)).toMatchObject({ kind: "read", value, canonical });
  });

  test("a part of a month is none", () => {
    expect(read("1.3 years", "en", splitUnit)).toMatchObject({ code: "not_whole" });
    expect(read("a while", "en", splitUnit)).toMatchObject({ kind: "unreadable" });
  });
});

test.each(["en", "es", "zh", "ar"])("a field reads back what it shows in %s", (locale) => {
  for (const canonical of ["38", "3 year 2 month", "0 year 2 month", "3 year"]) {
    const unit = splitRuntime.unitOf?.(months, canonical);
    const shown = fieldText(months, canonical, locale, unit);
    expect(read(shown, locale, unit), shown).toMatchObject({ canonical });
  }
});

test.each([
  { value: 60, unit: splitUnit, want: "5 years" },
  { value: 38, unit: splitUnit, want: "3 years 2 months" },
  { value: 38, unit: "month", want: "38" },
])("a number of months is written as the field is filled in: $value in $unit", ({ value, unit, want }) => {
  expect(fieldText(months, value, "en", unit, unitNamesIn["en"])).toBe(want);
  expect(read(want, "en", unit)).toMatchObject({ value });
});

test("a link keeps the way of entering it", () => {
  expect(splitRuntime.unitOf?.(months, "38")).toBe("month");
  expect(splitRuntime.unitOf?.(months, "0 year 2 month")).toBe(splitUnit);
  expect(fieldText(months, "3 year 2 month", "en", undefined, unitNamesIn["en"])).toBe("3 years 2 months");
  expect(splitRuntime.flagArgument(months)).toBe("<number month|1 year 1 month>");
});
