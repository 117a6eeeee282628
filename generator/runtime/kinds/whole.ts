import { numberFormat } from "../intl-cache.ts";
import { decimalTextIn } from "../number-text.ts";
import { readBigInt } from "../reading/read-numeral.ts";
import type { InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** A whole number of any size, a bigint. */
export interface WholeInput extends ScalarInputBase {
  readonly type: "whole";
  readonly kind: InputRuntime<WholeInput>;
}

/** Longest integer carried, a minus sign included. */
const mostDigits = 1000;

export const wholeRuntime: InputRuntime<WholeInput> = {
  read: (_, text, context) => readBigInt(text, context),
  write: (_, value, locale) => decimalTextIn(locale, String(value)),
  canonical: (_, value) => String(value),
  check: (_, value) => {
    if (typeof value !== "bigint") return { code: "not_whole" };
    return value.toString().length > mostDigits ? { code: "too_large" } : undefined;
  },
  flagArgument: () => "<whole>",
};

/** A whole number in the writing of `locale`. */
export function wholeText(value: string, locale: string): string {
  // As a text, Intl takes an integer beyond the largest double for infinity.
  return numberFormat(locale, {}).format(BigInt(value));
}
