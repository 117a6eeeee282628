import { describe, expect, test } from "vitest";
import { assert } from "../../../../generator/runtime/assert.ts";
import { quantityRuntime, type QuantityInput } from "../../../../generator/runtime/kinds/quantity.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { unitNamesIn } from "../../../setup/unit-families.ts";
import { years } from "../descriptions.ts";

const today = "2026-11-21";
const [month] = years.readable;
assert(month?.id === "month", "months come first");
const term: QuantityInput = { ...years, countedIn: month };
const check = (input: QuantityInput, value: number) =>
  quantityRuntime.check(input, value, { today, values: {} });
const read = (text: string, locale?: string, input = term) => {
  const unitNames = unitNamesIn[locale ?? ""];
  return readField(input, text, {
    today,
    ...(locale === undefined ? {} : { locale }),
    ...(unitNames === undefined ? {} : { unitNames }),
  });
};

describe("a number of years that is counted in months", () => {
  test.each([
    { locale: "en", given: "30", value: 360, canonical: "30" },
    { locale: "en", given: "25.5", value: 306, canonical: "25.5" },
    { locale: "en", given: "25 1/2", value: 306, canonical: "25.5" },
    { locale: "en", given: "306 months", value: 306, canonical: "306 month" },
    { locale: "en", given: "25 years 6 months", value: 306, canonical: "306 month" },
    { locale: "es", given: "25.5", value: 306, canonical: "25.5" },
    { locale: "zh", given: "25.5", value: 306, canonical: "25.5" },
    { locale: "ar", given: "25.5", value: 306, canonical: "25.5" },
    { locale: undefined, given: "25.5", value: 306, canonical: "25.5" },
    { locale: undefined, given: "301 month", value: 301, canonical: "301 month" },
  ])("$locale $given", ({ locale, given, value, canonical }) => {
    expect(read(given, locale)).toMatchObject({ kind: "read", value, canonical });
    expect(check(term, value)).toBeUndefined();
  });

  test("a part of a month is none", () => {
    expect(check(term, 306.6)).toEqual({ code: "not_whole_amount", arguments: { below: 306, above: 307 } });
  });

  test("without it, only whole years are", () => {
    expect(check(years, 306)).toEqual({ code: "not_whole_amount", arguments: { below: 300, above: 312 } });
  });

  test.each(["en", "es", "zh", "ar"])("a field reads back what it shows in %s", (locale) => {
    for (const value of [306, 301, 360]) {
      const shown = fieldText(term, value, locale, undefined, unitNamesIn[locale]);
      expect(read(shown, locale), shown).toMatchObject({ value });
      expect(read(quantityRuntime.canonical(term, value, undefined)), shown).toMatchObject({ value });
    }
  });

  test("what years can't say in two decimals is said in months", () => {
    expect(fieldText(term, 301, "en", undefined, unitNamesIn["en"])).toBe("301\u00a0months");
    expect(quantityRuntime.canonical(term, 301, undefined)).toBe("301 month");
    expect(fieldText(term, 306, "en", undefined, unitNamesIn["en"])).toBe("25.5");
  });
});
