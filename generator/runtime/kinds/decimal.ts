import { decimalTextIn } from "../number-text.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { readNumeral, noticesOf, unreadable } from "../reading/read-numeral.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** An exact decimal of any length, as canonical text. */
export interface DecimalInput extends ScalarInputBase {
  readonly type: "decimal";
  readonly kind: InputRuntime<DecimalInput>;
}
export const decimalRuntime: InputRuntime<DecimalInput> = {
  read: (_, text, context) => readDecimal(text, context),
  write: (_, value, locale) => decimalTextIn(locale, String(value)),
  canonical: (_, value) => String(value),
  check: (_, value) => checkDecimal(String(value)),
  flagArgument: () => "<decimal>",
};

/** Longest decimal taken, sign and mark included. */
const mostCharacters = 1000;

function readDecimal(text: string, context: FieldContext): FieldReading {
  const reading = readNumeral(text, context);
  if (reading.kind === "invalid") return unreadable(reading.code, text);
  if (reading.text.length > mostCharacters) return unreadable("too_large", text);
  return { kind: "read", value: reading.text, canonical: reading.text, ...noticesOf(reading, context) };
}

function checkDecimal(value: string): Finding {
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return { code: "not_a_number", arguments: { text: value } };
  return value.length > mostCharacters ? { code: "too_large" } : undefined;
}
