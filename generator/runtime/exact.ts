/** Exact decimals of any length, as canonical text. What has no value is a RangeError, as of whole numbers. */
import { Big } from "big.js";
import { termsOf } from "./fraction.ts";

/** Results of more digits than this are refused. */
const mostDigits = 20_000;
const nearest = 1;

/** big.js keeps the places of divisions and roots in the constructor; this one is set for each. */
const Rounded = Big();
Rounded.RM = nearest;

export function addDecimals(a: string, b: string): string {
  return textOf(new Big(a).plus(b));
}
export function subtractDecimals(a: string, b: string): string {
  return textOf(new Big(a).minus(b));
}
export function multiplyDecimals(a: string, b: string): string {
  if (a.length + b.length > mostDigits) throw new RangeError("the product has too many digits");
  return textOf(new Big(a).times(b));
}
export function negateDecimal(a: string): string {
  return textOf(new Big(a).times(-1));
}

/** Below 0 where `a` is less than `b`, 0 where they are equal. */
export function compareDecimals(a: string, b: string): number {
  return new Big(a).cmp(b);
}

/** `value` to so many decimal places, a half away from zero. */
export function roundDecimal(value: string, places = 0): string {
  return textOf(new Big(value).round(checkedPlaces(places), nearest));
}

/** `value` with so many digits from the first that is not zero, a half away from zero. */
export function roundSignificant(value: string, digits: number): string {
  if (!Number.isInteger(digits) || digits < 1 || digits > 1000) throw new RangeError("1 to 1,000 digits");
  return textOf(new Big(value).prec(digits, nearest));
}

/** The digits before the decimal mark; toward zero. */
export function wholePart(value: string): bigint {
  return BigInt(new Big(value).round(0, 0).toFixed());
}

/** `value` to a whole power that is not negative. */
export function powerOfDecimal(value: string, exponent: number): string {
  if (!Number.isInteger(exponent) || exponent < 0) throw new RangeError("a power that is no whole number");
  if (value.length * exponent > mostDigits) throw new RangeError("the power has too many digits");
  let result = new Big(1);
  let square = new Big(value);
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result.times(square);
    if (rest > 1) square = square.times(square);
  }
  return textOf(result);
}

/**
 * The root of a whole degree of a decimal or fraction to so many decimal places, a half away from zero. RangeError of an
 * even root of a negative value.
 */
export function rootOf(value: string, degree: number, places: number): string {
  if (!Number.isInteger(degree) || degree < 1) throw new RangeError("a root of no whole degree");
  const { over, under } = termsOf(value);
  if (over < 0n && degree % 2 === 0) throw new RangeError("an even root of a negative value");
  // One digit more than is asked for tells which way to round: a root that ends there ends with it.
  const scale = checkedPlaces(places) + 1;
  const radicand = ((over < 0n ? -over : over) * 10n ** BigInt(scale * degree)) / under;
  const root = new Big(String(integerRoot(radicand, BigInt(degree)))).times(`1e-${scale}`);
  return textOf(root.round(places, nearest).times(over < 0n ? -1 : 1));
}

/** The largest integer whose power is no more than `value`, which is not negative. */
export function integerRoot(value: bigint, degree: bigint): bigint {
  if (value < 2n || degree === 1n) return value;
  const bits = BigInt(value.toString(16).length * 4);
  // From above, each step of Newton's method is nearer, until it is no longer.
  let root = 1n << (bits / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * root + value / root ** (degree - 1n)) / degree;
    if (next >= root) return root;
    root = next;
  }
}

function checkedPlaces(places: number): number {
  if (!Number.isInteger(places) || places < 0 || places > 1000)
    throw new RangeError("0 to 1,000 decimal places");
  return places;
}

/** Canonical: no exponent, no negative zero. */
function textOf(value: Big): string {
  const text = value.toFixed();
  return /^-0(?:\.0*)?$/.test(text) ? "0" : text;
}
