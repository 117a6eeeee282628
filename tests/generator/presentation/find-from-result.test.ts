import { expect, test } from "vitest";
import { solvableInputs, findFromResult } from "../../../generator/presentation/find-from-result.ts";
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
  const input = solvableInputs(description, background.find ?? {}, variant).find((each) => each.id === name);
  assert(input !== undefined, `${name} can be found`);
  const found = findFromResult(tested.calculator, variant, wanted.given, "2026-11-21", { input, ...wanted });
  return found.kind === "found" ? found.values.map(({ text }) => text) : [];
}

const loan = { down_payment: "80000", annual_rate: "6.5%", years: "30" };
const years30 = { home_price: "400000", down_payment: "80000", years: "30" };

test.each([
  // 316,421 at 6.5% over 360 months is 1,999.996 a month, 2,000.00 to the cent.
  {
    what: "whole dollars, where they do",
    calculator: "finance/mortgage",
    input: "home_price",
    output: "payment",
    target: 2000,
    show: cents,
    given: loan,
    want: ["396421"],
  },
  // Of 10,000.53 a fee of 5% takes 500.03; whole dollars never leave 9,500.50, and one decimal leaves 9,500.47.
  {
    what: "dollars and cents, where they are needed",
    calculator: "finance/personal-loan",
    input: "principal",
    output: "received",
    target: 9500.5,
    show: cents,
    given: { fee_rate: "5%" },
    want: ["10000.53"],
  },
  // 500 ÷ 1.5 dinars, whose smallest part is a thousandth.
  {
    what: "dinars with three decimals, where they are needed",
    calculator: "finance/currency-converter",
    input: "amount",
    output: "converted",
    target: 500,
    show: cents,
    given: { from: "KWD", to: "USD", rate_source: "own", own_rate: "1.5" },
    want: ["333.333"],
  },
  // 1 ÷ 0.307: no amount of cents comes to 500.000 dinars.
  {
    what: "with as many digits as it takes, where no coin does",
    calculator: "finance/currency-converter",
    input: "amount",
    output: "converted",
    target: 500,
    show: (result: number) => result.toFixed(3),
    given: { from: "USD", to: "KWD", rate_source: "own", own_rate: "0.307" },
    want: ["1628.66449511"],
  },
  // Nothing was asked for yet: 2,022.62 is what the page shows.
  {
    what: "as it is, where the result is to be what it is",
    calculator: "finance/mortgage",
    input: "home_price",
    output: "payment",
    target: 2022.62,
    show: cents,
    given: { ...loan, home_price: "400000" },
    want: ["400000"],
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

test("a limit that moves is named as it is now, not as the largest number", () => {
  const tested = allCalculators.find(({ id }) => id === "finance/heloc");
  const [variant] = tested?.variants ?? [];
  assert(tested !== undefined && variant !== undefined, "there is a calculator of lines of credit");
  const { description, background } = tested.calculator;
  const input = solvableInputs(description, background.find ?? {}, variant).find(({ id }) => id === "drawn");
  assert(input !== undefined, "what is drawn can be found");
  const given = { home_value: "100000", owed: "40000", max_ratio: "75%", drawn: "10000" };
  const wanted = { input, output: "payment", target: 1e6, show: cents };
  // 75% of 100,000 less 40,000.
  expect(findFromResult(tested.calculator, variant, given, "2026-11-21", wanted)).toEqual({
    kind: "none",
    between: [1, 35_000],
  });
});
