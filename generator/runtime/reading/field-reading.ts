import type { Problem, Scalar } from "../answer.ts";
import type { InputValues } from "../description.ts";
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
  readonly taken: string;
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
