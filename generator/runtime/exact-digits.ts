/** Exact decimals and fractions written in other bases. */
import { termsOf } from "./fraction.ts";

/** Digits of a fraction that are worked out to find where they repeat. */
const mostDigits = 2000;

interface Parts {
  readonly sign: string;
  readonly whole: string;
  /** What lies after the mark, as `over / under`. */
  readonly over: bigint;
  readonly under: bigint;
}

function partsOf(value: string, base: number): Parts {
  if (!Number.isInteger(base) || base < 2 || base > 36) throw new RangeError("a base is 2 to 36");
  const { over, under } = termsOf(value);
  const size = over < 0n ? -over : over;
  return {
    sign: over < 0n ? "-" : "",
    whole: (size / under).toString(base),
    over: size % under,
    under,
  };
}

/** `value` in a base with so many digits after the mark at most, the rest cut off: 0.1 in base 2 to 10 is 0.0001100110. */
export function digitsToPlaces(value: string, base: number, places = 0): string {
  const { sign, whole, over, under } = partsOf(value, base);
  if (!Number.isInteger(places) || places < 0 || places > mostDigits) throw new RangeError("too many places");
  const digits = ((over * BigInt(base) ** BigInt(places)) / under).toString(base).padStart(places, "0");
  const text = `${whole}${places === 0 ? "" : `.${digits}`}`;
  return /[^0.]/.test(text) ? sign + text : text;
}

/** Digits after the mark that are written of those that do not begin to repeat soon. */
const shownDigits = 64;

/**
 * `value` in a base with the digits that repeat in parentheses: 0.1 in base 2 is 0.0(0011). Where they repeat only after
 * more than 2,000 digits, the first 64 with an ellipsis.
 */
export function repeatingDigits(value: string, base: number): string {
  const { sign, whole, digits, start, isCut } = repetition(value, base);
  if (digits.length === 0) return sign + whole;
  if (isCut) return `${sign}${whole}.${digits.slice(0, shownDigits).join("")}…`;
  const [once, again] = [digits.slice(0, start).join(""), digits.slice(start).join("")];
  return `${sign}${whole}.${once}${again === "" ? "" : `(${again})`}`;
}

/** Whether the digits of `value` in a base end or begin to repeat within 2,000 digits. */
export function repeatsSoon(value: string, base: number): boolean {
  return !repetition(value, base).isCut;
}

/** The digits after the mark until they end or repeat, and where those that repeat begin. */
function repetition(value: string, base: number) {
  const { sign, whole, over, under } = partsOf(value, base);
  const seen = new Map<bigint, number>();
  const digits: string[] = [];
  let rest = over;
  while (rest !== 0n && !seen.has(rest) && digits.length < mostDigits) {
    seen.set(rest, digits.length);
    const next = rest * BigInt(base);
    digits.push((next / under).toString(base));
    rest = next % under;
  }
  const start = rest === 0n ? digits.length : seen.get(rest);
  return { sign, whole, digits, start, isCut: start === undefined };
}
