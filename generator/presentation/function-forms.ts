import type { StepOperation } from "../runtime/description.ts";

/** A function said as a phrase: the parts its words `math.<name>` put together, in the order it is given them. */
interface PhraseForm {
  readonly kind: "phrase";
  readonly parts: readonly string[];
}
/** How a function of formulas is shown: never by its name. */
export type FunctionForm =
  | PhraseForm
  /** A phrase over everything it is given: the larger of A, B and C. */
  | { readonly kind: "list" }
  /** From one end to another; of one value, what it is given. */
  | { readonly kind: "range" }
  /** Another form of storage of the same value: only what it is given is shown. */
  | { readonly kind: "operand" }
  /** A sign between what it is given. */
  | { readonly kind: "sign" }
  /** A name that textbooks write before its operand: sin, ln. */
  | { readonly kind: "prefix" }
  /** The first part rounded, to places where they are given. */
  | { readonly kind: "rounded" }
  /** Said of all rows of a table. */
  | { readonly kind: "aggregate"; readonly parts: readonly string[] }
  /** Drawn: a fraction, a power, a root, bars. */
  | { readonly kind: "drawn" };

const ofOne: PhraseForm = { kind: "phrase", parts: ["x"] };
const span: PhraseForm = { kind: "phrase", parts: ["from", "to"] };
const inBase: PhraseForm = { kind: "phrase", parts: ["x", "base"] };
const ofStep: PhraseForm = { kind: "phrase", parts: ["x", "step"] };
const shift: PhraseForm = { kind: "phrase", parts: ["x", "places"] };
const list: FunctionForm = { kind: "list" };
const operand: FunctionForm = { kind: "operand" };
const range: FunctionForm = { kind: "range" };
const prefix: FunctionForm = { kind: "prefix" };
const rounded: FunctionForm = { kind: "rounded" };
const drawn: FunctionForm = { kind: "drawn" };
const sign: FunctionForm = { kind: "sign" };
const overRows: FunctionForm = { kind: "aggregate", parts: ["x"] };

/** Every function a formula may call. */
export const functionForms: Readonly<Record<string, FunctionForm>> = {
  min: list,
  max: list,
  later: list,
  abs: drawn,
  sqrt: drawn,
  hypot: drawn,
  root: drawn,
  power: drawn,
  fraction: drawn,
  quotient: drawn,
  exp: drawn,
  expm1: drawn,
  log1p: drawn,
  amount_in: drawn,
  quantity: drawn,
  round: rounded,
  nearest_multiple: ofStep,
  next_multiple: ofStep,
  floor: rounded,
  ceil: rounded,
  ln: prefix,
  sin: prefix,
  cos: prefix,
  tan: prefix,
  asin: prefix,
  atan: prefix,
  atan2: { kind: "phrase", parts: ["y", "x"] },
  remainder: sign,
  whole: operand,
  number: operand,
  decimal: operand,
  round_significant: operand,
  nearest_fraction: operand,
  whole_part: ofOne,
  numerator: ofOne,
  denominator: ofOne,
  to_digits: inBase,
  from_digits: inBase,
  fraction_from_digits: inBase,
  repeating_digits: inBase,
  repeats_soon: inBase,
  floor_log: inBase,
  round_half_even: ofOne,
  invert_digits: ofOne,
  length: ofOne,
  words_in: ofOne,
  characters_in: ofOne,
  bit_and: sign,
  bit_or: sign,
  bit_xor: sign,
  shift_left: shift,
  shift_right: shift,
  // A day and how long after it: people add them.
  add_days: sign,
  add_months: sign,
  add_years: sign,
  add_time: sign,
  add_business_days: { kind: "phrase", parts: ["date", "days"] },
  days_between: span,
  business_days_between: span,
  months_between: span,
  time_between: span,
  date_of: { kind: "phrase", parts: ["year", "month", "day"] },
  date_part: ofOne,
  year_of: ofOne,
  month_of: ofOne,
  day_of: ofOne,
  weekday_of: ofOne,
  start_of_month: ofOne,
  start_of_year: ofOne,
  term: operand,
  times: sign,
  month_term: range,
  day_term: range,
  months_in: operand,
  days_in: operand,
  lowest: ofOne,
  highest: ofOne,
  exactly: operand,
  given: ofOne,
  otherwise: { kind: "phrase", parts: ["x", "replacement"] },
  chosen: ofOne,
  sum: overRows,
  count: overRows,
  any: overRows,
  all: overRows,
  first: overRows,
  last: overRows,
  smallest: overRows,
  largest: overRows,
  average: overRows,
  days_covered: { kind: "aggregate", parts: ["from", "to"] },
};

/** Functions of one form whose words are the same. */
const sharedWords: Readonly<Record<string, string>> = {
  to_digits: "in_base",
  from_digits: "in_base",
  fraction_from_digits: "in_base",
  repeating_digits: "in_base",
  repeats_soon: "in_base",
  quotient: "floor",
  log1p: "ln",
  month_term: "range",
  day_term: "range",
};

/** The words an operation of a formula is said with, below `math`. */
export function wordsOfOperation([name, ...operands]: StepOperation): readonly string[] {
  switch (name) {
    case "%":
    case "remainder":
      return ["mod"];
    case "in":
      return ["or"];
    case "amount_in":
      return ["in_unit"];
    case "count":
      return ["count", "count_where"];
    // The law of cosines is written with one.
    case "hypot":
      return ["cos"];
    // With figures it is told by its tangent.
    case "atan2":
      return ["atan2", "atan"];
    case "any":
      return ["any", "none"];
    case "given":
      return ["given", "not_given"];
    // A step that branched says which condition held, or that one did not.
    case "==":
      return ["says"];
    case "?:":
      return ["and", "not", "says"];
    case "round":
      return ["round", "round_to", "round_off"];
  }
  const form = functionForms[name];
  switch (form?.kind) {
    case undefined:
      return [name];
    case "operand":
    case "sign":
      return [];
    case "range":
      return operands.length > 1 ? [wordOf(name)] : [];
    case "drawn":
      return sharedWords[name] === undefined ? [] : [wordOf(name)];
    case "list":
      return [wordOf(operands.length > 2 ? `${name}_of` : name)];
    case "phrase":
    case "prefix":
    case "rounded":
    case "aggregate":
      return [wordOf(name)];
  }
}

/** The word, below `math`, that says a function. */
export function wordOf(name: string): string {
  return sharedWords[name] ?? name;
}
