import type { Amount } from "./printed-value.ts";

/** A number with all its digits: one whole number over another, which is positive. */
export type Ratio = readonly [over: bigint, under: bigint];

export function addedRatios(one: Ratio, other: Ratio, sign: 1 | -1): Ratio {
  return [one[0] * other[1] + BigInt(sign) * other[0] * one[1], one[1] * other[1]];
}

export function inLowestTerms([over, under]: Ratio): Ratio {
  let [one, other] = [over < 0n ? -over : over, under];
  while (other !== 0n) [one, other] = [other, one % other];
  return one === 0n ? [0n, 1n] : [over / one, under / one];
}

/** The digits of a decimal number, times a power of ten, as a ratio. */
export function decimalRatio(whole: string, fraction: string, power: number): Ratio {
  const over = BigInt(`${whole}${fraction}`) * 10n ** BigInt(Math.max(power, 0));
  return [over, 10n ** BigInt(fraction.length + Math.max(-power, 0))];
}

export function exactAmount(ratio: Ratio): Amount {
  const [over, under] = inLowestTerms(ratio);
  return {
    kind: "amount",
    value: quotient(over, under),
    dimensions: {},
    last: 0,
    exact: [over, under],
    ...(under === 1n ? { whole: over } : {}),
  };
}

/** The amount without its digits, of which the last ones are in doubt. */
export function inexact(amount: Amount): Amount {
  const { exact: _, ...rest } = amount;
  return rest;
}

/** The nearest double, whatever the size of the two numbers: each alone may be more than a double holds. */
function quotient(over: bigint, under: bigint): number {
  if (over === 0n) return 0;
  const size = (over < 0n ? -over : over).toString().length - under.toString().length;
  const places = 20 - size;
  const digits =
    places >= 0 ? (over * 10n ** BigInt(places)) / under : over / (under * 10n ** BigInt(-places));
  return Number(`${digits}e${-places}`);
}
