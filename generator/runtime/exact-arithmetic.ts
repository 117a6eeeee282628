import { Big } from "big.js";
import { isFiniteExact, type Exact } from "./decimal.ts";

/** `a + b`, nothing cut off. NaN if either is not finite. */
export function exactSum(a: Exact, b: Exact): Exact {
  if (isInteger(a) && isInteger(b) && Number.isSafeInteger(a + b)) return a + b;
  return isFiniteExact(a) && isFiniteExact(b) ? new Big(a).plus(b) : Number.NaN;
}

/** `a - b`, nothing cut off. NaN if either is not finite. */
export function exactDifference(a: Exact, b: Exact): Exact {
  if (isInteger(a) && isInteger(b) && Number.isSafeInteger(a - b)) return a - b;
  return isFiniteExact(a) && isFiniteExact(b) ? new Big(a).minus(b) : Number.NaN;
}

/** `a * b`, nothing cut off. NaN if either is not finite. */
export function exactProduct(a: Exact, b: Exact): Exact {
  if (isInteger(a) && isInteger(b) && Number.isSafeInteger(a * b)) return a * b;
  return isFiniteExact(a) && isFiniteExact(b) ? new Big(a).times(b) : Number.NaN;
}

/** Whole numbers are added and multiplied exactly while the result is safe, and much faster than decimals. */
function isInteger(value: Exact): value is number {
  return Number.isSafeInteger(value);
}

/** `-a`. */
export function exactNegation(a: Exact): Exact {
  return typeof a === "number" ? -a : a.times(-1);
}

/** The double nearest to an exact result. */
export function nearestNumber(value: Exact): number {
  return Number(value);
}
