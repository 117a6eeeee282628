import type { Row, Scalar, Value } from "../runtime/answer.ts";

/** Values by id. */
export type Values = Readonly<Record<string, Value>>;

export function isScalar(value: Value): value is Scalar {
  return typeof value !== "object" || value === null;
}

/** The rows of a schedule or rows input; none when there is no such table. */
export function rowsAt(values: Values, id: string): readonly Row[] {
  const value = values[id];
  return value === undefined || isScalar(value) ? [] : value;
}

/** A single value; null when there is none. */
export function scalarAt(values: Values, id: string): Scalar {
  const value = values[id];
  return value === undefined || !isScalar(value) ? null : value;
}

/** A value as a number, or undefined when it is none. */
export function numberAt(values: Values, id: string): number | undefined {
  const value = values[id];
  return typeof value === "number" ? value : undefined;
}
