import { construct } from "../construct.ts";
import { currency } from "../values/currency.ts";
import { digits } from "../values/digits.ts";
import { reference } from "../schema.ts";
import { inputSchema, limits, startsWith } from "./input.ts";

/** An amount of money. */
export const moneyInput = construct({
  id: "money_input",
  kind: "calculator",
  title: "Money",
  summary:
    "An amount of money. In formulas it has the dimension money: it adds to other amounts, and an amount divided by an amount is a plain number.",
  schema: inputSchema("money", {
    default: startsWith("The value the field starts with, a number without sign of the currency."),
    ...limits,
    digits: reference(digits),
    currency: reference(currency),
  }),
  example: `inputs:
  home_price: { type: money, default: 400_000, min: 1, max: 1e9 }
`,
});
