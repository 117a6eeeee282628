import { expect, test } from "vitest";
import { formatValue } from "../../../generator/presentation/format-value.ts";
import type { Display } from "../../../generator/runtime/display.ts";
import { writeContextIn } from "../../setup/write-context.ts";

const money: Display = { kind: "money", currency: "USD", digits: "currency" };

/** Without the marks that set the direction of a text. */
function written(value: number, locale: string, inSentence?: true): string {
  const context = { ...writeContextIn(locale), ...(inSentence === undefined ? {} : { inSentence }) };
  return formatValue(money, value, context)
    .replaceAll(/[\u200e\u200f]/gu, "")
    .replaceAll("\u00a0", " ");
}

test("Arabic writes dollars as a word in sentences and as a sign in columns", () => {
  expect(written(2589.28, "ar", true)).toBe("2,589.28 دولار");
  expect(written(3, "ar", true)).toBe("3.00 دولارات");
  expect(written(2589.28, "ar")).toBe("2,589.28 $");
});

test("other languages have their sign in both", () => {
  for (const [locale, want] of [
    ["en", "$2,589.28"],
    ["es", "$2,589.28"],
    ["zh", "US$2,589.28"],
  ] as const)
    expect([written(2589.28, locale), written(2589.28, locale, true)]).toEqual([want, want]);
});
