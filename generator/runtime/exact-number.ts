import { integerRoot } from "./exact.ts";
import { commonDivisor } from "./fraction.ts";
import { withoutTrailingZeros } from "./trailing-zeros.ts";

/**
 * A number as a fraction in lowest terms, `over / under`, `under` above 0. `error` is the log10 of how far it may lie
 * from what is meant: minus infinity while it is exact, more once a root that does not come out, or pi, is in it.
 */
export interface ExactNumber {
  readonly over: bigint;
  readonly under: bigint;
  readonly error: number;
  /** A division or root made it, so that its decimals may go on for ever. */
  readonly isQuotient: boolean;
}

/** Roots and constants are carried to about this many significant digits. */
export const carriedDigits = 80;
/** Results that do not come out are rounded to this many significant digits, as decimal128 has. */
const resultDigits = 34;
/** Fractions of more digits are rounded to those that are carried; sums people type do not have so many. */
const longestPart = 1200;
const none = Number.NEGATIVE_INFINITY;

/** The number that a canonical decimal text writes. */
export function exactOf(decimal: string): ExactNumber {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return reduced(BigInt(whole + fraction), tenTo(fraction.length), none, false);
}

/** The ratio of a circle's circumference to its diameter: OEIS A000796. */
export const piNumber: ExactNumber = {
  ...exactOf("3.1415926535897932384626433832795028841971693993751058209749445923078164062862089986"),
  error: -carriedDigits,
  isQuotient: true,
};
/** The base of the natural logarithm: OEIS A001113. */
export const eNumber: ExactNumber = {
  ...exactOf("2.7182818284590452353602874713526624977572470936999595749669676277240766303535475945"),
  error: -carriedDigits,
  isQuotient: true,
};

/** `a + b`. */
export function sum(a: ExactNumber, b: ExactNumber): ExactNumber {
  const over = a.over * b.under + b.over * a.under;
  return reduced(over, a.under * b.under, joined(a.error, b.error), a.isQuotient || b.isQuotient);
}

/** `a - b`. */
export function difference(a: ExactNumber, b: ExactNumber): ExactNumber {
  return sum(a, negated(b));
}

/** `-a`. */
export function negated(a: ExactNumber): ExactNumber {
  return { ...a, over: -a.over };
}

/** `a * b`. */
export function product(a: ExactNumber, b: ExactNumber): ExactNumber {
  const error = joined(a.error + magnitude(b), b.error + magnitude(a));
  return reduced(a.over * b.over, a.under * b.under, error, a.isQuotient || b.isQuotient);
}

/** `a / b`; `b` is not 0. */
export function quotient(a: ExactNumber, b: ExactNumber): ExactNumber {
  const error = joined(a.error - magnitude(b), b.error + magnitude(a) - 2 * magnitude(b));
  const sign = b.over < 0n ? -1n : 1n;
  return reduced(a.over * b.under * sign, a.under * b.over * sign, error, true);
}

/** `a - b * floor(a / b)`, with the sign of `b`, which is not 0: as `%` is in formulas. */
export function remainder(a: ExactNumber, b: ExactNumber): ExactNumber {
  const { over, under } = quotient(a, b);
  const times = over / under - (over < 0n && over % under !== 0n ? 1n : 0n);
  return difference(a, product(b, exactOf(String(times))));
}

/** `base` to a whole power; 0 not to a negative one. The caller bounds how many digits that makes. */
export function power(base: ExactNumber, exponent: number): ExactNumber {
  const size = Math.abs(exponent);
  const error = base.error + (size - 1) * magnitude(base) + Math.log10(size + 1);
  const raised = reduced(base.over ** BigInt(size), base.under ** BigInt(size), error, base.isQuotient);
  return exponent < 0 ? quotient(exactOf("1"), raised) : raised;
}

