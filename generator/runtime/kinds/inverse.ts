import { decimalTextIn } from "../number-text.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { readReal, unreadable } from "../reading/read-numeral.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { numberRuntime, type NumberInput } from "./number.ts";

/** The way of entering the inverse of a number, beside the number itself. */
export const inverseUnit = "inverse";

/** A number that may be entered as its inverse: a rate from A to B as the one from B to A, `1/0.8`. A link keeps which. */
export const inverseRuntime: InputRuntime<NumberInput> = {
  ...numberRuntime,
  read: readEither,
  // Of an inverse, its canonical text: the number would not say what was entered.
  write: (input, value, locale) =>
    typeof value === "string" && value.startsWith(over)
      ? decimalTextIn(locale, value.slice(over.length))
      : numberRuntime.write(input, value, locale),
  keepsText: true,
  unitOf: (_, canonical) => (canonical.startsWith(over) ? inverseUnit : "direct"),
  flagArgument: () => "<number|1/number>",
  readingText: (_, canonical, locale) =>
    decimalTextIn(locale, canonical.startsWith(over) ? canonical.slice(over.length) : canonical),
};

const over = "1/";

function readEither(_: NumberInput, text: string, context: FieldContext): FieldReading {
  const [written] = /^\s*1\s*\/\s*(?=\S)/u.exec(text) ?? [];
  const isAsked = context.locale !== undefined && context.unit === inverseUnit;
  const reading = readReal(text.slice(written?.length ?? 0), context);
  if (reading.kind !== "read" || (written === undefined && !isAsked)) return reading;
  const value = 1 / Number(reading.value);
  if (!Number.isFinite(value)) return unreadable("too_large", text);
  const { ambiguity } = reading;
  return {
    ...reading,
    value,
    canonical: over + reading.canonical,
    ...(ambiguity === undefined
      ? {}
      : { ambiguity: { chosen: over + ambiguity.chosen, other: over + ambiguity.other } }),
  };
}
