import type { Digits } from "./display-digits.ts";
import { assert } from "./assert.ts";
import { meantDecimal, shiftDecimal } from "./decimal.ts";
import { numberFormat, orderMark } from "./intl-cache.ts";
import { numberMarks } from "./reading/number-marks.ts";

// Significant digits are written in scientific form outside these sizes.
const scientificFrom = 1e15;
const scientificBelow = 1e-6;
/** Digits of integers that are certain to be below the largest double. */
const longestOfDouble = 308;
/** Intl writes no more. */
const mostFractionDigits = 20;

/**
 * A finite number in `locale`, rounded half away from zero on its decimal text. Significant digits never round
 * the integer part; very small and very large values are then written as 1.5 × 10⁻⁷. Never "-0".
 */
export function numberText(value: number, locale: string, digits: Digits): string {
  const { significant } = digits;
  const size = Math.abs(value);
  const meant = meantDecimal(value, digits);
  if (significant !== undefined && size !== 0 && (size < scientificBelow || size >= scientificFrom))
    return scientificText(`${meant}`, locale, significant);
  return numberFormat(locale, digitOptions(digits, size)).format(wholeDigits(value) ?? `${meant}`);
}

/** Powers of two that divide a whole number no sum of roundings is likely to come to. */
const exactPower = 2 ** 11;

/**
 * All digits of a whole number too long for a double's decimal text, where the double is that number: 2 ** 70. Undefined
 * where its last bits are used up, as by a rounded one.
 */
export function wholeDigits(value: number): bigint | undefined {
  const size = Math.abs(value);
  if (size <= Number.MAX_SAFE_INTEGER || !Number.isFinite(size)) return undefined;
  const lastBit = 2 ** Math.max(0, Math.floor(Math.log2(size)) - 52);
  return (size / lastBit) % exactPower === 0 ? BigInt(value) : undefined;
}

/** What is smaller is taken for what floating point left of 0. */
const leastAmount = 1e-9;
/** Of what would be shown as 0. */
const digitsOfLittle = 3;

/** The digits that a number of this size is shown with: what is not 0 is not written as 0, but has the digits to show it. */
export function digitsShown(digits: Digits, size: number): Digits {
  const isLittle =
    digits.significant === undefined && size >= leastAmount && size < 0.5 / 10 ** digits.maximum;
  return isLittle ? { ...digits, significant: digitsOfLittle } : digits;
}

/**
 * Intl's options for a range of fraction digits, or for significant ones of a number of this size, whose whole part they
 * never round. The sign of what rounds to 0 is left out.
 */
export function digitOptions(digits: Digits, size: number): Intl.NumberFormatOptions {
  const { minimum, maximum, significant } = digitsShown(digits, size);
  const range =
    significant === undefined
      ? { minimumFractionDigits: minimum, maximumFractionDigits: maximum }
      : size >= 10 ** significant
        ? { maximumFractionDigits: 0 }
        : { maximumSignificantDigits: significant };
  return { ...range, signDisplay: "negative" };
}

/** A canonical decimal text in `locale` with all its digits, grouped. */
export function decimalTextIn(locale: string, decimal: string): string {
  assert(isDecimal(decimal), `${decimal} is a canonical decimal`);
  const [integer = "0", fraction = ""] = decimal.split(".");
  const { digits } = numberMarks(locale);
  // Intl cuts at 20 fraction digits: it writes sign, groups and mark, and the fraction is put in digit by digit.
  const frame = `${integer}.1`;
  assert(isDecimal(frame), `${frame} is a canonical decimal`);
  if (fraction === "") {
    const format = numberFormat(locale, { signDisplay: "negative" });
    // As a text, Intl takes an integer beyond the largest double for infinity.
    return integer.length > longestOfDouble ? format.format(BigInt(integer)) : format.format(decimal);
  }
  return numberFormat(locale, {})
    .formatToParts(frame)
    .map(({ type, value }) =>
      type === "fraction" ? Array.from(fraction, (digit) => digits[Number(digit)]).join("") : value,
    )
    .join("");
}

/** So many hundredths (a canonical decimal text) as a percentage in `locale`: "6.5" is 6.5%. */
export function percentTextIn(locale: string, decimal: string): string {
  const share = shiftDecimal(decimal, -2);
  assert(isDecimal(share), `${share} is a canonical decimal`);
  return numberFormat(locale, {
    style: "percent",
    maximumFractionDigits: mostFractionDigits,
    signDisplay: "negative",
  }).format(share);
}

/** A number's text, which may itself have an exponent, in scientific form, 1.5 × 10⁻⁷. `significant`: at most 21 digits. */
export function scientificText(decimal: string, locale: string, significant: number): string {
  assert(isNumeral(decimal), `${decimal} is a number`);
  const { digits } = numberMarks(locale);
  const [, minus = "", integer = ""] = /^(-?)(\d+)/.exec(decimal) ?? [];
  // Intl takes what is beyond the largest double for infinity: it writes the first digits, and the rest is counted here.
  const beyond = integer.length > longestOfDouble ? integer.length - 1 : 0;
  const written = beyond === 0 ? decimal : `${minus}${integer.charAt(0)}.${integer.slice(1, 40)}`;
  assert(isNumeral(written), `${written} is a number`);
  const parts = numberFormat(locale, {
    notation: "scientific",
    maximumSignificantDigits: significant,
  }).formatToParts(written);
  const separator = parts.findIndex(({ type }) => type === "exponentSeparator");
  const isNegative = parts.some(({ type }) => type === "exponentMinusSign");
  const counted = parts.find(({ type }) => type === "exponentInteger")?.value ?? "";
  const own = Number(Array.from(counted, (digit) => digits.indexOf(digit)).join(""));
  const exponent = `${isNegative ? "⁻" : ""}${superscript(own + beyond)}`;
  const mantissa = parts.slice(0, separator).map(({ value }) => value);
  return `${orderMark(locale)}${mantissa.join("")}\u00a0×\u00a0${digits[1]}${digits[0]}${exponent}`;
}

function superscript(exponent: number): string {
  return Array.from(String(exponent), (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))).join("");
}

/** Without an exponent. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

function isNumeral(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(text);
}
