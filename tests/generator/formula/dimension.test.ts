import { describe, expect, it, test } from "vitest";
import {
  currenciesIn,
  divideDimensions,
  inCurrency,
  multiplyDimensions,
  sameDimension,
  showDimension,
} from "../../../generator/formula/dimension.ts";

const euros = inCurrency({ money: 1 }, "EUR");

describe("money in a currency of its own", () => {
  it("is another dimension than money", () => {
    expect(euros).toEqual({ "money EUR": 1 });
    expect(sameDimension(euros, { money: 1 })).toBe(false);
    expect(sameDimension(euros, inCurrency({ money: 1 }, "GBP"))).toBe(false);
    expect(sameDimension(euros, inCurrency(euros, "EUR"))).toBe(true);
  });
  it("divides to a rate and comes back", () => {
    const rate = divideDimensions(euros, { money: 1 });
    expect(rate).toEqual({ money: -1, "money EUR": 1 });
    expect(multiplyDimensions({ money: 1 }, rate)).toEqual(euros);
  });
  it("keeps what else is measured when it becomes the calculator's own", () => {
    const price = divideDimensions(euros, { length: 3 });
    expect(inCurrency(price)).toEqual({ money: 1, length: -3 });
    expect(currenciesIn(price)).toEqual(["EUR"]);
    expect(currenciesIn({ money: 1 })).toEqual([]);
  });
});

test.each([
  { given: euros, words: "an amount of money in EUR" },
  { given: inCurrency({ money: 1 }, "paid_in"), words: "an amount of money in the currency of `paid_in`" },
  { given: divideDimensions(euros, { money: 1 }), words: "a quantity of money in EUR per money" },
  { given: { length: 1, time: -1 }, words: "a speed" },
])("$words", ({ given, words }) => {
  expect(showDimension(given)).toBe(words);
});
