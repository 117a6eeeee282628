import { fromBase, fromBaseText, toBase, type UnitSize } from "./decimal.ts";

/** The most digits that tell a double from all others, and those that most numbers people type have at most. */
const [mostDigits, usualDigits] = [17, 15];

/** The shortest number whose amount in a unit is this value in base units: 1 mu, of 666.66… square meters, not 0.9999…. */
export function shortestInUnit(value: number, unit: UnitSize): number {
  const exact = fromBase(value, unit);
  if (exact === value || !Number.isFinite(exact) || Number.isInteger(exact)) return exact;
  for (let digits = usualDigits; digits < mostDigits; digits += 1) {
    const shorter = Number(fromBaseText(value, unit, digits));
    if (toBase(shorter, unit) === value) return shorter;
  }
  return exact;
}
