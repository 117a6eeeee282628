import { currenciesIn, inCurrency, type Dimension } from "../../formula/dimension.ts";
import { construct } from "../construct.ts";
import { closed, id, mapOr, patterned, patterns, type Static } from "../schema.ts";

/** The currency amounts of money are shown in. */
export const currency = construct({
  id: "currency",
  title: "Currency",
  summary:
    "The currency amounts are in: a code of three letters (ISO 4217), or `{ from: id }`, the input or formula whose value is such a code. " +
    "At the top of the file it is meant for all amounts; without it they are US dollars. It is part of an amount's type: amounts in two currencies neither add up nor compare. An exchange is a product with a rate, in a formula that says the currency it comes to: `paid: { value: price * rate, currency: EUR }`.",
  schema: mapOr(
    closed({ from: id("The choice input or formula whose value is the currency's code.") }, ["from"]),
    patterned(patterns.currency, "The currency's code, such as `USD`."),
  ),
  example: `currency: { from: paid_in }
inputs:
  paid_in: { type: choice, options: [EUR, GBP], default: EUR }
  price: { type: money, default: 10 }
outputs:
  price: {}
`,
});
/** An ISO 4217 code, or the input or formula whose value is one. */
export type CurrencyDocument = Static<(typeof currency)["schema"]>;

/** A dimension with its money in a currency; that of the calculator goes without saying. */
export function dimensionIn(
  dimension: Dimension,
  written: CurrencyDocument | undefined,
  own: CurrencyDocument,
): Dimension {
  const key = currencyKey(written ?? own);
  return key === currencyKey(own) ? inCurrency(dimension) : inCurrency(dimension, key);
}

/** The currency of a dimension's money: the calculator's where it is no other. */
export function currencyOf(dimension: Dimension, own: CurrencyDocument): CurrencyDocument {
  const [key] = currenciesIn(dimension);
  if (key === undefined) return own;
  return /^[A-Z]{3}$/.test(key) ? key : { from: key };
}

/** A currency as dimensions have it: its code, or the name of what chooses it. */
export function currencyKey(written: CurrencyDocument): string {
  return typeof written === "string" ? written : written.from;
}

/** A currency in words for messages. */
export function showCurrency(written: CurrencyDocument): string {
  return typeof written === "string" ? written : `the currency of \`${written.from}\``;
}

/** The value a currency is read from. */
export function namedByCurrency(document: CurrencyDocument | undefined): readonly string[] {
  return typeof document === "object" ? [document.from] : [];
}
