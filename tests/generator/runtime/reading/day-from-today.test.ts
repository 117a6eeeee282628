import { afterEach, describe, expect, test, vi } from "vitest";
import { dayFromToday } from "../../../../generator/runtime/reading/day-from-today.ts";

const today = "2026-12-31";

describe("a day named from today on", () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    { text: "today", locale: "en", want: "2026-12-31" },
    { text: " Tomorrow ", locale: "en", want: "2027-01-01" },
    { text: "yesterday", locale: "ar", want: "2026-12-30" },
    { text: "mañana", locale: "es", want: "2027-01-01" },
    { text: "昨天", locale: "zh", want: "2026-12-30" },
    { text: "غدًا", locale: "ar", want: "2027-01-01" },
    { text: "aujourd'hui", locale: "fr", want: "2026-12-31" },
    { text: "mañana", locale: "en", want: undefined },
    { text: "", locale: "en", want: undefined },
  ])("$text in $locale", ({ text, locale, want }) => {
    expect(dayFromToday(text, locale, today)).toBe(want);
  });

  test("a date in digits and an English name look nothing up", () => {
    const lookUp = vi.spyOn(Intl, "RelativeTimeFormat");
    for (const text of ["2026-12-31", "12/31/2026", "٣١ ديسمبر", "today"]) dayFromToday(text, "de", today);
    expect(lookUp).not.toHaveBeenCalled();
  });
});