/** The square root of a number that is not negative, exact where it comes out. */
export function squareRoot(value: ExactNumber): ExactNumber {
  const [over, under] = [integerRoot(value.over, 2n), integerRoot(value.under, 2n)];
  const error = value.over === 0n ? value.error / 2 : value.error - magnitude(value) / 2;
  if (over * over === value.over && under * under === value.under) return reduced(over, under, error, true);
  // As many digits as are carried, however large or small the number is: work that does not grow with it.
  const places = carriedDigits - Math.floor(magnitude(value) / 2);
  const root = integerRoot(scaledDown(value.over, value.under, 2 * places), 2n);
  const own = magnitude(value) / 2 - carriedDigits + 1;
  return places >= 0
    ? reduced(root, tenTo(places), joined(error, own), true)
    : reduced(root * tenTo(-places), 1n, joined(error, own), true);
}

/** The log10 of its size, rounded up or down; far below that of any other for 0. */
export function magnitude({ over, under }: ExactNumber): number {
  return over === 0n ? -1e6 : digitsOf(over) - digitsOf(under);
}

/** The log10 of its longer part: a power of it has so many times the exponent digits. */
export function length({ over, under }: ExactNumber): number {
  return Math.max(log10Of(over), log10Of(under));
}

function log10Of(part: bigint): number {
  const digits = String(part < 0n ? -part : part);
  return digits.length - 1 + Math.log10(Math.max(1, Number(`${digits.charAt(0)}.${digits.slice(1, 16)}`)));
}

/**
 * As canonical decimal text: every digit where no division or root made it or it comes out whole, else 34 significant
 * ones, those of a longer whole part, or as many as are certain. What is smaller than its own error is 0.
 */
export function decimalTextOf(value: ExactNumber): string {
  const { over, under, error, isQuotient } = value;
  if (over === 0n || magnitude(value) < error + 2) return "0";
  if (under === 1n && error === none) return String(over);
  if (!isQuotient) {
    const places = digitsOf(under) * 4;
    return decimalText((over * tenTo(places)) / under, places);
  }
  const certain = Math.floor(magnitude(value) - error) - 2;
  // Of a long whole part every digit that is certain: zeros in their place would look like digits.
  const wanted = Math.max(resultDigits, digitsOf(over / under));
  return significantText(value, Math.max(1, Math.min(wanted, certain)));
}

/** Rounded to so many significant digits, half away from zero. */
function significantText({ over, under }: ExactNumber, digits: number): string {
  const size = over < 0n ? -over : over;
  const sign = over < 0n ? -1n : 1n;
  let places = digits - (digitsOf(size) - digitsOf(under));
  // The number of digits is known only to one more or less.
  if (digitsOf(scaledDown(size, under, places)) > digits) places -= 1;
  const doubled = scaledDown(2n * size, under, places);
  const nearest = (doubled + 1n) / 2n;
  return places >= 0 ? decimalText(sign * nearest, places) : String(sign * nearest * tenTo(-places));
}

/** `digits` with so many of them after the decimal mark, without needless zeros. */
function decimalText(digits: bigint, places: number): string {
  const sign = digits < 0n ? "-" : "";
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  const fraction = withoutTrailingZeros(text.slice(text.length - places));
  const whole = text.slice(0, text.length - places);
  return `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The fraction in lowest terms, or rounded to the digits that are carried where it has become too long. */
function reduced(over: bigint, under: bigint, error: number, isQuotient: boolean): ExactNumber {
  const divisor = under === 1n ? 1n : commonDivisor(over, under);
  const lowest = { over: over / divisor, under: under / divisor, error, isQuotient };
  if (!isQuotient || digitsOf(lowest.under) <= longestPart) return lowest;
  const places = Math.max(0, 2 * carriedDigits - magnitude(lowest));
  return {
    over: scaledDown(over, under, places),
    under: tenTo(places),
    error: joined(error, -places + 1),
    isQuotient,
  };
}

/** `over / under * 10 ** places` without its fraction. */
function scaledDown(over: bigint, under: bigint, places: number): bigint {
  return places >= 0 ? (over * tenTo(places)) / under : over / (under * tenTo(-places));
}

/** `10 ** exponent`. */
export function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function digitsOf(number: bigint): number {
  return String(number < 0n ? -number : number).length;
}

/** The log10 of two errors together, at most. */
function joined(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === none ? none : larger + 0.5;
}
