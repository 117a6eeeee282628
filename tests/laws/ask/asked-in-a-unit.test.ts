import { expect, test } from "vitest";
import { answerTo, figureOf } from "./search-line.ts";

/** A unit that a line asks for is no name of a page that answers in another. */
test.each([
  ["en", "90hp outboard gph"],
  ["en", "boat 90 hp gallons per hour"],
  ["es", "lancha 90 hp galones por hora"],
])("in %s, %s is not answered in liters", async (language, line) => {
  expect((await answerTo(language, line))?.page?.route).not.toBe("automotive-engine/boat-fuel-consumption");
});

/** 20% of 60; 6,000 at 8% over 36 months is 188.02 a month by the formula of every textbook. */
test.each([
  ["en", "tip 20% on 60€", "€12.00"],
  ["en", "loan €6000 8% 3 years", "€188.02"],
  ["en", "personal loan £6000 8% 3 years", "£188.02"],
  ["es", "préstamo 6000€ 3 años al 8%", "€188.02"],
])("%s: %s is in the currency of its sign", async (language, line, figure) => {
  expect(await figureOf(language, line)).toBe(figure);
});
