import { fractionFrom, fractionOf, readTerms } from "../fraction.ts";
import { decimalFractionText, fractionText } from "../fraction-text.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { withFractions } from "../reading/read-number.ts";
import { readNumeral, noticesOf, unreadable } from "../reading/read-numeral.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** An exact fraction of any length, as canonical text: `7/4`. */
export interface FractionInput extends ScalarInputBase {
  readonly type: "fraction";
  readonly kind: InputRuntime<FractionInput>;
  /** It is written as a decimal where that ends. */
  readonly decimals: boolean;
}
export const fractionRuntime: InputRuntime<FractionInput> = {
  read: ({ decimals }, text, context) => readFraction(text, context, decimals),
  write: ({ decimals }, value, locale) =>
    decimals ? decimalFractionText(String(value), locale) : fractionText(String(value), locale),
  canonical: (_, value) => String(value),
  check: (_, value) =>
    typeof value === "string"
      ? checkFraction(value)
      : { code: "not_a_number", arguments: { text: String(value) } },
  flagArgument: () => "<fraction>",
  readingText: (_, canonical, locale) => fractionText(canonical, locale),
};

/** Longest fraction taken. */
const mostCharacters = 1000;
const mixed = /^([-+]?) *(?:(\S.*?) +)?(\d+) *\/ *(\d+)$/;

/** `1 3/4`, `7/8`, `1¾`, or a number in digits alone, 0.875. */
function readFraction(text: string, context: FieldContext, decimals: boolean): FieldReading {
  if (text.length > mostCharacters) return unreadable("too_large", text);
  const plain = withFractions(plainCharacters(text));
  const [, sign = "", before, over, under] = mixed.exec(plain) ?? [];
  if (over === undefined || under === undefined) return readPlain(text, context, decimals);
  const whole = before === undefined ? undefined : readNumeral(before, context);
  if (whole !== undefined && (whole.kind === "invalid" || !/^\d+$/.test(whole.text)))
    return unreadable("not_a_number", text);
  const terms = readTerms(`${whole === undefined ? "" : `${whole.text} `}${over}/${under}`);
  if (terms === undefined) return unreadable("not_a_number", text);
  const value = fractionOf(sign === "-" ? -terms.over : terms.over, terms.under);
  const isReworded = context.locale !== undefined && fractionText(value, context.locale) !== plain;
  return {
    kind: "read",
    value,
    canonical: value,
    ...(isReworded ? { understood: fractionText(value, context.locale ?? "en") } : {}),
  };
}

function readPlain(text: string, context: FieldContext, decimals: boolean): FieldReading {
  const reading = readNumeral(text, context);
  if (reading.kind === "invalid") return unreadable(reading.code, text);
  if (reading.text.length > mostCharacters) return unreadable("too_large", text);
  const value = fractionFrom(reading.text);
  const { ambiguity } = noticesOf(reading, context);
  const isReworded = context.locale !== undefined && value.includes("/") && !decimals;
  return {
    kind: "read",
    value,
    canonical: value,
    ...(ambiguity === undefined
      ? isReworded
        ? { understood: fractionText(value, context.locale ?? "en") }
        : {}
      : { ambiguity: { chosen: fractionFrom(ambiguity.chosen), other: fractionFrom(ambiguity.other) } }),
  };
}

function checkFraction(value: string): Finding {
  if (readTerms(value) === undefined) return { code: "not_a_number", arguments: { text: value } };
  return value.length > 2 * mostCharacters ? { code: "too_large" } : undefined;
}
