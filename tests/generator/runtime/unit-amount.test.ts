import { describe, expect, test } from "vitest";
import { formatValue } from "../../../generator/presentation/format-value.ts";
import { unitAmount } from "../../../generator/runtime/unit-amount.ts";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
import { writeDuration } from "../../../generator/runtime/duration-text.ts";
import { decimalTextIn } from "../../../generator/runtime/number-text.ts";
import { fieldOf } from "../../setup/unit-families.ts";
import { writeContextIn } from "../../setup/write-context.ts";

const counts = [1, 2, 3, 11, 100, 1.5];

function written(unit: string, count: number, locale: string): string {
  const context = writeContextIn(locale);
  return unitAmount(unit, count, decimalTextIn(context.locale, String(count)), context);
}

test.each([
  { unit: "month", want: ["شهر واحد", "شهران", "3 أشهر", "11 شهرًا", "100 شهر", "1.5 شهر"] },
  { unit: "year", want: ["سنة واحدة", "سنتان", "3 سنوات", "11 سنة", "100 سنة", "1.5 سنة"] },
  { unit: "hour", want: ["ساعة واحدة", "ساعتان", "3 ساعات", "11 ساعة", "100 ساعة", "1.5 ساعة"] },
  { unit: "mile", want: ["ميل واحد", "ميلان", "3 أميال", "11 ميلًا", "100 ميل", "1.5 ميل"] },
  { unit: "knot", want: ["عقدة واحدة", "عقدتان", "3 عقد", "11 عقدة", "100 عقدة", "1.5 عقدة"] },
  { unit: "liter", want: ["لتر واحد", "لتران", "3 لترات", "11 لترًا", "100 لتر", "1.5 لتر"] },
  { unit: "foot", want: ["قدم واحدة", "قدمان", "3 أقدام", "11 قدمًا", "100 قدم", "1.5 قدم"] },
])("Arabic has its forms of $unit", ({ unit, want }) => {
  expect(counts.map((count) => written(unit, count, "ar").replaceAll("\u00a0", " "))).toEqual(want);
});

describe("an amount is written the same whatever type its value has", () => {
  test.each(["en", "es", "zh", "ar"])("%s", (locale) => {
    const context = writeContextIn(locale);
    for (const count of counts)
      for (const [unit, dimension, size] of [
        ["month", "month", 1],
        ["year", "month", 12],
        ["day", "day", 1],
        ["week", "day", 7],
      ] as const) {
        const { display } = fieldOf(dimension, unit);
        const duration = {
          kind: "duration",
          write: writeDuration,
          parts: { [unit]: size },
          digits: 2,
        } as const;
        const as = {
          quantity: formatValue(display, count * size, context),
          term: formatValue(termDisplay, `${count} ${unit}`, context),
          duration: formatValue(duration, count * size, context),
        };
        expect(new Set(Object.values(as)).size, JSON.stringify(as)).toBe(1);
      }
  });
});
