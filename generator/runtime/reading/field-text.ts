import type { Scalar } from "../answer.ts";
import { decimalText, shiftDecimal } from "../decimal.ts";
import { amountText } from "../canonical.ts";
import { numberMarks } from "./number-marks.ts";
import { decimalTextIn } from "../number-text.ts";
import type { ScalarInput } from "./read-field.ts";
import { chosenUnit } from "./read-quantity.ts";

/**
 * The text that stands in a field for `value`, all its digits in the writing of `locale`, without unit, currency
 * or percent sign. Dates are ISO text, which has one reading; an expression may be given as its canonical text.
 * `readField` in `locale` and `unit` reads it back.
 */
export function fieldText(input: ScalarInput, value: Scalar, locale: string, unit?: string): string {
  if (value === null) return "";
  switch (input.type) {
    case "number":
    case "integer":
    case "money":
      return decimalTextIn(locale, decimalText(Number(value)));
    case "percent":
      return decimalTextIn(locale, shiftDecimal(Number(value), 2));
    case "quantity":
      return decimalTextIn(locale, amountText(Number(value), chosenUnit(input, unit)));
    case "whole":
      return decimalTextIn(locale, String(value));
    case "expression":
      return String(value).replaceAll(".", numberMarks(locale).decimal);
    case "date":
      return String(value).slice(0, input.precision === "month" ? 7 : 10);
    case "boolean":
      return value === true ? "yes" : "no";
    case "digits":
    case "choice":
    case "text":
      return String(value);
  }
}
