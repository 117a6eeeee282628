import { expect, test } from "vitest";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
import { steps } from "./scope-for-tests.ts";

test.each([
  { given: "3", want: 3 },
  { given: "price", want: "price" },
  { given: "price / 12 + fee", want: ["+", ["/", "price", 12], "fee"] },
  { given: "(1 + r) ^ -n", want: ["^", ["+", 1, "r"], ["-", "n"]] },
  {
    given: 'not agreed or color == "red"',
    want: ["or", ["not", "agreed"], ["==", "color", { text: "red" }]],
  },
  { given: '"red" in extras', want: ["chosen", { text: "red" }, "extras"] },
  { given: "agreed ? x : 0", want: ["?:", "agreed", "x", 0] },
  { given: "round(price, 2)", want: ["round", "price", 2] },
  { given: "x % 12", want: ["%", "x", 12] },
  { given: "pi * x", want: ["*", ["pi"], "x"] },
  { given: "agreed == true", want: ["==", "agreed", ["true"]] },
  { given: "amount_in(years, year)", want: ["amount_in", "years", { text: "year" }] },
  { given: "quantity(x, foot)", want: ["quantity", "x", { text: "foot" }] },
  {
    given: 'add_months(born, years, "last_day")',
    want: ["add_months", "born", "years", { text: "last_day" }],
  },
  {
    given: "given(tip) ? tip : otherwise(tip, 1 * fee)",
    want: ["?:", ["given", "tip"], "tip", ["otherwise", "tip", ["*", 1, "fee"]]],
  },
  {
    given: 'highest(term("41-45 month"))',
    want: ["highest", { text: "41-45 month", display: termDisplay }],
  },
  { given: "cell.minimum", want: "cell.minimum" },
  { given: "sum(amortization.interest * r)", want: ["sum", ["*", "amortization.interest", "r"]] },
  { given: "count(amortization)", want: ["count", "amortization"] },
  { given: "size + 1", want: ["+", "size", 1] },
  { given: "size + 100000000000000000001", want: ["+", "size", { text: "100000000000000000001" }] },
])("$given", ({ given, want }) => {
  expect(steps(given)).toEqual(want);
});
