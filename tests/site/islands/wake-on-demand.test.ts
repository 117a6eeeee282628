import { describe, expect, test } from "vitest";
import { isNeededAtOnce, regionOf } from "../../../site/islands/wake-on-demand.ts";

const page = {
  today: "2026-11-21",
  goodFor: "ever",
  regions: [],
  locale: { id: "en", name: "English", tag: "en", dir: "ltr" },
} as const;
const sameDay = new Date(2026, 10, 21, 12);
const nextDay = new Date(2026, 10, 22, 12);
const nextMonth = new Date(2026, 11, 1, 12);

describe("the calculator is fetched at once", () => {
  test.each([
    {
      name: "never when the example holds",
      given: page,
      search: "",
      languages: ["en-US"],
      now: nextMonth,
      want: false,
    },
    {
      name: "when the address holds inputs",
      given: page,
      search: "?a=1",
      languages: [],
      now: sameDay,
      want: true,
    },
    {
      name: "not for the address of a post around it",
      given: { ...page, query: "?a=1" },
      search: "?x=1",
      languages: [],
      now: sameDay,
      want: false,
    },
    {
      name: "not on the day it was made for",
      given: { ...page, goodFor: "day" as const },
      search: "",
      languages: [],
      now: sameDay,
      want: false,
    },
    {
      name: "on another day",
      given: { ...page, goodFor: "day" as const },
      search: "",
      languages: [],
      now: nextDay,
      want: true,
    },
    {
      name: "not on another day of its month",
      given: { ...page, goodFor: "month" as const },
      search: "",
      languages: [],
      now: nextDay,
      want: false,
    },
    {
      name: "in another month",
      given: { ...page, goodFor: "month" as const },
      search: "",
      languages: [],
      now: nextMonth,
      want: true,
    },
    {
      name: "where other units are used",
      given: { ...page, regions: ["US"] },
      search: "",
      languages: ["en", "en-US"],
      now: sameDay,
      want: true,
    },
    {
      name: "not where the page's units are used",
      given: { ...page, regions: ["US"] },
      search: "",
      languages: ["de-DE", "en-US"],
      now: sameDay,
      want: false,
    },
  ])("$name", ({ given, search, languages, now, want }) => {
    expect(isNeededAtOnce(given, search, languages, now)).toBe(want);
  });
});

describe("a reader's region", () => {
  const chinese = { id: "zh", name: "简体中文", tag: "zh-Hans", dir: "ltr", region: "CN" } as const;
  const english = { id: "en", name: "English", tag: "en", dir: "ltr" } as const;

  test("is that of the first language that names one", () => {
    expect(regionOf(["en", "es-MX", "en-US"], { regions: ["MX", "US"], locale: english })).toBe("MX");
    expect(regionOf(["en"], { regions: ["US"], locale: english })).toBeUndefined();
  });

  test("else that of the language of the page", () => {
    const regions = ["US", "CN"];
    expect(regionOf(["zh"], { regions, locale: chinese })).toBe("CN");
    expect(regionOf(["de-DE"], { regions, locale: chinese })).toBe("CN");
    expect(regionOf(["en-US"], { regions, locale: chinese })).toBe("US");
  });

  test("is what the page comes with in that language", () => {
    const given = { ...page, regions: ["US", "CN"], locale: chinese };
    expect(isNeededAtOnce(given, "", ["zh-CN"], sameDay)).toBe(false);
    expect(isNeededAtOnce(given, "", ["zh"], sameDay)).toBe(false);
    expect(isNeededAtOnce(given, "", ["en-US"], sameDay)).toBe(true);
  });
});
