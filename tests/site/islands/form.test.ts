import { describe, expect, test } from "vitest";
import { calculator as audiobook } from "../../../generated/calculators/daily-life/audiobook-length/model.ts";
import { calculator as area } from "../../../generated/calculators/conversion/area-converter/model.ts";
import { calculator as fuelRange } from "../../../generated/calculators/automotive-engine/fuel-range/model.ts";
import { calculator as mortgage } from "../../../generated/calculators/finance/mortgage/model.ts";
import type { Calculator } from "../../../generator/runtime/description.ts";
import {
  addressTexts,
  evaluateForm,
  formFromQuery,
  formOf,
  withText,
  withTyped,
  withChosenUnit,
  withUnit,
  type Form,
} from "../../../site/islands/form.ts";
import { encodeQuery } from "../../../generator/runtime/query.ts";
import { inRegion } from "../../../site/islands/in-region.ts";
import type { Setting } from "../../../site/islands/setting.ts";

const today = "2026-11-21";

function settingOf(calculator: Calculator, locale = "en"): Setting {
  const variant = { route: calculator.description.id, fixed: {}, defaults: {} };
  return { calculator, variant, locale, unitNames: () => [] };
}

test("an address leaves out a text that stays in its field, and keeps all else", () => {
  const setting = settingOf(audiobook);
  const chosen = withText(formOf(setting, today), "counted", "text");
  const form = withText(withText(chosen, "text", "Four score and seven"), "words_per_minute", "120");
  const { read, answer } = evaluateForm(setting, form);
  expect(answer).toMatchObject({ status: "answered", values: { length_exact: 2 } });
  expect(encodeQuery(addressTexts(setting, form, read.canonical)).toString()).toBe(
    "counted=text&words_per_minute=120&playback_speed=1&work_ratio=6.2&hour_rate=",
  );
});

test("a link's pinned answers too say what of them could not be read", () => {
  const pins = ["home_price=410000", "home_price=abc", "gone=1"].map((pin, index) => [
    `pin.${index + 1}`,
    pin,
  ]);
  const unreadOf = (...kept: readonly number[]): readonly string[] => {
    const query = new URLSearchParams([["years", "x"], ...kept.flatMap((at) => [pins[at] ?? []])]);
    return formFromQuery(settingOf(mortgage), today, `?${query}`).unread;
  };
  expect(unreadOf(0)).toEqual(["years"]);
  expect(unreadOf(1, 2)).toEqual(["years", "home_price", "gone"]);
});

describe("what a form is read as", () => {
  const setting = settingOf(area);
  const form = formOf(setting, today);
  const amountOf = (read: Form): unknown => evaluateForm(setting, read).read.values["amount"];

  test.each([
    { what: "the example", read: form, want: 10_000 },
    { what: "a link's", read: formFromQuery(setting, today, "?amount=2 acre"), want: 8093.712_844_8 },
    { what: "another number", read: withText(form, "amount", "3"), want: 30_000 },
    {
      what: "the same number, typed again",
      read: withText(withText(form, "amount", "3"), "amount", "1"),
      want: 10_000,
    },
    { what: "the same number in another unit", read: withUnit(form, "amount", "acre"), want: 4046.856_422_4 },
    {
      what: "a number and a unit from before the page was ready",
      read: withTyped(form, { texts: new Map(), units: new Map([["amount", "acre"]]) }, form),
      want: 4046.856_422_4,
    },
    { what: "the region's", read: inRegion(setting, form, "JP"), want: 1_200_000 / 121 },
  ])("$what", ({ read, want }) => {
    expect(amountOf(read)).toBe(want);
  });

  test("an emptied field is empty, not its example", () => {
    expect(evaluateForm(setting, withText(form, "amount", "")).answer.status).toBe("invalid");
  });

  test.each(["en", "es", "ar", "zh"])("the same in every language (%s)", (locale) => {
    const own = settingOf(mortgage, locale);
    const written = formOf(own, today);
    const typed = { ...written, canonical: {} };
    expect(evaluateForm(own, written).read.values).toEqual(evaluateForm(own, typed).read.values);
    expect(evaluateForm(own, written).read.canonical).toEqual(evaluateForm(own, typed).read.canonical);
  });
});

test("results follow the length of the speed chosen, and no length that was not", () => {
  const setting = settingOf(fuelRange);
  const american = inRegion(setting, formOf(setting, "2026-11-26"), "US");
  expect(american.resultUnits["range"]).toBe("mile");
  const inKnots = withChosenUnit(setting, american, "speed", "knot");
  expect(inKnots.resultUnits).toMatchObject({ range: "nautical_mile", turn_back_at: "nautical_mile" });
  expect(withChosenUnit(setting, inKnots, "speed", "kilometer/hour").resultUnits["range"]).toBe("kilometer");
  const inAcres = withChosenUnit(settingOf(area), formOf(settingOf(area), "2026-11-26"), "amount", "acre");
  expect(inAcres.resultUnits).toEqual({});
});
