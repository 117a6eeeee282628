import { fractionFrom, fractionOf, termsOf, type Terms } from "./fraction.ts";
import { withoutTrailingZeros } from "./trailing-zeros.ts";

/** As many digits as a value has that does not come out, and the fewest it is known by: the last may be zeros. */
const roundedDigits = 34;
const fewestDigits = 30;

/** How much finer than its denominator asks for the digits must be, so that a fraction is no coincidence. */
const certainty = 1_000_000n;

/**
 * An exact decimal as a fraction. One that was rounded to 34 digits is the fraction of the smallest denominator that
 * rounds to it, where its digits tell that one from all others.
 */
export function nearestFraction(decimal: string): string {
  const { over, under } = termsOf(decimal);
  const size = over < 0n ? -over : over;
  const digits = withoutTrailingZeros(String(size)).length;
  const places = roundedDigits - String(size).length;
  if (digits < fewestDigits || digits > roundedDigits || places < 0) return fractionFrom(decimal);
  // Half of the last of 34 digits, on each side.
  const parts = 2n * 10n ** BigInt(places);
  const [low, high] = [size * parts - 1n, size * parts + 1n];
  const found = simplestBetween(low, under * parts, high, under * parts);
  if (found.under * found.under * certainty > under * parts) return fractionFrom(decimal);
  return fractionOf(over < 0n ? -found.over : found.over, found.under);
}

/** The fraction of the smallest denominator between two that are above 0, by their continued fractions. */
function simplestBetween(over: bigint, under: bigint, overHigh: bigint, underHigh: bigint): Terms {
  const whole = over / under;
  if (over % under === 0n) return { over: whole, under: 1n };
  if (whole < overHigh / underHigh) return { over: whole + 1n, under: 1n };
  const rest = simplestBetween(underHigh, overHigh - whole * underHigh, under, over - whole * under);
  return { over: whole * rest.over + rest.under, under: rest.over };
}
