import { describe, expect, test } from "vitest";
import { dayNamed, dayOfYear } from "../../../generator/ask/named-days.ts";

const days = ["today", "tomorrow=+1", "yesterday=-1", "christmas=12-25", "año nuevo=01-01", "leap day=02-29"];

test.each([
  { given: "today", want: "2026-11-23" },
  { given: " Tomorrow ", want: "2026-11-24" },
  { given: "yesterday", want: "2026-11-22" },
  { given: "christmas", want: "2026-12-25" },
  { given: "ano nuevo", want: "2027-01-01" },
  { given: "leap day", want: undefined },
  { given: "easter", want: undefined },
])("$given", ({ given, want }) => {
  expect(dayNamed(given, days, "2026-11-23")).toBe(want);
});

test("the day itself is the next one", () => {
  expect(dayNamed("christmas", days, "2026-12-25")).toBe("2026-12-25");
});

test.each([
  { yearsLater: 0, want: "2026-12-25" },
  { yearsLater: 1, want: "2027-12-25" },
  { yearsLater: -1, want: "2025-12-25" },
])("$yearsLater years later it is $want", ({ yearsLater, want }) => {
  expect(dayNamed("christmas", days, "2026-11-23", yearsLater)).toBe(want);
});

describe("a day without its year", () => {
  test.each([
    { given: "jan 1", locale: "en", want: "2026-01-01" },
    { given: "1st of march", locale: "en", want: "2026-03-01" },
    { given: "1 de marzo", locale: "es", want: "2026-03-01" },
    { given: "1月15日", locale: "zh", want: "2026-01-15" },
    { given: "1 مارس", locale: "ar", want: "2026-03-01" },
  ])("$given is of this one", ({ given, locale, want }) => {
    expect(dayOfYear(given, locale, "2026-11-23", 0)).toBe(want);
  });

  test.each(["40", "3/4", "mar 2026", "feb 29", "5 miles", "may"])("%s is none", (given) => {
    expect(dayOfYear(given, "en", "2026-11-23", 0)).toBeUndefined();
  });
});
