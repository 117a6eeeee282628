import { expect, test } from "vitest";
import { layoutsOf } from "../../../generator/emit/layouts.ts";
import { modelOf } from "../resolve/resolve-text.ts";

const model = modelOf({
  inputs: "bill: { type: money, default: 50 }\nrate: { type: percent, default: 5% }",
  formulas: "tip: bill * rate",
  outputs: "tip: {}\nbill: {}",
  variants:
    "tip: {}\ntip/a: { set: { rate: 15% } }\ntip/b: { set: { rate: 20% } }\ntip/d: { set: { rate: 1%, bill: 1 } }",
  examples: "- { id: a, source: { title: A }, given: {}, expect: { bill: 50 } }",
});

test("pages with the same fields and results have one layout, named after the first of them", () => {
  expect(
    layoutsOf(model).map(({ name, routes, narrowed, isStill }) => ({ name, routes, narrowed, isStill })),
  ).toEqual([
    { name: "", routes: ["finance/tip"], narrowed: {}, isStill: false },
    { name: "tip-a", routes: ["finance/tip/a", "finance/tip/b"], narrowed: {}, isStill: false },
    { name: "tip-d", routes: ["finance/tip/d"], narrowed: {}, isStill: true },
  ]);
});

test("a layout has the fields of its pages", () => {
  const [, setRate] = layoutsOf(model);
  expect(setRate?.description.inputs.map(({ id }) => id)).toEqual(["bill"]);
});
