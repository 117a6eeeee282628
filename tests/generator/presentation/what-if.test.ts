import { expect, test } from "vitest";
import { calculator as mortgage } from "../../../generated/calculators/finance/mortgage/model.ts";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import { changeOf, isChanged, resultsOf } from "../../../generator/presentation/what-if.ts";
import type { WhatIf } from "../../../generator/runtime/description.ts";
import type { Texts } from "../../../generator/runtime/query.ts";

const today = "2026-11-21";
const variant = { fixed: {}, defaults: {} };
const example = evaluate(mortgage, variant, {}, { today });
const textOf = (given: Texts, whatIf: WhatIf, on: typeof variant = variant): string | undefined =>
  changeOf(mortgage, on, evaluate(mortgage, on, given, { today }), whatIf)?.text;

test.each([
  { what: "another value", given: {}, whatIf: { input: "years", to: "15" }, want: "15" },
  {
    what: "the value it has",
    given: { years: "15" },
    whatIf: { input: "years", to: "15" },
    want: undefined,
  },
  { what: "more", given: { annual_rate: "7.1%" }, whatIf: { input: "annual_rate", by: 0.005 }, want: "7.6%" },
  { what: "less", given: {}, whatIf: { input: "down_payment", by: -5000 }, want: "75000" },
  {
    what: "a share of the price",
    given: { down_payment: "20%" },
    whatIf: { input: "down_payment", by: 20_000 },
    want: "100000",
  },
  {
    what: "more by a round part of the payment, $2,022.62",
    given: {},
    whatIf: { input: "extra_monthly", partOf: "payment" },
    want: "200",
  },
  {
    what: "more by a round part of a payment in yen, 134,841",
    given: { paid_in: "JPY", home_price: "40000000", down_payment: "8000000", annual_rate: "3%" },
    whatIf: { input: "extra_monthly", partOf: "payment" },
    want: "10000",
  },
  {
    what: "more by a round part of something that is not there",
    given: { down_payment: "500000" },
    whatIf: { input: "extra_monthly", partOf: "payment" },
    want: undefined,
  },
  {
    what: "what is not asked for",
    given: { stage: "running" },
    whatIf: { input: "down_payment", by: 1 },
    want: undefined,
  },
] satisfies { what: string; given: Texts; whatIf: WhatIf; want: string | undefined }[])(
  "the change to $what",
  ({ given, whatIf, want }) => {
    expect(textOf(given, whatIf)).toBe(want);
  },
);

test("an input that a page fixes does not change", () => {
  expect(textOf({}, { input: "years", to: "15" }, { fixed: { years: "30" }, defaults: {} })).toBeUndefined();
});

test("a change tells of the main result, or of those it names", () => {
  const extra: WhatIf = { input: "extra_monthly", by: 100 };
  const named = { ...extra, shows: ["payoff_month", "total_interest"] };
  expect(resultsOf(mortgage, extra).map(({ id }) => id)).toEqual(["monthly_total"]);
  expect(resultsOf(mortgage, named).map(({ id }) => id)).toEqual(["payoff_month", "total_interest"]);
  const after = evaluate(mortgage, variant, { extra_monthly: "100" }, { today });
  expect(isChanged(resultsOf(mortgage, extra), example, after)).toBe(false);
  expect(isChanged(resultsOf(mortgage, named), example, after)).toBe(true);
  const refused = evaluate(mortgage, variant, { years: "900 year" }, { today });
  expect(isChanged(resultsOf(mortgage, named), example, refused)).toBe(false);
});
