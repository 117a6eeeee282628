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

/** An acre is 43,560 square feet, a pound 0.45359237 kg and a foot 0.3048 m, each by its definition. */
test.each([
  ["en", "0.35 acre sq ft", "15,246 ft²"],
  ["en", "5 kg lb", "11.02311311 lb"],
  ["en", "6 ft 2 in cm", "187.96 cm"],
  ["en", "80 f c", "26.66666667 °C"],
  ["es", "5 kg libras", "11.02311311 lb"],
  ["zh", "5公斤 磅", "11.02311311 磅"],
  ["ar", "5 كيلو رطل", "11.02311311 رطل"],
])("in %s, %s is an amount and the unit wanted", async (language, line, figure) => {
  expect(await figureOf(language, line)).toBe(figure);
});

/** Behind its own number a unit is none that is wanted, and meters a second are no minutes in seconds. */
test.each(["5 ft 3 in", "100 m s", "5 m 30 s"])("%s converts nothing", async (line) => {
  expect(await answerTo("en", line)).toBeUndefined();
});
