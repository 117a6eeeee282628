import { describe, expect, it, test } from "vitest";
import { problemsOf, resolveText } from "./resolve-text.ts";

const inputs =
  "price: { type: money, default: 50 }\nfee: { type: money, currency: EUR, default: 5 }\nrate: { type: number, default: 1.1 }";
const problems = (formulas: string, outputs = "x: {}"): readonly string[] =>
  problemsOf({
    inputs,
    formulas,
    outputs,
    examples: "- { id: a, source: { title: A }, given: {}, expect: { x: null } }",
  }).filter((problem) => !problem.startsWith("unused_name"));

describe("amounts in two currencies", () => {
  test.each([
    { name: "do not add up", x: "x: price + fee", want: ['dimension_mismatch at "price + fee"'] },
    { name: "do not compare", x: "x: price > fee", want: ['dimension_mismatch at "price > fee"'] },
    {
      name: "do not divide to a plain number",
      x: "x: price / fee + rate",
      want: ['dimension_mismatch at "price / fee + rate"'],
    },
    {
      name: "are told apart from a number",
      x: "x: fee + 5",
      want: ['dimension_mismatch at "fee + 5" -> 5 EUR'],
    },
    { name: "add up in the same currency", x: "x: fee + quantity(5, EUR) + 0", want: [] },
    {
      name: "of which one is the calculator's own",
      x: "x: price + quantity(5, USD) + quantity(5, money)",
      want: [],
    },
    {
      name: "of which one was exchanged",
      x: "x: price + in_dollars\nin_dollars: { value: fee * rate, currency: USD }",
      want: [],
    },
    {
      name: "that are exchanged by cases",
      x: "x: { value: 'rate > 1 ? fee * rate : fee / rate', currency: USD }",
      want: [],
    },
    {
      name: "that only say they are exchanged",
      x: "x: { value: fee + fee, currency: USD }",
      want: ['currency_differs at "USD"'],
    },
  ])("$name", ({ x, want }) => {
    expect(problems(x)).toEqual(want);
  });

  it("are shown in their own", () => {
    expect(problems("x: fee * 2", "x: { currency: USD }")).toEqual(['currency_differs at "USD"']);
    expect(problems("x: fee * 2", "x: { currency: EUR }")).toEqual([]);
  });
});

test("amounts whose currencies two inputs choose are of two types", () => {
  const { problems: found } = resolveText(`currency: { from: bought_in }
inputs:
  bought_in: { type: choice, options: [EUR, USD], default: EUR }
  sold_in: { type: choice, options: [EUR, USD], default: USD }
  price: { type: money, default: 50 }
  tip: { type: money, currency: { from: sold_in }, default: 5 }
formulas:
  wrong: price + tip
outputs: { wrong: {} }
examples: [{ id: a, source: { title: A }, given: {}, expect: { wrong: 55 } }]
`);
  expect(found).toEqual(['dimension_mismatch at "price + tip"']);
});

test("a constant in a currency", () => {
  const { model, problems: found } = resolveText(`inputs:
  fee: { type: money, currency: EUR, default: 50 }
constants:
  stamp: 2 EUR
formulas:
  total: fee + stamp
outputs: { total: {} }
examples: [{ id: a, source: { title: A }, given: {}, expect: { total: 52 } }]
`);
  expect(found).toEqual([]);
  expect(model?.description.displays["total"]).toMatchObject({ kind: "money", currency: "EUR" });
});
