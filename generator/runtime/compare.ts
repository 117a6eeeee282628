import { Big } from "big.js";
import { isFiniteExact, type Exact } from "./decimal.ts";

/** The sign of `a - b` on exact decimals: -1, 0 or 1; NaN if either is not finite, so that every comparison fails. */
export function compareExactly(a: Exact, b: Exact): number {
  if (!isFiniteExact(a) || !isFiniteExact(b)) return Number.NaN;
  // Shortest texts keep the order of the doubles they stand for.
  if (typeof a === "number" && typeof b === "number") return Math.sign(a - b);
  return new Big(a).cmp(b);
}
