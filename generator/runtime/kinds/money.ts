import { currencyCode } from "../currency.ts";
import { decimalText } from "../decimal.ts";
import { numberFormat } from "../intl-cache.ts";
import { decimalTextIn } from "../number-text.ts";
import type { FieldContext } from "../reading/field-reading.ts";
import { readReal } from "../reading/read-numeral.ts";
import type { InputKind } from "./kind.ts";
import { checkNumber, type NumericInputBase } from "./numeric.ts";

/** An amount of money, in the unit of its currency. */
export interface MoneyInput extends NumericInputBase {
  readonly type: "money";
  readonly kind: InputKind<MoneyInput>;
}
export const moneyKind: InputKind<MoneyInput> = {
  read: (input, text, context) => readReal(text, context, { affixes: () => currencyNames(input, context) }),
  write: (_, value, locale) => decimalTextIn(locale, decimalText(Number(value))),
  canonical: (_, value) => decimalText(Number(value)),
  check: checkNumber,
  flagArgument: () => "<money>",
  decidedBy: ({ display }) =>
    display.kind === "money" && typeof display.currency !== "string" ? display.currency.from : undefined,
};

/** What people write for the field's currency: its code, and its signs in the locale. */
function currencyNames({ display }: MoneyInput, { locale = "en", values }: FieldContext): readonly string[] {
  const code = display.kind === "money" ? currencyCode(display.currency, values) : undefined;
  if (code === undefined) return [];
  const signs = (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    numberFormat(locale, { style: "currency", currency: code, currencyDisplay }).formatToParts(1),
  );
  return [code, ...signs.flatMap(({ type, value }) => (type === "currency" ? [value] : []))];
}
