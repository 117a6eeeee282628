import type { InputValues, Problem, Scalar, Value } from "../answer.ts";
import type { Display } from "../display.ts";
import type { InputContext, InputReading, InputText } from "../reading/field-reading.ts";
import type { UnitNames } from "../reading/unit-index.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";

/** What describes an input of any kind. */
export interface InputBase {
  readonly id: string;
  /** Canonical text of the default, as it stands in a URL; empty for none. `today` on dates. */
  readonly default: string;
  /** Canonical text of its value while its condition hides it; the default without one. */
  readonly hidden?: string;
  /** May be left blank; its value is then null. */
  readonly optional: boolean;
  /** Shown under "more options". */
  readonly advanced: boolean;
  /** Its hint is always in sight. */
  readonly isHintShown?: boolean;
  /** Heading id the field stands under, words in `groups`. */
  readonly group?: string;
  /** The amount it makes together with others of the same name: where some of them are given, the others are 0. */
  readonly partOf?: string;
  /** No address, file or kept answer has its text: it stays in its field. */
  readonly staysInField?: true;
}
/** What describes an input of one value. */
export interface ScalarInputBase extends InputBase {
  readonly display: Display;
  /** Words say a value beside its field: `inputs.<id>.aid`. */
  readonly hasHelperText?: boolean;
  /** The limits that move with other values, with their formulas. */
  readonly movingLimits?: readonly MovingLimit[];
  /** Canonical text of another default per region of the reader (`US`). */
  readonly regionDefaults?: Readonly<Record<string, string>>;
}

/** A limit that moves with other values: `text` is a formula that names them. */
export interface MovingLimit {
  readonly side: "min" | "max" | "above" | "below";
  readonly text: string;
}

/** What the check of one value needs besides it. */
export interface CheckContext {
  /** `YYYY-MM-DD`, the limit `today`. */
  readonly today: string;
  /** All inputs, to find the base of a digits input. */
  readonly values: InputValues;
}
/** What is wrong with a value, wherever it stands. */
export type Finding = Omit<Problem, "at"> | undefined;

/**
 * What pages, the terminal and emitted code do with an input of one kind. A description holds its own kind, so that a
 * page loads the kinds it uses and no others. Methods, not function properties, so that a kind can be called through
 * the union of all descriptions.
 */
export interface InputRuntime<Input> {
  /** Reads text that is not blank, typed in the context's locale, or canonical without one. Looks at no limits. */
  read(input: Input, text: string, context: FieldContext): FieldReading;
  /**
   * The text of a field that holds `value`, in the writing of `locale`, without unit, currency or percent sign. `names`
   * are what people write for words that a value may be made of.
   */
  write(input: Input, value: NonNullable<Scalar>, locale: string, unit?: string, names?: UnitNames): string;
  /** `value` as it stands in URLs, specifications and flags. */
  canonical(input: Input, value: NonNullable<Scalar>, unit?: string): string;
  /** What is wrong with `value`: its type, limits, length. */
  check(input: Input, value: NonNullable<Scalar>, context: CheckContext): Finding;
  /** The value of a blank field, where nothing entered is a value as well. */
  readonly blank?: Scalar;
  /** The most characters it reads, where they are more than any other kind does. */
  readonly longest?: number;
  /** What stands after its flag in the terminal's help: `<money>`. */
  flagArgument(input: Input): string;
  /** What can be chosen, each as canonical text, where there are few. */
  options?(input: Input): readonly string[];
  /** The unit, or the way of entering it, that a canonical text is in. */
  unitOf?(input: Input, canonical: string): string | undefined;
  /** A field is filled with the canonical text itself, of which the value does not say everything. */
  readonly keepsText?: boolean;
  /** The id of another input that decides how this one is read, so that it is read after that one. */
  decidedBy?(input: Input): string | undefined;
  /** One of two readings of a text, for people: `chosen` or `other` of an ambiguity. A number unless said otherwise. */
  readingText?(input: Input, canonical: string, locale: string, unitNames?: UnitNames): string;
}

/** The same for the one kind whose value is a list of rows. */
export interface RowsRuntime<Input> {
  read(input: Input, text: InputText, context: InputContext): InputReading;
  check(input: Input, value: Value, at: string, context: CheckContext): Problem[];
  flagArgument(input: Input): string;
}
