/** What floating-point formats make of an exact fraction. A RangeError where there is no value. */
import { termsOf } from "./fraction.ts";

/** The largest whole exponent whose power of `base` is not above the size of `value`. RangeError of 0. */
export function floorLog(value: string, base: number): number {
  if (!Number.isInteger(base) || base < 2 || base > 36) throw new RangeError("a base is 2 to 36");
  const { over, under } = termsOf(value);
  if (over === 0n) throw new RangeError("no power is 0");
  const size = over < 0n ? -over : over;
  const by = BigInt(base);
  // The numbers of digits tell it, or one more than it.
  const exponent = size.toString(base).length - under.toString(base).length;
  const reaches =
    exponent < 0 ? size * by ** BigInt(-exponent) >= under : size >= under * by ** BigInt(exponent);
  return reaches ? exponent : exponent - 1;
}

/** The whole number nearest to `value`, of two as near the even one. */
export function roundHalfEven(value: string): bigint {
  const { over, under } = termsOf(value);
  const size = over < 0n ? -over : over;
  const below = size / under;
  const rest = 2n * (size % under);
  const isUp = rest > under || (rest === under && below % 2n === 1n);
  const nearest = isUp ? below + 1n : below;
  return over < 0n ? -nearest : nearest;
}
