import { dimensionless, type Dimension } from "../dimension.ts";

/** Types that functions take and give, by the names their signatures have for them. */
export const whole = { kind: "whole" } as const;
export const decimal = { kind: "decimal" } as const;
export const fraction = { kind: "fraction" } as const;
export const text = { kind: "text" } as const;
export const boolean = { kind: "boolean" } as const;
export const date = { kind: "date" } as const;
export const time = { kind: "time" } as const;
export const datetime = { kind: "datetime" } as const;
export const term = { kind: "term" } as const;
/** A plain number. */
export const number = amountOf(dimensionless);
/** A plain number without fraction. */
export const integer = integerAmountOf(dimensionless);
/** A number of any dimension, the same for all such parameters. */
export const anyNumber = { kind: "number", dimension: "same", integer: false } as const;

interface Amount<Integer extends boolean> {
  readonly kind: "number";
  readonly dimension: Dimension;
  readonly integer: Integer;
}

export function amountOf(dimension: Dimension): Amount<false> {
  return { kind: "number", dimension, integer: false };
}
export function integerAmountOf(dimension: Dimension): Amount<true> {
  return { kind: "number", dimension, integer: true };
}
/** A literal text out of these. */
export function oneOf(options: readonly string[]): {
  readonly kind: "option";
  readonly options: readonly string[];
} {
  return { kind: "option", options };
}
