import type { DiagnosticArguments, DiagnosticCode } from "../diagnostics/messages.ts";
import type { Span } from "./expression.ts";

/**
 * A mistake of the author in one formula. What its message names stands as words: a type (`an amount of money`), a count
 * (`1 or 2`), a place (``on the right of `and` ``). `start` and `end` are offsets in the formula's text.
 */
export type FormulaProblem = {
  readonly [Code in DiagnosticCode]: Span & {
    readonly code: Code;
    readonly arguments: DiagnosticArguments<Code>;
    /** Of an unknown name: those that are known there. */
    readonly known?: readonly string[];
    /** What was probably meant. */
    readonly suggestion?: string | undefined;
    /** The sides of a mismatch: where each stands and what it is, in words. */
    readonly parts?: readonly (Span & { readonly type: string })[];
  };
}[DiagnosticCode];
