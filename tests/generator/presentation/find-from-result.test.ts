import { expect, test } from "vitest";
import { findableInputs, findFromResult } from "../../../generator/presentation/find-from-result.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Texts } from "../../../generator/runtime/query.ts";
import { allCalculators } from "../../setup/all-calculators.ts";

const cents = (result: number): string => result.toFixed(2);

/** How an input that was found would be typed, where the result is read so. */
function typed(
  id: string,
  name: string,
  wanted: {
    readonly output: string;
    readonly target: number;
    readonly show: (result: number) => string;
    readonly given: Texts;
  },
): readonly string[] {
  const tested = allCalculators.find((each) => each.id === id);
  const [variant] = tested?.variants ?? [];
  assert(tested !== undefined && variant !== undefined, `there is a calculator ${id}`);
  const { description, background } = tested.calculator;
  const input = findableInputs(description, background.find ?? {}, variant).find((each) => each.id === name);
  assert(input !== undefined, `${name} can be found`);
  const found = findFromResult(tested.calculator, variant, wanted.given, "2026-11-21", { input, ...wanted });
  return found.kind === "found" ? found.values.map(({ text }) => text) : [];
}

const loan = { down_payment: "80000", annual_rate: "6.5%", years: "30" };
const years30 = { home_price: "400000", down_payment: "80000", years: "30" };

test.each([
  // 2,000 a month for 360 months at 6.5% is worth 316,421.639: 36 cents more are a quarter of a cent a month.
  {
    what: "whole dollars, where they do",
    calculator: "finance/mortgage",
    input: "home_price",
    output: "payment",
    target: 2000,
    show: cents,
    given: loan,
    want: ["396422"],
  },
  {
    what: "dollars and cents, where they are needed",
    calculator: "finance/mortgage",
    input: "home_price",
    output: "payment",
    target: 2000,
    show: (result: number) => result.toFixed(4),
    given: loan,
    want: ["396421.64"],
  },
  // 320,000 at 6.5% over 360 months is 2,022.62 a month.
  {
    what: "by the step of the field",
    calculator: "finance/mortgage",
    input: "annual_rate",
    output: "payment",
    target: 2022.62,
    show: cents,
    given: years30,
    want: ["6.5%"],
  },
  {
    what: "more finely than its step, where that would not do",
    calculator: "finance/mortgage",
    input: "annual_rate",
    output: "payment",
    target: 2000,
    show: (result: number) => result.toFixed(0),
    given: years30,
    want: ["6.39%"],
  },
  // 22 times the square of 1.75 is 67.375.
  {
    what: "in the unit of the field",
    calculator: "health/bmi",
    input: "weight",
    output: "bmi",
    target: 22,
    show: (result: number) => result.toFixed(1),
    given: { system: "metric", height: "175 centimeter", weight: "80 kilogram" },
    want: ["67.4 kilogram"],
  },
])("a value found is typed $what", ({ calculator, input, want, ...wanted }) => {
  expect(typed(calculator, input, wanted)).toEqual(want);
});
