import type { InputValues, Problem, Scalar, Value } from "../answer.ts";
import type { UnitNames } from "./unit-index.ts";

/** What a field's text says: a value with its canonical text, or a problem. */
export type FieldReading =
  | {
      readonly kind: "read";
      readonly value: Scalar;
      /** As it stands in a URL. */
      readonly canonical: string;
      /** Set where the text allowed two readings. */
      readonly ambiguity?: Ambiguity;
      /** How it was read, in the locale's writing, where the text writes it otherwise: `400,000` for 400k. */
      readonly understood?: string;
    }
  | Unreadable;
/** The reading taken and the other: canonical decimals, or ISO dates. */
export interface Ambiguity {
  readonly chosen: string;
  readonly other: string;
}
export interface Unreadable {
  readonly kind: "unreadable";
  readonly code: Problem["code"];
  readonly arguments?: NonNullable<Problem["arguments"]>;
}

/** What reading a field depends on besides its text. */
export interface FieldContext {
  /** The locale people type in; without one, texts are canonical. */
  readonly locale?: string;
  /** `YYYY-MM-DD`, what `today` says. */
  readonly today: string;
  /** Unit of a bare number in a quantity field; the field's own unit when absent. */
  readonly unit?: string;
  /** What people write for a unit in the locale, besides its id. */
  readonly unitNames?: UnitNames;
  /** The inputs read so far: one of them may decide the currency or the base of this one. */
  readonly values?: InputValues;
}

/** A row as typed, a text a column; or as canonical text, cells joined by `~`. A cell left out takes its default. */
export type RowText = string | Readonly<Record<string, string>>;
export type InputText = string | readonly RowText[];

/** How a text was read that could be read otherwise, or says it otherwise than the field does: shown beside the field. */
export interface Notice {
  /** Input id, or `rows_input.3.column`. */
  readonly at: string;
  readonly kind: "read_as";
  /** The reading taken and, where there are two, the other, in the locale's writing. */
  readonly text: string;
  readonly other?: string;
}

/** What the texts of one input say. `value` is undefined where they can't be read. */
export interface InputReading {
  readonly value: Value | undefined;
  readonly canonical: string | readonly string[];
  readonly problems: readonly Problem[];
  readonly notices: readonly Notice[];
}

/** What reading an input depends on; `cell` changes the context for a column of it. */
export interface InputContext {
  readonly field: FieldContext;
  readonly cell: (column: { readonly id: string }) => FieldContext;
  /** All inputs as far as they are read. */
  readonly values: InputValues;
}
