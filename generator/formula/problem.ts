import type { Span } from "./expression.ts";

/** What can be wrong with a formula, and what each message names. Types stand as words (`an amount of money`). */
export interface FormulaProblemArguments {
  /** The text cannot be read; `detail` is a sentence without full stop. */
  readonly formula_syntax: { readonly detail: string };
  readonly unknown_name: { readonly name: string };
  readonly unknown_function: { readonly name: string };
  /** A function other languages have and this one leaves out; `instead` says what to write. */
  readonly forbidden_function: { readonly name: string; readonly instead: string };
  /** `want` is a count in words: `2`, `1 or 2`, `2 or more`. */
  readonly wrong_argument_count: { readonly function: string; readonly want: string; readonly got: number };
  /** `where` places the value: ``on the right of `and` ``, ``as `date` of `add_days` ``. */
  readonly type_mismatch: { readonly want: string; readonly got: string; readonly where: string };
  readonly dimension_mismatch: { readonly left: string; readonly right: string; readonly operator: string };
  readonly branch_mismatch: { readonly left: string; readonly right: string };
  readonly text_untranslated: { readonly options: string };
  readonly unknown_option: { readonly option: string; readonly options: string };
  readonly optional_unguarded: { readonly name: string };
  readonly unknown_unit: { readonly unit: string };
  /** A unit of another dimension than the value it is asked of. */
  readonly unit_of_another: { readonly unit: string; readonly measures: string; readonly type: string };
  readonly division_by_zero: { readonly operator: string };
  readonly literal_needed: { readonly function: string; readonly parameter: string };
  readonly not_a_table: { readonly name: string };
  /** One aggregate alone inside another: no column of a row is left for the outer one. */
  readonly nested_aggregate: { readonly outer: string; readonly inner: string };
  /** A column of a table outside `sum`, `first` and the like. */
  readonly aggregate_needed: { readonly name: string };
  readonly mixed_tables: { readonly table: string; readonly other: string };
  readonly unknown_column: { readonly name: string; readonly table: string };
  /** A value that a schedule carries, asked of its rows. */
  readonly carried_no_column: { readonly name: string; readonly table: string };
  readonly not_comparable: { readonly left: string; readonly right: string; readonly operator: string };
  readonly exponent_with_unit: { readonly base: string; readonly exponent: string };
  readonly operator_not_allowed: { readonly operator: string; readonly type: string };
}
export type FormulaProblemCode = keyof FormulaProblemArguments;

/** A mistake of the author in one formula. `start` and `end` are offsets in the formula's text. */
export type FormulaProblem = {
  readonly [Code in FormulaProblemCode]: Span & {
    readonly code: Code;
    readonly arguments: FormulaProblemArguments[Code];
    /** Of an unknown name: those that are known there. */
    readonly known?: readonly string[];
    /** What was probably meant. */
    readonly suggestion?: string | undefined;
    /** The sides of a mismatch: where each stands and what it is, in words. */
    readonly parts?: readonly (Span & { readonly type: string })[];
  };
}[FormulaProblemCode];
