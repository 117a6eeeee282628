/**
 * What a calculator answers: values, problems with the inputs, or a refusal.
 * Page, terminal, tests and JSON all read this one type.
 */

/** A number or date as carried: unrounded, in the base unit of its dimension; a date is `YYYY-MM-DD`. */
export type Scalar = number | bigint | string | boolean | null;
/** One row of a schedule or of a rows input, keyed by column id. */
export type Row = Readonly<Record<string, Scalar>>;
export type Value = Scalar | readonly Row[];
/** Typed inputs by id: numbers in base units, dates as ISO text, rows as objects. */
export type InputValues = Readonly<Record<string, Value>>;

/** What is wrong with an input. `code` is a generic code or `check.<id>`, and names the message in the words. */
export interface Problem {
  /** Input id, or `rows_input.3.column` for a cell (the row counted from 1). */
  readonly at: string;
  /** The other inputs it is about as much: it is shown at each of them. */
  readonly also?: readonly string[];
  readonly code: ProblemCode | `check.${string}`;
  /** Of a check: where its rule stands. */
  readonly citations?: Citations;
  /** What the message names: limits, the unreadable text, the other reading. Numbers are in base units. */
  readonly arguments?: Readonly<Record<string, Scalar>>;
}

export const problemCodes = [
  "required", // nothing was entered; zero is not nothing
  "not_a_number", // {text}
  "not_whole", // a whole number is needed
  "not_whole_amount", // {below} {above}: the amounts with a whole number of the unit that are nearest
  "below_minimum", // {minimum}
  "above_maximum", // {maximum}
  "too_early", // {minimum}: a day or a time
  "too_late", // {maximum}
  "too_large", // more digits than can be carried exactly, or not finite
  "not_an_option", // {text}
  "not_a_date", // {text}: unreadable, or a day that does not exist
  "not_a_month", // {text}: not a month of a year
  "not_a_time", // {text}
  "not_a_datetime", // {text}
  "not_a_duration", // {text}
  "not_a_term", // {text}
  "not_digits", // {text} {digit} {base}: a character that is no digit of the base
  "not_an_expression", // {text} {rest}: arithmetic that cannot be read from there on
  "unfinished_expression", // {text}: arithmetic whose end is missing
  "unknown_word", // {text} {word}: what means nothing in arithmetic
  "unknown_name", // {text} {word} {names}: the same, and what the visitor has named
  "name_taken", // {text} {word}: what is to be a name and means something in arithmetic
  "unclear_base", // a logarithm of two numbers, log(2,8), of which either may be the base
  "no_real_value", // {word}: a root, logarithm or other function of a number it has no value for
  "division_by_zero", // in an arithmetic expression
  "too_many_characters", // {maximum}
  "too_many_entries", // {maximum}: rows of an input
  "too_few_rows", // {minimum}
  "too_many_rows", // {most_rows}: a schedule that has so many and does not end
  "several_solutions", // a search between bounds found more than one value that fits
  "search_too_long", // {most_tries}: whole numbers that a search tried, of which none fits
  "unknown_unit", // {text}; its message names {units}, those there are, or, of many, some of them: {more} is then true
  "wrong_currency", // {text}: the sign of another currency than {currency}
  "not_finite", // the result is too large or undefined for these inputs
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Where a rule or figure comes from. */
export interface Citation {
  readonly title: string;
  /** Its own title in other languages, by locale id. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly url?: string;
  /** `official`: checked against the official text; `secondary`: against pages that quote it; `unconfirmed`: shown with a warning. */
  readonly status: "official" | "secondary" | "unconfirmed";
  /** The day a person last checked it, `YYYY-MM-DD`. */
  readonly checked_on: string;
}

/** The text of its publisher, to read on; nothing here was compared with it. */
export interface OfficialText {
  readonly title: string;
  readonly url: string;
}

/** At least one; the first is the one to read. */
export type Citations = readonly [Citation, ...Citation[]];

/** Out of scope: a result in its own right, with its reason and where the limit comes from. */
export interface Refusal {
  /** Refusal id of the specification, or `outside.<table id>` when a date lies outside every period of a table. */
  readonly reason: string;
  /** Where to read what is not held here, in place of citations. */
  readonly official?: OfficialText;
  readonly citations?: Citations;
  readonly arguments?: Readonly<Record<string, Scalar>>;
}

/** What a formula of an answer stands on: the row a lookup used, or the sources of the formula itself. */
export interface UsedSource {
  readonly formula: string;
  /** None where the formula cites its sources itself. */
  readonly table?: string;
  readonly from?: string;
  readonly through?: string;
  readonly citations: Citations;
  /** The figures may be out of date on the day asked for. */
  readonly isStale?: true;
}

export type Answer<V = Readonly<Record<string, Value>>> =
  | {
      readonly status: "answered";
      /** Every output by id. */
      readonly values: V;
      /**
       * How it came about, gathered when a reader asks: every formula and schedule by id (record formulas as `formula.column`), for steps and charts; of a formula
       * `a ? b : c ? d : e` also the branch taken, counted from 0, as `<id>?`, and of cases by option the option it went by.
       */
      readonly trace: () => Readonly<Record<string, Value>>;
      readonly used: readonly UsedSource[];
    }
  | { readonly status: "invalid"; readonly problems: readonly Problem[] }
  | { readonly status: "refused"; readonly refusal: Refusal };
