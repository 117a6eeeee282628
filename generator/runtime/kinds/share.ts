import { exactProduct, nearestNumber } from "../exact-arithmetic.ts";
import { decimalTextIn, percentTextIn } from "../number-text.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { readPercent } from "../reading/read-numeral.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { moneyRuntime, type MoneyInput } from "./money.ts";

/** The way of entering an amount as a share of another, beside the amount itself. */
export const shareUnit = "share";

/** An amount of money that may be entered as a share of another amount: 80,000, or 20% of the price. A link keeps which. */
export const shareRuntime: InputRuntime<MoneyInput> = {
  ...moneyRuntime,
  read: (input, text, context) =>
    isShare(text, context)
      ? shareOf(input, readPercent(text, context), context)
      : moneyRuntime.read(input, text, context),
  // Of a share, its canonical text: the amount would not say which share it is.
  write: (input, value, locale) =>
    typeof value === "string" && value.endsWith("%")
      ? decimalTextIn(locale, value.slice(0, -1))
      : moneyRuntime.write(input, value, locale),
  keepsText: true,
  unitOf: (_, canonical) => (canonical.endsWith("%") ? shareUnit : "amount"),
  flagArgument: () => "<money|percent>",
  decidedBy: (input) => input.shareOf ?? moneyRuntime.decidedBy?.(input),
  readingText: (_, canonical, locale) =>
    canonical.endsWith("%")
      ? percentTextIn(locale, canonical.slice(0, -1))
      : decimalTextIn(locale, canonical),
};

const percentSign = /[%\u066a\uff05]/u;
/** Text that names neither a currency nor a percentage. */
const bare = /^[^\p{L}\p{Sc}]*$/u;

/** Whether a text is a share: by its sign, or as a number alone in a field that asks for a share. */
function isShare(text: string, { locale, unit }: FieldContext): boolean {
  return percentSign.test(text) || (locale !== undefined && unit === shareUnit && bare.test(text));
}

/** Where the whole cannot be read, that is what is wrong: the amount is then the one the field came with. */
function shareOf(input: MoneyInput, reading: FieldReading, { values }: FieldContext): FieldReading {
  if (reading.kind !== "read") return reading;
  const whole = values?.[input.shareOf ?? ""];
  const value =
    typeof whole === "number"
      ? nearestNumber(exactProduct(whole, Number(reading.value)))
      : Number(input.default);
  return { ...reading, value };
}
