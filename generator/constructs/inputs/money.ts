import { numberType } from "../../formula/value-type.ts";
import { moneyRuntime } from "../../runtime/kinds/money.ts";
import { shareRuntime } from "../../runtime/kinds/share.ts";
import { readNumber } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import { inputSyntax, type Literal, type NameContext, type WrittenAs } from "./input-syntax.ts";
import { readPercent } from "./percent.ts";
import { currency, dimensionIn, type CurrencyDocument } from "../values/currency.ts";
import { digits } from "../values/digits.ts";
import { closed, id, reference } from "../schema.ts";
import { scalarSchema, numberKeys, startsByRegion, startsWith } from "./input.ts";

const reader = {
  describe: ({ share }: WrittenAs) =>
    share === true ? "an amount of money or a percentage" : "an amount of money",
  read: (text: string, as: WrittenAs): Literal | undefined =>
    as.share === true && text.endsWith("%") ? readShare(text) : readNumber(text),
};

/** A share as it is written. Which amount it is depends on another input. */
function readShare(text: string): Literal | undefined {
  const read = readPercent(text);
  return read === undefined ? undefined : { value: Number.NaN, text: read.text };
}

/** An amount of money. */
export const moneySyntax = inputSyntax({
  type: "money",
  title: "Money",
  summary:
    "An amount of money. In formulas it has the dimension money: it adds to other amounts, and an amount divided by an amount is a plain number.",
  schema: scalarSchema("money", {
    default: startsWith("The value the field starts with, a number without sign of the currency."),
    region_default: startsByRegion,
    ...numberKeys,
    digits: reference(digits),
    currency: reference(currency),
    or: closed(
      { share_of: id("The input of money it may be entered as a share of, as a percentage.") },
      ["share_of"],
      "Another way to enter the amount, which the visitor chooses at the field: a share of another amount. Formulas get the amount either way.",
    ),
  }),
  example: `inputs:
  home_price: { type: money, default: 400_000, min: 1, max: 1e9 }
`,

  ...reader,
  writtenAs: ({ or }) => (or === undefined ? {} : { share: true }),
  valueType: () => numberType({ money: 1 }),
  field: ({ kind }) =>
    kind === shareRuntime
      ? { name: "ShareField", from: "fields/alternative-entry/share-field.tsx" }
      : { name: "MoneyField", from: "fields/money-field.tsx" },
  resolve: (document, context) => {
    const dimension = dimensionIn({ money: 1 }, document.currency, context.currency);
    const type = { ...numberType(dimension), optional: document.optional ?? false };
    const { base, limits, start } = resolveNumber(document, reader, {}, context);
    const { digits: shownDigits, currency: own } = document;
    const display = displayInput(type, { digits: shownDigits, currency: own }, context);
    const { or } = document;
    if (or !== undefined && context.isColumn === true)
      context.reporter.report("bad_value", { detail: "a cell is entered in one way" }, [
        ...context.path,
        "or",
      ]);
    const ways = or === undefined ? { kind: moneyRuntime } : { kind: shareRuntime, shareOf: or.share_of };
    const description = { ...base, type: "money", ...ways, ...limits, display } as const;
    return { description, type, default: start.value };
  },
  names: ({ currency: own, or }) => [
    ...(typeof own === "object" ? [own.from] : []),
    ...(or === undefined ? [] : [or.share_of]),
  ],
  checkNames: ({ currency: own, or }, context) => {
    context.reportCurrency(own, [...context.path, "currency"]);
    if (or !== undefined) checkShare(or.share_of, own, context);
  },
});

/** Reports what no share can be of: what is read only later, may be missing, or is no amount in the same currency. */
function checkShare(
  of: string,
  own: CurrencyDocument | undefined,
  { path, typeOf, inputOf, reporter }: NameContext,
): void {
  const place = [...path, "or", "share_of"];
  if (typeOf(of, place) === undefined) return;
  const input = inputOf(of);
  const report = (reason: string): void => reporter.report("share_of_input", { name: of, reason }, place);
  if (input?.type !== "money") return report(input === undefined ? "no input" : "no input of money");
  if (input.when !== undefined) return report("not always asked");
  if (input.optional === true) return report("left blank by some");
  if (input.or !== undefined) return report("entered as a share itself");
  if (JSON.stringify(input.currency) !== JSON.stringify(own)) return report("in another currency");
}
