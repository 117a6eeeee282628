import { expect, test } from "vitest";
import everyWord from "../../../generated/words/en.json" with { type: "json" };
import { background, calculator } from "../../../generated/calculators/daily-life/age/model.ts";
import { workings } from "../../../generated/calculators/daily-life/age/workings.ts";
import { islandWords } from "../../../site/pages/calculator/island-words.ts";
import type { Words } from "../../../generator/runtime/words.ts";

test("a page has the words that steps say beside its formulas", () => {
  const shared: Words = Object.fromEntries(Object.entries(everyWord).map(([key]) => [key, "…"]));
  const words = islandWords({ description: calculator.description, workings, background }, {}, shared);
  // "born on February 29 and the rule is March 1" does not hold for most: no formula has the "not" of that.
  expect(JSON.stringify(workings)).not.toContain('"not"');
  expect(words).toHaveProperty(["math.not"]);
  expect(words).not.toHaveProperty(["math.sqrt"]);
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
