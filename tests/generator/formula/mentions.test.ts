import { describe, expect, test } from "vitest";
import { calendarRules, mentions } from "../../../generator/formula/index.ts";
import { parsed, typed } from "./scope-for-tests.ts";

describe("names a formula uses", () => {
  test.each([
    { given: "price + fee * price", want: ["price", "fee", "price"] },
    { given: "sum(amortization.interest) / cell.minimum", want: ["amortization", "cell"] },
    { given: "amount_in(years, year) + quantity(x, foot)", want: ["years", "x"] },
    { given: 'color == "price"', want: ["color"] },
    { given: "pi * x", want: ["pi", "x"] },
    { given: "1 + 2", want: [] },
  ])("$given", ({ given, want }) => {
    expect(mentions(parsed(given)).map(({ name }) => name)).toEqual(want);
  });

  test("each with its place, of the tree and of the typed tree alike", () => {
    const want = [
      { name: "price", start: 0, end: 5 },
      { name: "sales", start: 12, end: 17 },
    ];
    expect(mentions(parsed("price + sum(sales.price)"))).toEqual(want);
    expect(mentions(typed("price + sum(sales.price)"))).toEqual(want);
  });
});

describe("calendar rules a formula uses", () => {
  test.each([
    { given: "days_between(born, today)", want: [] },
    { given: "months_between(born, today)", want: ["last_day"] },
    {
      given: 'add_months(add_years(born, years, "next_day"), years, "last_day")',
      want: ["next_day", "last_day"],
    },
  ])("$given", ({ given, want }) => {
    expect(calendarRules(typed(given))).toEqual(want);
  });
});
