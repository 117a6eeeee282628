/** Exact fractions in digits, and digits as exact fractions. A RangeError where there is no value. */
import { digitValue } from "./big-integer.ts";
import { fractionOf, termsOf } from "./fraction.ts";
import { withoutTrailingZeros } from "./trailing-zeros.ts";

/** A fraction as a decimal of so many places, a half away from zero. */
export function decimalOfFraction(value: string, places: number): string {
  const { over, under } = termsOf(value);
  if (!Number.isInteger(places) || places < 0 || places > 1000)
    throw new RangeError("0 to 1,000 decimal places");
  const [size, scale] = [over < 0n ? -over : over, 10n ** BigInt(places)];
  const digits = String((2n * size * scale + under) / (2n * under)).padStart(places + 1, "0");
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  const decimal = places === 0 ? text : withoutTrailingZeros(text).replace(/\.$/, "");
  return over < 0n && decimal !== "0" ? `-${decimal}` : decimal;
}

/** What digits in a base are, those after the mark too: 0.1 in base 3 is 1/3. RangeError where they are none. */
export function fractionFromDigits(text: string, base: number): string {
  const [, sign = "", before = "", after = ""] = /^(-?)([^.]*)(?:\.(.*))?$/.exec(text) ?? [];
  const digits = before + after;
  if (digits === "") throw new RangeError("no digits");
  let over = 0n;
  for (const digit of digits) {
    const worth = digitValue(digit);
    if (worth >= base) throw new RangeError(`${digit} is no digit of base ${base}`);
    over = over * BigInt(base) + BigInt(worth);
  }
  return fractionOf(sign === "-" ? -over : over, BigInt(base) ** BigInt(after.length));
}
