import type { Scalar } from "./answer.ts";
import { endsCalculation } from "./calculation.ts";

/** More values than this cannot be told apart, and take long to work out. */
const mostValues = 400;

/**
 * From one value to another by a step, the last included where a step reaches it. Where that is too many, by as many steps
 * at a time as it takes.
 */
export function sweepValues(from: number, to: number, step: number): readonly number[] {
  const steps = Math.floor((to - from) / step + 1e-9);
  if (!(step > 0 && steps >= 0 && Number.isFinite(steps))) return [];
  const stride = Math.ceil((steps + 1) / mostValues);
  // Twelve digits are more than anyone writes, and free of the error that repeated addition brings.
  return Array.from({ length: Math.floor(steps / stride) + 1 }, (_, index) =>
    Number((from + index * stride * step).toPrecision(12)),
  );
}

/** The inputs with another value of one of them. */
export function variedInputs<Inputs extends object>(inputs: Inputs, varied: Partial<Inputs>): Inputs {
  return { ...inputs, ...varied };
}

/** A row for each value that has an answer: `rowOf` gives none where the calculation is stopped. */
export function sweepRows<Value, Row extends Readonly<Record<string, Scalar>>>(
  values: readonly Value[],
  rowOf: (value: Value) => Row | undefined,
): readonly Row[] {
  return values.flatMap((value) => {
    const row = rowOrNone(rowOf, value);
    return row !== undefined && Object.values(row).every(isFinite) ? [row] : [];
  });
}

function rowOrNone<Value, Row>(rowOf: (value: Value) => Row | undefined, value: Value): Row | undefined {
  try {
    return rowOf(value);
  } catch (error) {
    if (endsCalculation(error)) return undefined;
    throw error;
  }
}

function isFinite(cell: Scalar): boolean {
  return typeof cell !== "number" || Number.isFinite(cell);
}
