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
