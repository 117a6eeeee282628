import type { Scalar } from "../answer.ts";
import type { ScalarInput } from "../description.ts";
import type { InputRuntime } from "../kinds/input-runtime.ts";
import type { UnitNames } from "./unit-index.ts";
import { decimalTextIn } from "../number-text.ts";

/**
 * The text that stands in a field for `value`, all its digits in the writing of `locale`, without unit, currency
 * or percent sign. Dates are ISO text, which has one reading; an expression may be given as its canonical text.
 * `readField` in `locale` and `unit` reads it back.
 */
export function fieldText(
  input: ScalarInput,
  value: Scalar,
  locale: string,
  unit?: string,
  names?: UnitNames,
): string {
  const kind: InputRuntime<ScalarInput> = input.kind;
  return value === null ? "" : kind.write(input, value, locale, unit, names);
}

/** One reading of a text that allows two, canonical, as people in `locale` write it. */
export function readingText(
  input: ScalarInput,
  canonical: string,
  locale: string,
  unitNames?: UnitNames,
): string {
  const kind: InputRuntime<ScalarInput> = input.kind;
  return kind.readingText === undefined
    ? decimalTextIn(locale, canonical)
    : kind.readingText(input, canonical, locale, unitNames);
}
