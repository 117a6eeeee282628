/** Exact fractions of any length, as canonical text in lowest terms: `7/4`, `-1/2`, `3`. A RangeError where there is no value. */

/** Fractions of more digits than this are refused. */
const mostDigits = 20_000;

/** Whole numbers of which the second is above 0. */
export interface Terms {
  readonly over: bigint;
  readonly under: bigint;
}

const form = /^(-?)(?:(\d+) )?(\d+)(?:\/(\d+))?(?:\.(\d+))?$/;

/** The terms of `7/4`, `1 3/4` or `1.75`, not in lowest terms; undefined where a text is none. */
export function readTerms(text: string): Terms | undefined {
  const [whole, sign = "", before, over = "0", under, decimals] = form.exec(text) ?? [];
  const isMixed = before !== undefined || under !== undefined;
  if (
    whole === undefined ||
    (isMixed && decimals !== undefined) ||
    (before !== undefined && under === undefined)
  )
    return undefined;
  const denominator = under === undefined ? 10n ** BigInt(decimals?.length ?? 0) : BigInt(under);
  if (denominator === 0n) return undefined;
  const numerator =
    under === undefined
      ? BigInt(over + (decimals ?? ""))
      : BigInt(before ?? "0") * denominator + BigInt(over);
  return { over: sign === "-" ? -numerator : numerator, under: denominator };
}

/** The terms of a fraction or a decimal that is carried. */
export function termsOf(value: string): Terms {
  const terms = readTerms(value);
  if (terms === undefined) throw new TypeError(`"${value}" is a fraction`);
  return terms;
}

/** A fraction as it is carried. RangeError where `under` is 0. */
export function fractionOf(over: bigint, under = 1n): string {
  if (under === 0n) throw new RangeError("a division by zero");
  const shared = commonDivisor(over, under) * (under < 0n ? -1n : 1n);
  const [first, second] = [over / shared, under / shared];
  const text = second === 1n ? String(first) : `${first}/${second}`;
  if (text.length > mostDigits) throw new RangeError("the fraction has too many digits");
  return text;
}

/** The largest whole number that divides both. */
export function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}

/** A decimal, or a fraction in any terms, as it is carried. */
export function fractionFrom(text: string): string {
  const { over, under } = termsOf(text);
  return fractionOf(over, under);
}

export function addFractions(a: string, b: string): string {
  const [one, other] = [termsOf(a), termsOf(b)];
  return fractionOf(one.over * other.under + other.over * one.under, one.under * other.under);
}
export function subtractFractions(a: string, b: string): string {
  return addFractions(a, negateFraction(b));
}
export function multiplyFractions(a: string, b: string): string {
  const [one, other] = [termsOf(a), termsOf(b)];
  return fractionOf(one.over * other.over, one.under * other.under);
}
/** RangeError when `b` is 0. */
export function divideFractions(a: string, b: string): string {
  const [one, other] = [termsOf(a), termsOf(b)];
  return fractionOf(one.over * other.under, one.under * other.over);
}
export function negateFraction(a: string): string {
  const { over, under } = termsOf(a);
  return fractionOf(-over, under);
}
export function absoluteFraction(a: string): string {
  return a.startsWith("-") ? a.slice(1) : a;
}

/** To a whole power, also a negative one. RangeError of a negative power of 0. */
export function powerOfFraction(value: string, exponent: number): string {
  if (!Number.isInteger(exponent)) throw new RangeError("a power that is no whole number");
  const { over, under } = termsOf(value);
  const size = BigInt(Math.abs(exponent));
  if (value.length * Math.abs(exponent) > mostDigits) throw new RangeError("the power has too many digits");
  return exponent < 0 ? fractionOf(under ** size, over ** size) : fractionOf(over ** size, under ** size);
}

/** Below 0 where `a` is less than `b`, 0 where they are equal. */
export function compareFractions(a: string, b: string): number {
  const [one, other] = [termsOf(a), termsOf(b)];
  const [left, right] = [one.over * other.under, other.over * one.under];
  return left === right ? 0 : left < right ? -1 : 1;
}

export function numeratorOf(value: string): bigint {
  return termsOf(value).over;
}
export function denominatorOf(value: string): bigint {
  return termsOf(value).under;
}
/** Without what is less than 1, toward zero. */
export function wholePartOfFraction(value: string): bigint {
  const { over, under } = termsOf(value);
  return over / under;
}

/** Digits that a double cannot tell apart any more. */
const digitsOfDouble = 40;

/** The nearest ordinary number. */
export function numberOfFraction(value: string): number {
  const { over, under } = termsOf(value);
  // Enough digits of the quotient, wherever its first one is.
  const places = Math.max(0, String(under).length - String(over).length) + digitsOfDouble;
  return Number(`${(over * 10n ** BigInt(places)) / under}e-${places}`);
}
