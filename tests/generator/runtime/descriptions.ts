import { booleanRuntime, type BooleanInput } from "../../../generator/runtime/kinds/boolean.ts";
import { choiceRuntime, type ChoiceInput } from "../../../generator/runtime/kinds/choice.ts";
import { choicesRuntime, type ChoicesInput } from "../../../generator/runtime/kinds/choices.ts";
import { writeChosen } from "../../../generator/runtime/chosen-text.ts";
import { dateRuntime, type DateInput } from "../../../generator/runtime/kinds/date.ts";
import { datetimeDisplay } from "../../../generator/runtime/datetime-text.ts";
import { writeDuration } from "../../../generator/runtime/duration-text.ts";
import { datetimeRuntime, type DatetimeInput } from "../../../generator/runtime/kinds/datetime.ts";
import { durationRuntime, type DurationInput } from "../../../generator/runtime/kinds/duration.ts";
import { decimalRuntime, type DecimalInput } from "../../../generator/runtime/kinds/decimal.ts";
import { digitsRuntime, type DigitsInput } from "../../../generator/runtime/kinds/digits.ts";
import { expressionRuntime, type ExpressionInput } from "../../../generator/runtime/kinds/expression.ts";
import { fractionDisplay } from "../../../generator/runtime/fraction-text.ts";
import { fractionRuntime, type FractionInput } from "../../../generator/runtime/kinds/fraction.ts";
import { integerRuntime, type IntegerInput } from "../../../generator/runtime/kinds/integer.ts";
import { moneyRuntime, type MoneyInput } from "../../../generator/runtime/kinds/money.ts";
import { numberRuntime, type NumberInput } from "../../../generator/runtime/kinds/number.ts";
import { percentRuntime, type PercentInput } from "../../../generator/runtime/kinds/percent.ts";
import { quantityRuntime, type QuantityInput } from "../../../generator/runtime/kinds/quantity.ts";
import { rowsRuntime, type RowsInput } from "../../../generator/runtime/kinds/rows.ts";
import { termRuntime, type TermInput } from "../../../generator/runtime/kinds/term.ts";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
import { textRuntime, type TextInput } from "../../../generator/runtime/kinds/text.ts";
import { timeDisplay, timeRuntime, type TimeInput } from "../../../generator/runtime/kinds/time.ts";
import { wholeRuntime, type WholeInput } from "../../../generator/runtime/kinds/whole.ts";
import type { Unit } from "../../../generator/runtime/display.ts";
import type { Digits } from "../../../generator/runtime/display-digits.ts";

/** Inputs of every type, as a generated calculator describes them. */
export const twoDigits: Digits = { minimum: 0, maximum: 2 };
const base = { default: "", optional: false, advanced: false } as const;

/** Exact factors: NIST Handbook 44, appendix C. */
export const areaUnits: readonly Unit[] = [
  { id: "square_meter", numerator: "1", denominator: "1", group: "metric" },
  { id: "hectare", numerator: "10000", denominator: "1", group: "metric" },
  { id: "acre", numerator: "4046.8564224", denominator: "1", group: "customary" },
  { id: "mu", numerator: "2000", denominator: "3", group: "chinese" },
];
const durationUnits: readonly Unit[] = [
  { id: "month", numerator: "1", denominator: "1", group: "time" },
  { id: "year", numerator: "12", denominator: "1", group: "time" },
];

