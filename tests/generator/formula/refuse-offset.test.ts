import { expect, test } from "vitest";
import { marked, problemsOf } from "./scope-for-tests.ts";

test.each([
  { given: "oven [+] oven", operator: "+" },
  { given: "oven [-] 5 fahrenheit", operator: "-" },
  { given: "2 [*] oven", operator: "*" },
  { given: "oven [/] oven", operator: "/" },
  { given: "oven [^] 2", operator: "^" },
  { given: "[-oven]", operator: "-" },
  { given: "[abs](oven)", operator: "abs" },
  { given: "[round](oven)", operator: "round" },
  { given: "[sum](sales.oven)", operator: "sum" },
  { given: "[average](sales.oven)", operator: "average" },
])("nothing is worked out with a temperature: $given", ({ given, operator }) => {
  const { formula, start, end } = marked(given);
  expect(problemsOf(formula)).toMatchObject([
    {
      code: "operator_not_allowed",
      arguments: { operator, type: "a temperature" },
      suggestion: "amount_in(temperature, unit)",
      start,
      end,
    },
  ]);
});

test("0 is another temperature in each unit", () => {
  expect(problemsOf("oven > 0")).toMatchObject([{ code: "dimension_mismatch" }]);
});

test.each([
  "oven >= 350 fahrenheit",
  "oven > -40 fahrenheit",
  "max(oven, 300 kelvin) == min(oven, 0 kelvin)",
  "largest(sales.oven) > smallest(sales.oven)",
  "2 * amount_in(oven, fahrenheit)",
])("temperatures are compared, picked and converted: %s", (formula) => {
  expect(problemsOf(formula)).toEqual([]);
});
