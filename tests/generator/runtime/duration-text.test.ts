import { expect, test } from "vitest";
import { writeDuration } from "../../../generator/runtime/duration-text.ts";
import type { DurationDisplay } from "../../../generator/runtime/own-display.ts";
import { writeContextIn } from "../../setup/write-context.ts";

const clock: DurationDisplay = {
  kind: "duration",
  write: writeDuration,
  parts: { hour: 3600, minute: 60, second: 1 },
  digits: 2,
};
const calendar: DurationDisplay = { ...clock, parts: { year: 12, month: 1 }, digits: 0 };

/** With plain spaces, as they are read. */
function written(value: number, locale: string, display: DurationDisplay): string {
  return writeDuration(value, writeContextIn(locale), display).replaceAll("\u00a0", " ");
}

test.each([
  { value: 8700, display: clock, en: "2 h 25 min", es: "2 h 25 min", zh: "2 小时 25 分钟" },
  { value: 0, display: clock, en: "0 s", es: "0 s", zh: "0 秒" },
  { value: 59.999, display: clock, en: "1 min", es: "1 min", zh: "1 分钟" },
  { value: 72.5, display: clock, en: "1 min 12.5 s", es: "1 min 12.5 s", zh: "1 分钟 12.5 秒" },
  { value: -5400, display: clock, en: "−1 h 30 min", es: "−1 h 30 min", zh: "−1 小时 30 分钟" },
  { value: 38, display: calendar, en: "3 years 2 months", es: "3 años 2 meses", zh: "3 年 2 个月" },
  { value: 12, display: calendar, en: "1 year", es: "1 año", zh: "1 年" },
])("$value: $en", ({ value, display, ...want }) => {
  for (const [locale, text] of Object.entries(want)) expect(written(value, locale, display)).toBe(text);
});

test.each([
  { value: 30_960, want: "8 ساعات و36 دقيقة" },
  { value: 7200, want: "ساعتان" },
  { value: 40_020, want: "11 ساعة و7 دقائق" },
  { value: 3660, want: "ساعة واحدة ودقيقة واحدة" },
])("$value in Arabic, whose readers know no short hour: $want", ({ value, want }) => {
  expect(written(value, "ar", clock)).toBe(want);
});

test("the minus sign of Arabic is kept before its figure, as Unicode's own data have it", () => {
  expect(written(-10_800, "ar", clock)).toBe("\u200e\u22123 ساعات");
});
