import type { Problem, Scalar } from "./answer.ts";
import { fromBase } from "./decimal.ts";
import type { InputDescription, InputValue, InputValues } from "./description.ts";
import { isoDate } from "./reading/read-date.ts";
import { digitValue } from "./whole.ts";

type RowsInput = InputDescription & { readonly type: "rows" };
type ScalarInput = Exclude<InputDescription, { readonly type: "rows" }>;
/** What the check of one value needs besides it. */
export interface CheckContext {
  /** `YYYY-MM-DD`, the limit `today`. */
  readonly today: string;
  /** All inputs, to find the base of a digits input. */
  readonly values: InputValues;
}

/** Longest integer and decimal text carried. */
const mostDigits = 1000;

/**
 * What is wrong with `values`, in the order of `inputs`: type, limits, options, length, number of rows. Inputs
 * that `visible` says are hidden are not looked at; those it does not name are shown.
 */
export function checkInputs(
  inputs: readonly InputDescription[],
  values: InputValues,
  visible: Readonly<Record<string, boolean>>,
  today: string,
): Problem[] {
  return inputs
    .filter(({ id }) => visible[id] !== false)
    .flatMap((input) => checkInput(input, values[input.id] ?? null, input.id, { today, values }));
}

/** What is wrong with one value; problems name `at`, or `at.<row>.<column>` for cells. */
export function checkInput(
  input: InputDescription,
  value: InputValue,
  at: string,
  context: CheckContext,
): Problem[] {
  if (input.type === "rows") return checkRows(input, value, at, context);
  if (value === null || value === "") return input.optional ? [] : [{ at, code: "required" }];
  if (typeof value === "object") return [{ at, code: "not_an_option", arguments: { text: "" } }];
  const problem = checkScalar(input, value, context);
  return problem === undefined ? [] : [{ at, ...problem }];
}

/** The number of rows of a rows input against its limits. */
export function checkRowCount(input: RowsInput, count: number, at: string): Problem[] {
  if (count === 0 && input.fewest > 0 && !input.optional) return [{ at, code: "required" }];
  if (count < input.fewest && !(count === 0 && input.optional)) {
    return [{ at, code: "too_few_rows", arguments: { minimum: input.fewest } }];
  }
  return count > input.most ? [{ at, code: "too_long", arguments: { maximum: input.most } }] : [];
}

function checkRows(input: RowsInput, value: InputValue, at: string, context: CheckContext): Problem[] {
  const rows = value !== null && typeof value === "object" ? value : [];
  const count = checkRowCount(input, rows.length, at);
  if (rows.length > input.most) return count;
  const cells = rows.flatMap((row, index) =>
    input.columns.flatMap((column) =>
      checkInput(column, row[column.id] ?? null, `${at}.${index + 1}.${column.id}`, context),
    ),
  );
  return [...count, ...cells];
}

type Finding = Omit<Problem, "at"> | undefined;

function checkScalar(input: ScalarInput, value: NonNullable<Scalar>, context: CheckContext): Finding {
  switch (input.type) {
    case "number":
    case "percent":
    case "money":
      return checkNumber(input, value);
    case "integer":
      return checkNumber(input, value) ?? (Number.isSafeInteger(value) ? undefined : notWhole(value));
    case "quantity":
      return (
        checkNumber(input, value) ??
        (input.integer === true && !isWholeInSomeUnit(input, value) ? { code: "not_whole" } : undefined)
      );
    case "whole":
      if (typeof value !== "bigint") return { code: "not_whole" };
      return value.toString().length > mostDigits ? { code: "too_large" } : undefined;
    case "digits":
      return checkDigits(input, String(value), context.values);
    case "date":
      return checkDate(input, String(value), context.today);
    case "choice":
      return input.options.some((option) => option === value)
        ? undefined
        : { code: "not_an_option", arguments: { text: String(value) } };
    case "boolean":
      return typeof value === "boolean"
        ? undefined
        : { code: "not_an_option", arguments: { text: String(value) } };
    case "text":
      return String(value).length > input.longest
        ? { code: "too_long", arguments: { maximum: input.longest } }
        : undefined;
    case "expression":
      return /^-?\d+(?:\.\d+)?$/.test(String(value))
        ? undefined
        : { code: "not_a_number", arguments: { text: String(value) } };
  }
}

