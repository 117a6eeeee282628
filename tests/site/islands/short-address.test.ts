import { describe, expect, test } from "vitest";
import { calculator as area } from "../../../generated/calculators/conversion/area-converter/model.ts";
import { calculator as age } from "../../../generated/calculators/daily-life/age/model.ts";
import { calculator as grade } from "../../../generated/calculators/daily-life/grade/model.ts";
import { calculator as bmi } from "../../../generated/calculators/health/bmi/model.ts";
import { calculator as mortgage } from "../../../generated/calculators/finance/mortgage/model.ts";
import type { Calculator } from "../../../generator/runtime/description.ts";
import { encodeQuery } from "../../../generator/runtime/query.ts";
import {
  addressTexts,
  evaluateForm,
  formFromQuery,
  formOf,
  withRows,
  withText,
  type Form,
} from "../../../site/islands/form.ts";
import { inRegion } from "../../../site/islands/in-region.ts";
import type { Setting } from "../../../site/islands/setting.ts";
import { shortTexts, textsForAnotherDay } from "../../../site/islands/short-address.ts";

const today = "2026-11-21";

function settingOf(calculator: Calculator, defaults: Setting["variant"]["defaults"] = {}): Setting {
  const variant = { route: calculator.description.id, fixed: {}, defaults };
  return { calculator, variant, locale: "en", unitNames: () => [] };
}

function queryOf(setting: Setting, form: Form): string {
  return encodeQuery(shortTexts(setting, { form, evaluation: evaluateForm(setting, form) })).toString();
}

test("a short address holds what differs, the days, and which example it differs from", () => {
  const setting = settingOf(mortgage);
  expect(queryOf(setting, withText(formOf(setting, today), "years", "15"))).toMatch(
    /^start_month=2026-11&years=15&of\.example=[a-z0-9]{1,4}$/,
  );
});

describe("who opens it has the same figures", () => {
  const changed = (calculator: Calculator, change: (form: Form) => Form, region?: string) => {
    const setting = settingOf(calculator);
    return { setting, form: change(inRegion(setting, formOf(setting, today), region)) };
  };
  test.each([
    { what: "the example", ...changed(mortgage, (form) => form) },
    { what: "another amount", ...changed(mortgage, (form) => withText(form, "home_price", "450,000.50")) },
    { what: "feet and pounds", ...changed(bmi, (form) => withText(form, "weight", "160"), "US") },
    { what: "results in acres", ...changed(area, (form) => form, "US") },
    {
      what: "rows taken out",
      ...changed(grade, (form) => withRows(form, "work", [{ name: "", score: "91", weight: "40%" }])),
    },
  ])("$what", ({ setting, form }) => {
    const opened = formFromQuery(setting, today, `?${queryOf(setting, form)}`);
    expect(opened.unread).toEqual([]);
    expect(addressTexts(setting, opened, {})).toEqual(addressTexts(setting, form, {}));
    const [sent, read] = [form, opened].map((each) => evaluateForm(setting, each));
    expect(read?.read.canonical).toEqual(sent?.read.canonical);
    expect(read?.answer.status).toBe("answered");
  });
});

test("a link that is older than the page's example is told from the others", () => {
  const setting = settingOf(mortgage);
  const query = queryOf(setting, withText(formOf(setting, today), "years", "15"));
  const later = settingOf(mortgage, { annual_rate: "6%" });
  expect(formFromQuery(later, today, `?${query}`).unread).toEqual(["of.example"]);
  expect(formFromQuery(later, today, "?years=15").unread).toEqual([]);
});

describe("figures for another day", () => {
  const left = (calculator: Calculator, change: (form: Form) => Form) => {
    const setting = settingOf(calculator);
    const form = change(formOf(setting, today));
    return textsForAnotherDay(setting, { form, evaluation: evaluateForm(setting, form) });
  };
  const born = (form: Form): Form => withText(form, "birth_date", "1990-06-16");

  test("have the days that were entered, not those the page filled in", () => {
    expect(left(age, born)).toEqual({ birth_date: "1990-06-16" });
    expect(left(age, (form) => withText(born(form), "at_date", "2026-01-31"))).toEqual({
      birth_date: "1990-06-16",
      at_date: "2026-01-31",
    });
    expect(left(mortgage, (form) => form)).not.toHaveProperty("start_month");
    expect(left(mortgage, (form) => withText(form, "start_month", "2026-10"))).toMatchObject({
      start_month: "2026-10",
    });
  });
});
