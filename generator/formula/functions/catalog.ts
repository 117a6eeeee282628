import { aggregateFunctions } from "./aggregate.ts";
import { calendarFunctions } from "./calendar.ts";
import { decimalFunctions } from "./decimal.ts";
import { fractionFunctions } from "./fraction.ts";
import type { FormulaFunction } from "./function.ts";
import { numericFunctions } from "./numeric.ts";
import { optionalFunctions } from "./optional.ts";
import { quantityFunctions } from "./quantity.ts";
import { termFunctions } from "./term.ts";
import { textFunctions } from "./text.ts";
import { trigonometricFunctions } from "./trigonometric.ts";
import { wholeFunctions } from "./whole.ts";

/** Every function a formula may call, by theme. */
export const functionCatalog: readonly FormulaFunction[] = [
  ...numericFunctions,
  ...trigonometricFunctions,
  ...calendarFunctions,
  ...termFunctions,
  ...wholeFunctions,
  ...decimalFunctions,
  ...fractionFunctions,
  ...textFunctions,
  ...optionalFunctions,
  ...aggregateFunctions,
  ...quantityFunctions,
];

const byName: ReadonlyMap<string, FormulaFunction> = new Map(
  functionCatalog.map((each) => [each.name, each]),
);

export function functionNamed(name: string): FormulaFunction | undefined {
  return byName.get(name);
}

/** Names that stand for a number unless the calculator uses them itself. */
export const namedConstants: ReadonlyMap<string, { readonly code: string; readonly doc: string }> = new Map([
  ["pi", { code: "Math.PI", doc: "The circumference of a circle over its diameter." }],
  ["e", { code: "Math.E", doc: "The base of natural logarithms." }],
]);

/** Functions authors know from elsewhere, and what says the same here. */
export const forbiddenFunctions: ReadonlyMap<string, string> = new Map([
  ["log", "write `ln` for the natural logarithm, `ln(x) / ln(10)` for base 10"],
  ["lg", "write `ln(x) / ln(10)`"],
  ["pow", "write `x ^ y`"],
  ["if", "write `condition ? yes : no`"],
  ["mod", "write `remainder`"],
  ["roundTo", "write `round`"],
  ["trunc", "write `floor`, or `ceil` of a value below zero"],
  ["pyt", "write `hypot`"],
  ["datedif", "write `days_between` or `months_between`"],
  ["edate", "write `add_months`"],
  ["today", "give an input `default: today`"],
  ["sumif", "write `sum` of the value where the condition is true, 0 where not"],
  ["countif", "write `count` with the condition"],
  ["vlookup", "put the rows in a table, and name it with `lookup`"],
  ["concat", "give the result `text: true`, and its sentence in the words files"],
  ["iferror", "write `otherwise`, or a condition"],
  ["ceiling", "write `ceil`"],
]);