type NumberInput = InputDescription & {
  readonly type: "number" | "integer" | "percent" | "money" | "quantity";
};

function checkNumber(input: NumberInput, value: NonNullable<Scalar>): Finding {
  if (typeof value !== "number" || Number.isNaN(value))
    return { code: "not_a_number", arguments: { text: String(value) } };
  if (!Number.isFinite(value)) return { code: "too_large" };
  const { minimum, maximum, exclusiveMinimum = false, exclusiveMaximum = false } = input;
  if (minimum !== undefined && (exclusiveMinimum ? value <= minimum : value < minimum)) {
    return { code: "below_minimum", arguments: { minimum, exclusive: exclusiveMinimum } };
  }
  if (maximum !== undefined && (exclusiveMaximum ? value >= maximum : value > maximum)) {
    return { code: "above_maximum", arguments: { maximum, exclusive: exclusiveMaximum } };
  }
  return undefined;
}

function notWhole(value: NonNullable<Scalar>): Finding {
  return { code: Number.isInteger(value) ? "too_large" : "not_whole" };
}

function isWholeInSomeUnit(input: NumberInput, value: NonNullable<Scalar>): boolean {
  const units = input.display.kind === "quantity" ? input.display.units : [];
  return units.some(({ numerator, denominator }) =>
    Number.isInteger(fromBase(Number(value), numerator, denominator)),
  );
}

function checkDigits(
  input: InputDescription & { readonly type: "digits" },
  digits: string,
  values: InputValues,
): Finding {
  if (digits.length > input.longest) return { code: "too_long", arguments: { maximum: input.longest } };
  const base = digitsBase(input, values);
  const wrong = Array.from(digits).find((digit) => digitValue(digit) >= base);
  return wrong === undefined
    ? undefined
    : { code: "not_digits", arguments: { text: digits, digit: wrong, base } };
}

/** The base of a digits input, 2 to 36; 36 while the input that decides it has no value. */
export function digitsBase(
  input: InputDescription & { readonly type: "digits" },
  values: InputValues,
): number {
  const base = Number(typeof input.base === "number" ? input.base : (values[input.base.from] ?? 36));
  return Number.isInteger(base) && base >= 2 && base <= 36 ? base : 36;
}

function checkDate(
  input: InputDescription & { readonly type: "date" },
  date: string,
  today: string,
): Finding {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (isoDate(Number(year), Number(month), Number(day)) !== date)
    return { code: "not_a_date", arguments: { text: date } };
  const { minimum, maximum } = input;
  if (minimum !== undefined && date < minimum)
    return { code: "below_minimum", arguments: { minimum, exclusive: false } };
  const latest = maximum === "today" ? today : maximum;
  if (latest !== undefined && date > latest)
    return { code: "above_maximum", arguments: { maximum: latest, exclusive: false } };
  return undefined;
}

/**
 * The problem of a check that fails: at the first of the inputs it is about that the visitor sees, and at the others.
 * `shown` says of inputs that come and go whether they are there now.
 */
export function checkProblem(
  id: string,
  fields: readonly string[],
  shown: Readonly<Record<string, boolean>>,
  named?: Readonly<Record<string, Scalar>>,
): Problem {
  const seen = fields.filter((field) => shown[field] !== false);
  const [at = fields[0] ?? "", ...also] = seen;
  return {
    at,
    ...(also.length === 0 ? {} : { also }),
    code: `check.${id}`,
    ...(named === undefined ? {} : { arguments: named }),
  };
}
