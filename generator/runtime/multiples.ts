import { Big } from "big.js";
import { awayFromZero, digitsForDouble, divideDecimals, halfAway, towardZero } from "./decimal.ts";

/** The multiple of `step` nearest to `value`, half away from zero, on their decimal texts: 1.575 to 0.01 is 1.58. NaN without a step. */
export function nearestMultiple(value: number, step: number): number {
  return multiple(value, step, halfAway);
}

/** The least multiple of `step` not below `value`, on their decimal texts: 102.07 to 5 is 105. NaN without a step. */
export function nextMultiple(value: number, step: number): number {
  return multiple(value, step, value < 0 ? towardZero : awayFromZero);
}

function multiple(value: number, step: number, mode: 0 | 1 | 3): number {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step <= 0) return Number.NaN;
  if (value === 0) return 0;
  const size = new Big(step);
  const steps = divideDecimals(new Big(value), size, digitsForDouble).round(0, mode);
  return steps.times(size).toNumber() + 0;
}
