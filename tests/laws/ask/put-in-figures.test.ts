import { expect, test } from "vitest";
import { answerTo, figureOf } from "./search-line.ts";

/**
 * A phrase may put in figures that nobody said, of which its result is none: a term, of a month's interest alone, 200,000 × 5% ÷ 12;
 * a speed, of 15 gallons that go 27 miles each; fuel an hour, of 30 nautical miles at 20 knots. Nothing is told that goes by these.
 */
test.each([
  ["en", "business loan 200k at 5% interest only payment", "Payment while interest only =", "$833.33"],
  ["zh", "经营贷200万3.6%先息后本每月利息", "只付利息期的还款 =", "¥6,000.00"],
  ["en", "15 gal tank 27 mpg how far", "Range =", "405 mi"],
  ["en", "boat 30 nautical miles at 20 knots how long", "Time under way =", "1 h 30 min"],
])("%s: %s is told its result alone", async (language, line, lead, result) => {
  expect(await answerTo(language, line)).toMatchObject({ lead, tail: "" });
  expect(await figureOf(language, line)).toBe(result);
});
