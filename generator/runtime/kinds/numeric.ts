import type { Scalar } from "../answer.ts";
import type { Finding, ScalarInputBase } from "./input-runtime.ts";

/** Limits of a number, in base units. */
export interface NumberLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
}
/** What describes an input whose value is a number. */
export interface NumericInputBase extends ScalarInputBase, NumberLimits {
  /** Values people often want, in the base unit. */
  readonly usual?: readonly number[];
  /** What one press of − or + takes away or adds, in the base unit. */
  readonly step?: number;
}

/** Whether a value is a number a double holds, within its limits. */
export function checkNumber(input: NumberLimits, value: NonNullable<Scalar>): Finding {
  if (typeof value !== "number" || Number.isNaN(value))
    return { code: "not_a_number", arguments: { text: String(value) } };
  if (!Number.isFinite(value)) return { code: "too_large" };
  const { minimum, maximum, exclusiveMinimum = false, exclusiveMaximum = false } = input;
  if (minimum !== undefined && (exclusiveMinimum ? value <= minimum : value < minimum)) {
    return { code: "below_minimum", arguments: { minimum, exclusive: exclusiveMinimum } };
  }
  if (maximum !== undefined && (exclusiveMaximum ? value >= maximum : value > maximum)) {
    return { code: "above_maximum", arguments: { maximum, exclusive: exclusiveMaximum } };
  }
  return undefined;
}
