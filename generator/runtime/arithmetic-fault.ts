import type { ArithmeticTerm } from "./arithmetic-operations.ts";

/** `not_whole`: a factorial; `no_real_value`: the root of a negative number, the tangent of 90°; `word` is the sign or name. */
export type ArithmeticProblemCode =
  | "not_an_expression"
  | "unfinished_expression"
  | "unknown_word"
  | "unknown_name"
  | "name_taken"
  | "unclear_base"
  | "division_by_zero"
  | "not_whole"
  | "no_real_value"
  | "too_large";

/** What stops arithmetic, and where. */
export interface Fault {
  readonly code: ArithmeticProblemCode;
  readonly position: number;
  readonly word?: string;
}

export function isFault(result: ArithmeticTerm | Fault): result is Fault {
  return "code" in result;
}
