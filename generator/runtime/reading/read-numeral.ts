import { shiftDecimal, sumOfDecimals } from "../decimal.ts";
import { decimalTextIn, percentTextIn } from "../number-text.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { NumberTolerance } from "./affixes.ts";
import type { FieldContext, FieldReading, Unreadable } from "./field-reading.ts";
import { readCanonicalNumber, readNumber, type NumberReading } from "./read-number.ts";

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

/** A real number, or a sum of several as on the back of an envelope: the nearest double of the decimal read. */
export function readReal(text: string, context: FieldContext, tolerance: NumberTolerance = {}): FieldReading {
  const number = readNumeral(text, context, tolerance);
  const reading = number.kind === "read" ? number : (readSum(text, context, tolerance) ?? number);
  if (reading.kind === "invalid") return unreadable(reading.code, text);
  const value = Number(reading.text);
  if (!Number.isFinite(value)) return unreadable("too_large", text);
  // -1e-400 is nothing, without a sign.
  return { kind: "read", value: value + 0, canonical: reading.text, ...noticesOf(reading, context) };
}

/** Longer sums are for the calculators that do arithmetic. */
const longestSum = 100;
/** A sign between two numbers; what begins with a zero, as parts of dates do, is no number to add. */
const betweenTerms = /(?<=[^ +-]) *(?=[+-](?!0\d))/;

/** `1200+350`, `$1,200 - 50`: exact, in any writing of its numbers; undefined where it is no such sum. */
function readSum(
  text: string,
  { locale }: FieldContext,
  tolerance: NumberTolerance,
): NumberReading | undefined {
  if (locale === undefined || text.length > longestSum) return undefined;
  const terms = plainCharacters(text)
    .split(betweenTerms)
    .map((term) => readNumber(term, locale, tolerance));
  const read = terms.filter((term) => term.kind === "read");
  return terms.length < 2 || read.length < terms.length
    ? undefined
    : { kind: "read", text: sumOfDecimals(read.map((term) => term.text)), isReworded: true };
}

/**
 * A number of hundredths, the percent sign optional: "3.875%" is 0.03875. Without its sign a number below 1 may be a
 * percentage or the fraction of one: 0.065 is read as 0.065%, its other reading is 6.5%. So many of so many are a share:
 * 18/20 is 90%, where that keeps the limits (`isPossible`), and 6 3/8 is not so many of so many.
 */
export function readPercent(
  text: string,
  context: FieldContext,
  isPossible: (value: number) => boolean = () => true,
): FieldReading {
  const reading = readNumeral(text, context, { percent: true });
  if (reading.kind === "invalid") return unreadable(reading.code, text);
  const value = Number(shiftDecimal(reading.text, -2));
  if (!Number.isFinite(value)) return unreadable("too_large", text);
  if (
    soManyOf.test(plainCharacters(text)) &&
    context.locale !== undefined &&
    isPossible(Number(reading.text))
  ) {
    const share = {
      ...reading,
      text: shiftDecimal(reading.text, 2),
      other: reading.text,
      isReworded: true,
    } as const;
    return {
      kind: "read",
      value: Number(reading.text),
      canonical: `${share.text}%`,
      ...noticesOf(share, context, percentTextIn, "%"),
    };
  }
  const isBare = context.locale !== undefined && reading.hasPercent !== true;
  const isBelowOne = value !== 0 && Math.abs(value) < 0.01;
  const { other = isBare && isBelowOne ? shiftDecimal(reading.text, 2) : undefined } = reading;
  return {
    kind: "read",
    value: value + 0,
    canonical: `${reading.text}%`,
    ...noticesOf({ ...reading, ...(other === undefined ? {} : { other }) }, context, percentTextIn, "%"),
  };
}

const soManyOf = /^\d+ ?\/ ?\d+$/;

/** An integer that a double holds exactly. */
export function readInteger(text: string, context: FieldContext): FieldReading {
  const reading = readReal(text, context);
  if (reading.kind === "unreadable") return reading;
  if (reading.canonical.includes(".")) return unreadable("not_whole", text);
  return Number.isSafeInteger(reading.value) ? reading : unreadable("too_large", text);
}

/** An integer of any size. */
export function readBigInt(text: string, context: FieldContext): FieldReading {
  const reading = readNumeral(text, context);
  if (reading.kind === "invalid") return unreadable(reading.code, text);
  if (reading.text.includes(".")) return unreadable("not_whole", text);
  if (reading.text.length > mostDigits) return unreadable("too_large", text);
  return {
    kind: "read",
    value: BigInt(reading.text),
    canonical: reading.text,
    ...noticesOf(reading, context),
  };
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

/** What there is to say of how a number was read; `sign` stands after its canonical text. */
export function noticesOf(
  { text, other, isReworded }: NumberReading & { readonly kind: "read" },
  { locale }: FieldContext,
  write = decimalTextIn,
  sign = "",
): Pick<FieldReading & { readonly kind: "read" }, "ambiguity" | "understood"> {
  return {
    ...(other === undefined ? {} : { ambiguity: { chosen: `${text}${sign}`, other: `${other}${sign}` } }),
    ...(isReworded === true && locale !== undefined ? { understood: write(locale, text) } : {}),
  };
}
