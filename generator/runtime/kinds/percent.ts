import { shiftDecimal } from "../decimal.ts";
import { decimalTextIn, percentTextIn } from "../number-text.ts";
import { readPercent } from "../reading/read-numeral.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { checkNumber, type NumericInputBase } from "./numeric.ts";

/** A percentage: 6.5 % is 0.065. */
export interface PercentInput extends NumericInputBase {
  readonly type: "percent";
  readonly kind: InputRuntime<PercentInput>;
}
export const percentRuntime: InputRuntime<PercentInput> = {
  read: (input, text, context) =>
    readPercent(text, context, (value) => checkNumber(input, value) === undefined),
  write: (_, value, locale) => decimalTextIn(locale, shiftDecimal(Number(value), 2)),
  canonical: (_, value) => `${shiftDecimal(Number(value), 2)}%`,
  check: checkNumber,
  flagArgument: () => "<percent>",
  readingText: (_, canonical, locale) => percentTextIn(locale, canonical.slice(0, -1)),
};
