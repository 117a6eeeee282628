import type { Problem, ProblemCode, Scalar } from "../runtime/answer.ts";
import type { Display } from "../runtime/display.ts";
import { writtenValue } from "./written-value.ts";

/** What is wrong with an input of an example, in the author's words: `coats` is over its limit, `max: 5`. */
export function problemClause(
  { at, code, arguments: given = {} }: Problem,
  displays: Readonly<Record<string, Display>>,
): string {
  const name = `\`${at}\``;
  if (isCheck(code)) return `the check \`${code.slice("check.".length)}\` fails at ${name}`;
  const [row = "", , column = ""] = at.split(".");
  const display = displays[at] ?? displays[`${row}.${column}`];
  const value = (key: string): string => writtenValue(given[key], display);
  const text = `\`${String(given["text"] ?? "")}\``;
  switch (code) {
    case "required":
      return `${name} is left blank`;
    case "below_minimum":
    case "too_early":
      return `${name} is under its limit, \`${isExclusive(given) ? "above" : "min"}: ${value("minimum")}\``;
    case "above_maximum":
    case "too_late":
      return `${name} is over its limit, \`${isExclusive(given) ? "below" : "max"}: ${value("maximum")}\``;
    case "too_few_rows":
      return `${name} has fewer rows than its limit, ${value("minimum")}`;
    case "too_many_entries":
      return `${name} has more rows than its limit, ${value("maximum")}`;
    case "too_many_rows":
      return `the schedule has not ended after ${String(given["most_rows"])} rows`;
    case "several_solutions":
      return `more than one value between the bounds fits`;
    case "search_too_long":
      return `none of the first ${String(given["most_tries"])} whole numbers fits`;
    case "too_many_characters":
      return `${name} has more characters than its limit, ${value("maximum")}`;
    case "too_large":
      return `${name} is too large to calculate with`;
    case "division_by_zero":
      return `${name} divides by 0`;
    case "not_finite":
      return `${name} has no finite result`;
    case "unclear_base":
      return `${name} has a logarithm without a clear base`;
    case "no_real_value":
      return `${name} has a part without a real value`;
    case "not_whole":
    case "not_whole_amount":
      return `${name} is no whole number`;
    case "not_a_number":
    case "not_an_option":
    case "not_a_date":
    case "not_a_month":
    case "not_a_time":
    case "not_a_datetime":
    case "not_a_duration":
    case "not_a_term":
    case "not_digits":
    case "not_an_expression":
    case "unfinished_expression":
    case "unknown_word":
    case "unknown_name":
    case "name_taken":
    case "unknown_unit":
    case "wrong_currency":
      return `${text} cannot be read as a value of ${name} (\`${code}\`)`;
  }
}

function isCheck(code: Problem["code"]): code is Exclude<Problem["code"], ProblemCode> {
  return code.startsWith("check.");
}

function isExclusive({ exclusive }: Readonly<Record<string, Scalar>>): boolean {
  return exclusive === true;
}
