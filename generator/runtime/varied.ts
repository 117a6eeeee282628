import type { Problem, Refusal, Scalar } from "./answer.ts";
import { checkInputs } from "./check-inputs.ts";
import type { InputDescription } from "./description.ts";
import { NoFigure, Refused } from "./no-answer.ts";

/** More values than this cannot be told apart, and take long to work out. */
const mostValues = 400;

/**
 * From one value to another by a step, the last included where a step reaches it. Where that is too many, by as many steps
 * at a time as it takes.
 */
export function variedValues(from: number, to: number, step: number): readonly number[] {
  const steps = Math.floor((to - from) / step + 1e-9);
  if (!(step > 0 && steps >= 0 && Number.isFinite(steps))) return [];
  const stride = Math.ceil((steps + 1) / mostValues);
  // Twelve digits are more than anyone writes, and free of the error that repeated addition brings.
  return Array.from({ length: Math.floor(steps / stride) + 1 }, (_, index) =>
    Number((from + index * stride * step).toPrecision(12)),
  );
}

/** What a calculation comes to where one input has another value. */
export type Varied<Row> =
  | { readonly status: "answered"; readonly row: Row }
  | { readonly status: "invalid"; readonly problems: readonly Problem[] }
  | { readonly status: "refused"; readonly refusal: Refusal };

/** What is wrong with some of the inputs: the others were checked before one of them took another value. */
export function checkAgain(
  inputs: readonly InputDescription[],
  ids: readonly string[],
  ...rest: RestOf<Parameters<typeof checkInputs>>
): Problem[] {
  return checkInputs(
    inputs.filter(({ id }) => ids.includes(id)),
    ...rest,
  );
}

type RestOf<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;

/** A row for each value that has an answer. */
export function variedRows<Value, Row extends Readonly<Record<string, Scalar>>>(
  values: readonly Value[],
  answer: (value: Value) => Varied<Row>,
): readonly Row[] {
  return values.flatMap((value) => {
    const varied = answerOrNone(answer, value);
    return varied?.status === "answered" && Object.values(varied.row).every(isFinite) ? [varied.row] : [];
  });
}

function answerOrNone<Value, Row>(
  answer: (value: Value) => Varied<Row>,
  value: Value,
): Varied<Row> | undefined {
  try {
    return answer(value);
  } catch (error) {
    // A RangeError is what whole numbers and dates throw where a number would be NaN.
    if (error instanceof NoFigure || error instanceof Refused || error instanceof RangeError)
      return undefined;
    throw error;
  }
}

function isFinite(cell: Scalar): boolean {
  return typeof cell !== "number" || Number.isFinite(cell);
}