export const number: NumberInput = {
  ...base,
  id: "ratio",
  type: "number",
  kind: numberRuntime,
  default: "1",
  display: { kind: "number", digits: twoDigits },
};
export const integer: IntegerInput = {
  ...number,
  id: "people",
  type: "integer",
  kind: integerRuntime,
  default: "2",
  minimum: 1,
  maximum: 100,
};
export const percent: PercentInput = {
  ...base,
  id: "rate",
  type: "percent",
  kind: percentRuntime,
  default: "6.5%",
  minimum: 0,
  maximum: 1,
  display: { kind: "percent", digits: { minimum: 0, maximum: 3 } },
};
export const money: MoneyInput = {
  ...base,
  id: "price",
  type: "money",
  kind: moneyRuntime,
  default: "400000",
  minimum: 0,
  exclusiveMinimum: true,
  display: { kind: "money", digits: "currency", currency: "USD" },
};
export const quantity: QuantityInput = {
  ...base,
  id: "area",
  type: "quantity",
  kind: quantityRuntime,
  default: "5 acre",
  display: {
    kind: "quantity",
    digits: { minimum: 0, maximum: 4, significant: 6 },
    unit: "acre",
    units: areaUnits,
  },
  dimension: "area",
  readable: areaUnits,
};
export const years: QuantityInput = {
  ...base,
  id: "years",
  type: "quantity",
  kind: quantityRuntime,
  default: "30",
  integer: true,
  minimum: 12,
  maximum: 600,
  display: {
    kind: "quantity",
    digits: { minimum: 0, maximum: 0 },
    unit: "year",
    units: durationUnits.slice(1),
  },
  dimension: "month",
  readable: durationUnits,
};
export const whole: WholeInput = {
  ...base,
  id: "number",
  type: "whole",
  kind: wholeRuntime,
  default: "10",
  display: { kind: "whole" },
};
export const digits: DigitsInput = {
  ...base,
  id: "binary",
  type: "digits",
  kind: digitsRuntime,
  default: "101",
  base: 2,
  longest: 16,
  display: { kind: "text", grouped: 4 },
};
export const date: DateInput = {
  ...base,
  id: "born",
  type: "date",
  kind: dateRuntime,
  default: "2000-01-31",
  precision: "day",
  minimum: "1900-01-01",
  maximum: "today",
  display: { kind: "date", precision: "day" },
};
export const month: DateInput = {
  ...base,
  id: "start",
  type: "date",
  kind: dateRuntime,
  default: "today",
  precision: "month",
  display: { kind: "date", precision: "month" },
};
export const time: TimeInput = {
  ...base,
  id: "from",
  type: "time",
  kind: timeRuntime,
  default: "09:00",
  display: timeDisplay,
};
export const decimal: DecimalInput = {
  ...base,
  id: "radicand",
  type: "decimal",
  kind: decimalRuntime,
  default: "2",
  display: { kind: "decimal" },
};
export const fraction: FractionInput = {
  ...base,
  id: "board",
  type: "fraction",
  kind: fractionRuntime,
  decimals: false,
  default: "7/4",
  display: fractionDisplay,
};
export const datetime: DatetimeInput = {
  ...base,
  id: "departure",
  type: "datetime",
  kind: datetimeRuntime,
  default: "2026-01-31T14:30",
  minimum: "2000-01-01T00:00",
  maximum: "2099-12-31T23:59",
  display: datetimeDisplay,
};
export const duration: DurationInput = {
  ...base,
  id: "pause",
  type: "duration",
  kind: durationRuntime,
  default: "1 hour 30 minute",
  minimum: 0,
  maximum: 360_000,
  display: {
    kind: "duration",
    write: writeDuration,
    parts: { hour: 3600, minute: 60, second: 1 },
    digits: 2,
  },
};
export const term: TermInput = {
  ...base,
  id: "sentence",
  type: "term",
  kind: termRuntime,
  default: "41-45 month",
  minimum: "1 day",
  display: termDisplay,
};
export const choice: ChoiceInput = {
  ...base,
  id: "base",
  type: "choice",
  kind: choiceRuntime,
  default: "2",
  options: ["2", "10", "Hex"],
  style: "radio",
  display: { kind: "choice", options: ["2", "10", "Hex"], set: "base" },
};
export const choices: ChoicesInput = {
  ...base,
  id: "factors",
  type: "choices",
  kind: choicesRuntime,
  default: "child",
  optional: true,
  options: ["child", "speeding", "Injury"],
  display: {
    kind: "choices",
    write: writeChosen,
    options: ["child", "speeding", "Injury"],
    set: "factors",
  },
};
export const boolean: BooleanInput = {
  ...base,
  id: "extra",
  type: "boolean",
  kind: booleanRuntime,
  default: "no",
  display: { kind: "boolean" },
};
export const text: TextInput = {
  ...base,
  id: "name",
  type: "text",
  kind: textRuntime,
  default: "Ann",
  longest: 5,
  display: { kind: "text" },
};
export const expression: ExpressionInput = {
  ...base,
  id: "sum",
  type: "expression",
  kind: expressionRuntime,
  default: "1+2",
  keypad: true,
  display: { kind: "decimal" },
};
export const grades: RowsInput = {
  ...base,
  id: "grades",
  type: "rows",
  kind: rowsRuntime,
  default: "Homework~90~20%\nExam~80~80%",
  columns: [
    { ...text, id: "name", longest: 20, optional: true },
    { ...number, id: "score", minimum: 0, maximum: 100 },
    { ...percent, id: "weight" },
  ],
  fewest: 1,
  most: 4,
};
