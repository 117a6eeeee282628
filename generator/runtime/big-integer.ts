/**
 * Integers of any size. What is undefined for the arguments is a RangeError, as in the language's own
 * `1n / 0n`: integers have no NaN to carry it.
 */

/** Results of `power` with more binary digits than this are refused; about 30,000 decimal digits. */
const mostBits = 100_000n;

/** The largest integer not above `a / b`. RangeError when `b` is 0. */
export function quotient(a: bigint, b: bigint): bigint {
  const towardZero = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? towardZero - 1n : towardZero;
}

/** What `quotient` leaves, with the sign of `b`. RangeError when `b` is 0. */
export function remainderBigInt(a: bigint, b: bigint): bigint {
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}

/** `base` to the power of `exponent`. RangeError when `exponent` is negative or the result absurdly long. */
export function power(base: bigint, exponent: bigint): bigint {
  const bits = BigInt(absBigInt(base).toString(2).length);
  if (bits > 1n && bits * exponent > mostBits) throw new RangeError("the power has too many digits");
  return base ** exponent;
}

/** The bits that are 1 in both; a negative integer has endless 1s on the left. */
export function bitAnd(a: bigint, b: bigint): bigint {
  return a & b;
}

/** The bits that are 1 in either. */
export function bitOr(a: bigint, b: bigint): bigint {
  return a | b;
}

/** The bits that differ. */
export function bitXor(a: bigint, b: bigint): bigint {
  return a ^ b;
}

/** The bits moved to the left. RangeError when `places` is negative or the result absurdly long. */
export function shiftLeft(value: bigint, places: bigint): bigint {
  return value * power(2n, places);
}

/** The bits moved to the right. RangeError when `places` is negative. */
export function shiftRight(value: bigint, places: bigint): bigint {
  if (places < 0n) throw new RangeError("a shift by a negative number of places");
  return value >> (places < mostBits ? places : mostBits);
}

/** The value without its sign. */
export function absBigInt(a: bigint): bigint {
  return a < 0n ? -a : a;
}

/** The smallest of one or more. */
export function minBigInt(first: bigint, ...others: readonly bigint[]): bigint {
  return others.reduce((least, value) => (value < least ? value : least), first);
}

/** The largest of one or more. */
export function maxBigInt(first: bigint, ...others: readonly bigint[]): bigint {
  return others.reduce((most, value) => (value > most ? value : most), first);
}

/** `value` written in `base` (2 to 36), lower case, `-` in front of a negative, zeros on the left up to `width` digits. */
export function toDigits(value: bigint, base: number, width = 0): string {
  const digits = absBigInt(value).toString(base).padStart(width, "0");
  return value < 0n ? `-${digits}` : digits;
}

/** The integer `text` writes in `base` (2 to 36), `-` allowed in front. RangeError when empty or not all digits. */
export function fromDigits(text: string, base: number): bigint {
  const isNegative = text.startsWith("-");
  const digits = isNegative ? text.slice(1) : text;
  if (digits === "") throw new RangeError("no digits");
  const radix = BigInt(base);
  let value = 0n;
  for (const digit of digits) {
    const worth = digitValue(digit);
    if (worth >= base) throw new RangeError(`${digit} is no digit of base ${base}`);
    value = value * radix + BigInt(worth);
  }
  return isNegative ? -value : value;
}

/** What a digit is worth: 0 to 9, then a or A for 10 up to z for 35; 36 for any other character. */
export function digitValue(digit: string): number {
  if (!/^[0-9a-z]$/i.test(digit)) return 36;
  return Number.parseInt(digit, 36);
}

/** Each 0 made 1 and each 1 made 0. RangeError when another character stands in `text`. */
export function invertDigits(text: string): string {
  if (/[^01]/.test(text)) throw new RangeError("not a binary number");
  return Array.from(text, (digit) => (digit === "0" ? "1" : "0")).join("");
}
