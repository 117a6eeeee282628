import { describe, expect, it, test } from "vitest";
import { priceRuntime } from "../../../../generator/runtime/kinds/price.ts";
import { fieldOf, unitNamesIn } from "../../../setup/unit-families.ts";

const dollar = fieldOf("price_per_volume", "money/us_gallon", "money/liter");
const input = { ...dollar, kind: priceRuntime, display: { ...dollar.display, currency: "USD" } };
const read = (text: string, locale: string | undefined = "en"): ReturnType<typeof priceRuntime.read> =>
  priceRuntime.read(input, text, {
    today: "2026-01-31",
    ...(locale === undefined ? {} : { locale, unitNames: unitNamesIn[locale] ?? (() => []) }),
  });

describe("a price reads", () => {
  test.each([
    { text: "4.50", locale: "en", canonical: "4.5 money/us_gallon" },
    { text: "$4.50", locale: "en", canonical: "4.5 money/us_gallon" },
    { text: "$1.20/L", locale: "en", canonical: "1.2 money/liter" },
    { text: "1.20 USD per liter", locale: "en", canonical: "1.2 money/liter" },
    { text: "1,20 $ por litro", locale: "es", canonical: "1.2 money/liter" },
    { text: "1.2 money/liter", locale: undefined, canonical: "1.2 money/liter" },
  ])("$text in $locale", ({ text, locale, canonical }) => {
    expect(read(text, locale)).toMatchObject({ kind: "read", canonical });
  });
});

describe("a price does not read", () => {
  test.each([
    { text: "€4.50/L", code: "wrong_currency" },
    { text: "4.50 per mile", code: "unknown_unit" },
    { text: "cheap", code: "not_a_number" },
  ])("$text", ({ text, code }) => {
    expect(read(text)).toMatchObject({ kind: "unreadable", code });
  });
});

it("is read after the choice of its currency", () => {
  expect(
    priceRuntime.decidedBy?.({ ...input, display: { ...input.display, currency: { from: "paid_in" } } }),
  ).toBe("paid_in");
  expect(priceRuntime.decidedBy?.(input)).toBeUndefined();
});
