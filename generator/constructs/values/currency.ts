import { construct } from "../construct.ts";
import { closed, id, mapOr, patterned, patterns, type Static } from "../schema.ts";

/** The currency amounts of money are shown in. */
export const currency = construct({
  id: "currency",
  kind: "calculator",
  title: "Currency",
  summary:
    "The currency in which amounts are shown: a code of three letters (ISO 4217), or `{ from: id }`, the input or formula whose value is such a code. " +
    "At the top of the file it is meant for all amounts; without it they are US dollars. It never converts an amount.",
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

/** The value a currency is read from. */
export function namedByCurrency(document: CurrencyDocument | undefined): readonly string[] {
  return typeof document === "object" ? [document.from] : [];
}
