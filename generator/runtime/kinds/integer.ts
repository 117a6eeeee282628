import { decimalText } from "../decimal.ts";
import { decimalTextIn } from "../number-text.ts";
import { readInteger } from "../reading/read-numeral.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { checkNumber, type NumericInputBase } from "./numeric.ts";

/** A number without fraction that a double holds exactly. */
export interface IntegerInput extends NumericInputBase {
  readonly type: "integer";
  readonly kind: InputRuntime<IntegerInput>;
}
export const integerRuntime: InputRuntime<IntegerInput> = {
  read: (_, text, context) => readInteger(text, context),
  write: (_, value, locale) => decimalTextIn(locale, decimalText(Number(value))),
  canonical: (_, value) => decimalText(Number(value)),
  check: (input, value) => {
    const finding = checkNumber(input, value);
    if (finding !== undefined || Number.isSafeInteger(value)) return finding;
    return { code: Number.isInteger(value) ? "too_large" : "not_whole" };
  },
  flagArgument: () => "<integer>",
};
