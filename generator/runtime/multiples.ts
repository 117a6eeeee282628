import { Big } from "big.js";
import { digitsForDouble, divideDecimals, missedByFloats, mostExactlyScaled, towardZero } from "./decimal.ts";

/**
 * The multiple of `step` nearest to `value`, half away from zero, on their decimal texts: 1.575 to 0.01 is 1.58. A result
 * that floats missed a half by counts as the half: 84.75 * 0.18 to 0.01 is 15.26. NaN without a step.
 */
export function nearestMultiple(value: number, step: number): number {
  return multiple(value, step, (rest, missed) => rest >= 0.5 - missed);
}

/**
 * The least multiple of `step` not below `value`, on their decimal texts: 102.07 to 5 is 105. A result that floats missed a
 * multiple by counts as the multiple: 3 * 0.1 to 0.1 is 0.3. NaN without a step.
 */
export function nextMultiple(value: number, step: number): number {
  return multiple(value, step, (rest, missed) => (value < 0 ? rest >= 1 - missed : rest > missed));
}

/** `isMore` has what is left of a step beyond whole ones, from 0 to 1, and how far floats may have missed it by. */
function multiple(value: number, step: number, isMore: (rest: number, missed: number) => boolean): number {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step <= 0) return Number.NaN;
  if (value === 0) return 0;
  const size = new Big(step);
  const steps = divideDecimals(new Big(Math.abs(value)), size, digitsForDouble);
  const whole = steps.round(0, towardZero);
  const count = steps.toNumber();
  const missed = count < mostExactlyScaled ? missedByFloats * count : 0;
  const taken = isMore(steps.minus(whole).toNumber(), missed) ? whole.plus(1) : whole;
  return Math.sign(value) * taken.times(size).toNumber() + 0;
}
