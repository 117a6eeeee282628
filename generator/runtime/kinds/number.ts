import { decimalText } from "../decimal.ts";
import { decimalTextIn } from "../number-text.ts";
import { readReal } from "../reading/read-numeral.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { checkNumber, type NumericInputBase } from "./numeric.ts";

/** A plain number. */
export interface NumberInput extends NumericInputBase {
  readonly type: "number";
  readonly kind: InputRuntime<NumberInput>;
  /** It may be entered as its inverse. */
  readonly hasInverse?: true;
}
/** How many times, as players of sound and video write it: 1.5x, 2×. */
const times = ["x", "×"];

export const numberRuntime: InputRuntime<NumberInput> = {
  read: (_, text, context) =>
    readReal(text, context, {
      ratio: true,
      ...(context.locale === undefined ? {} : { affixes: () => times }),
    }),
  write: (_, value, locale) => decimalTextIn(locale, decimalText(Number(value))),
  canonical: (_, value) => decimalText(Number(value)),
  check: checkNumber,
  flagArgument: () => "<number>",
};
