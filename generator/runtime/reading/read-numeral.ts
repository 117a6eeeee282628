import { shiftDecimal } from "../decimal.ts";
import type { Ambiguity, FieldContext, FieldReading, Unreadable } from "./field-reading.ts";
import { readCanonicalNumber, readNumber, type NumberReading, type NumberTolerance } from "./read-number.ts";

/** Integers of more digits are refused. */
const mostDigits = 1000;

/** The number in `text`: as typed in the context's locale, else canonical. */
export function readNumeral(
  text: string,
  { locale }: FieldContext,
  tolerance: NumberTolerance = {},
): NumberReading {
  if (locale !== undefined) return readNumber(text, locale, tolerance);
  const plain = text.trim();
  const suffixes = /\d$/.test(plain)
    ? []
    : [...(tolerance.percent === true ? ["%"] : []), ...(tolerance.affixes?.() ?? [])];
  const suffix = suffixes.find((each) => plain.endsWith(each)) ?? "";
  return readCanonicalNumber(plain.slice(0, plain.length - suffix.length).trim());
}

/** A real number: the nearest double of the decimal read. */
export function readReal(text: string, context: FieldContext, tolerance: NumberTolerance = {}): FieldReading {
  const reading = readNumeral(text, context, tolerance);
  if (reading.kind === "invalid") return unreadable(reading.code, text);
  const value = Number(reading.text);
  if (!Number.isFinite(value)) return unreadable("too_large", text);
  return { kind: "read", value, canonical: reading.text, ...ambiguity(reading) };
}

/** A number of hundredths, the percent sign optional: "3.875%" is 0.03875. */
export function readPercent(text: string, context: FieldContext): FieldReading {
  const reading = readReal(text, context, { percent: true });
  if (reading.kind === "unreadable") return reading;
  return {
    ...reading,
    value: Number(shiftDecimal(reading.canonical, -2)),
    canonical: `${reading.canonical}%`,
  };
}

/** An integer that a double holds exactly. */
export function readInteger(text: string, context: FieldContext): FieldReading {
  const reading = readReal(text, context);
  if (reading.kind === "unreadable") return reading;
  if (reading.canonical.includes(".")) return unreadable("not_whole", text);
  return Number.isSafeInteger(reading.value) ? reading : unreadable("too_large", text);
}

/** An integer of any size. */
export function readWhole(text: string, context: FieldContext): FieldReading {
  const reading = readNumeral(text, context);
  if (reading.kind === "invalid") return unreadable(reading.code, text);
  if (reading.text.includes(".")) return unreadable("not_whole", text);
  if (reading.text.length > mostDigits) return unreadable("too_large", text);
  return { kind: "read", value: BigInt(reading.text), canonical: reading.text, ...ambiguity(reading) };
}

/** A message quotes no more characters of a text. */
const longestQuote = 60;

/** A reading that failed, quoting the text in its message. */
export function unreadable(code: Unreadable["code"], text: string): Unreadable {
  return { kind: "unreadable", code, arguments: { text: quoted(text) } };
}

/** A text as a message quotes it: its beginning, where it is long. */
export function quoted(text: string): string {
  const whole = text.trim();
  if (whole.length <= longestQuote) return whole;
  // Whole characters, of which some are two long.
  const start = Array.from(whole.slice(0, 2 * longestQuote))
    .slice(0, longestQuote)
    .join("");
  return `${start.trimEnd()}…`;
}

function ambiguity({ text, other }: NumberReading & { readonly kind: "read" }): { ambiguity?: Ambiguity } {
  return other === undefined ? {} : { ambiguity: { taken: text, other } };
}
