import { numberType } from "../../formula/value-type.ts";
import { moneyKind } from "../../runtime/kinds/money.ts";
import { readNumber } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import { inputKind } from "./input-kind.ts";
import { currency, dimensionIn } from "../values/currency.ts";
import { digits } from "../values/digits.ts";
import { reference } from "../schema.ts";
import { scalarSchema, limitKeys, startsWith } from "./input.ts";

const reader = { describe: () => "an amount of money", read: readNumber };

/** An amount of money. */
export const moneyInput = inputKind({
  id: "money_input",
  type: "money",
  kind: "calculator",
  title: "Money",
  summary:
    "An amount of money. In formulas it has the dimension money: it adds to other amounts, and an amount divided by an amount is a plain number.",
  schema: scalarSchema("money", {
    default: startsWith("The value the field starts with, a number without sign of the currency."),
    ...limitKeys,
    digits: reference(digits),
    currency: reference(currency),
  }),
  example: `inputs:
  home_price: { type: money, default: 400_000, min: 1, max: 1e9 }
`,

  ...reader,
  valueType: () => numberType({ money: 1 }),
  field: () => ({ name: "MoneyField", from: "fields/money-field.tsx" }),
  resolve: (document, context) => {
    const dimension = dimensionIn({ money: 1 }, document.currency, context.currency);
    const type = { ...numberType(dimension), optional: document.optional ?? false };
    const { base, limits, start } = resolveNumber(document, reader, {}, context);
    const { digits: shownDigits, currency: own } = document;
    const display = displayInput(type, { digits: shownDigits, currency: own }, context);
    const description = { ...base, type: "money", kind: moneyKind, ...limits, display } as const;
    return { description, type, default: start.value };
  },
  names: ({ currency: own }) => (typeof own === "object" ? [own.from] : []),
  checkNames: ({ currency: own }, { path, reportCurrency }) => reportCurrency(own, [...path, "currency"]),
});
