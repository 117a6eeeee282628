import type { ArithmeticFunction } from "./arithmetic-functions.ts";
import type { ExactNumber } from "./exact-number.ts";

/** One operation of an arithmetic expression as it was done, with what it came to. */
export type ArithmeticOperation = ArithmeticChain | ArithmeticCall;

/** What + and −, or × and ÷, join from left to right: people do all of it at once. */
export interface ArithmeticChain {
  readonly kind: "chain";
  readonly first: ArithmeticTerm;
  readonly rest: readonly { readonly sign: ChainSign; readonly term: ArithmeticTerm }[];
  readonly result: ExactNumber;
}
export type ChainSign = "+" | "-" | "*" | "/" | "mod";

/** A function, a sign or a power with what it is of; `log` with a second operand is to that base. */
export interface ArithmeticCall {
  readonly kind: "call";
  readonly name: ArithmeticFunction | "sqrt" | "^" | "-" | "!" | "ncr" | "npr";
  readonly operands: readonly [ArithmeticTerm, ArithmeticTerm?];
  readonly result: ExactNumber;
}

export interface ArithmeticTerm {
  readonly value: ExactNumber;
  /** As it was typed; none of what was worked out before. */
  readonly written?: "number" | "percent" | "pi" | "e";
  /** What it was worked out by. */
  readonly by?: ArithmeticOperation;
}
