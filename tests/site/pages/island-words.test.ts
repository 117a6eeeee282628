import { expect, test } from "vitest";
import everyWord from "../../../generated/words/en.json" with { type: "json" };
import { background, calculator } from "../../../generated/calculators/daily-life/age/model.ts";
import { workings } from "../../../generated/calculators/daily-life/age/workings.ts";
import * as datesModel from "../../../generated/calculators/daily-life/date-time-add-subtract/model.ts";
import { workings as datesWorkings } from "../../../generated/calculators/daily-life/date-time-add-subtract/workings.ts";
import * as mortgageModel from "../../../generated/calculators/finance/mortgage/model.ts";
import { workings as mortgageWorkings } from "../../../generated/calculators/finance/mortgage/workings.ts";
import * as tipModel from "../../../generated/calculators/finance/tip/model.ts";
import { workings as tipWorkings } from "../../../generated/calculators/finance/tip/workings.ts";
import { islandWords } from "../../../site/pages/calculator/island-words.ts";
import type { Words } from "../../../generator/runtime/words.ts";

const dates = {
  description: datesModel.calculator.description,
  workings: datesWorkings,
  background: datesModel.background,
};

test("a page has the words that steps say beside its formulas", () => {
  const shared: Words = Object.fromEntries(Object.entries(everyWord).map(([key]) => [key, "…"]));
  const words = islandWords({ description: calculator.description, workings, background }, {}, shared);
  // "born on February 29 and the rule is March 1" does not hold for most: no formula has the "not" of that.
  expect(JSON.stringify(workings)).not.toContain('"not"');
  expect(words).toHaveProperty(["math.not"]);
  expect(words).not.toHaveProperty(["math.sqrt"]);
});

test("a page with a duration has the words it is written with in its field", () => {
  const shared: Words = Object.fromEntries(Object.entries(everyWord).map(([key]) => [key, "…"]));
  const words = islandWords(dates, {}, shared);
  expect(words).toHaveProperty(["units.month.written"]);
  expect(words).not.toHaveProperty(["units.acre.written"]);
});

test("a page has the amounts of its currency, or of all where a visitor picks one", () => {
  const amounts: Words = { "currency.amounts.USD": "…", "currency.amounts.CNY": "…", "currency.named": "…" };
  const { description } = mortgageModel.calculator;
  const mortgage = { description, workings: mortgageWorkings, background: mortgageModel.background };
  expect(Object.keys(islandWords(mortgage, {}, amounts))).toEqual(["currency.amounts.USD"]);
  const tip = {
    description: tipModel.calculator.description,
    workings: tipWorkings,
    background: tipModel.background,
  };
  expect(Object.keys(islandWords(tip, {}, amounts))).toEqual([
    "currency.amounts.USD",
    "currency.amounts.CNY",
  ]);
});

test("a page has no hint of an input that it fixes, but its name", () => {
  const own: Words = { "inputs.rule.hint": "…", "inputs.rule.label": "…", "inputs.born.hint": "…" };
  const described = { description: calculator.description, workings, background };
  expect(islandWords(described, own, {}, { fixed: { rule: "march_1" } })).toEqual({
    "inputs.rule.label": "…",
    "inputs.born.hint": "…",
  });
  expect(islandWords({ ...described, description: { ...calculator.description } }, own, {})).toEqual(own);
});
