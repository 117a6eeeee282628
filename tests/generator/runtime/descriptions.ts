import { booleanKind, type BooleanInput } from "../../../generator/runtime/kinds/boolean.ts";
import { choiceKind, type ChoiceInput } from "../../../generator/runtime/kinds/choice.ts";
import { choicesKind, type ChoicesInput } from "../../../generator/runtime/kinds/choices.ts";
import { writeChosen } from "../../../generator/runtime/chosen-text.ts";
import { dateKind, type DateInput } from "../../../generator/runtime/kinds/date.ts";
import { datetimeDisplay } from "../../../generator/runtime/datetime-text.ts";
import { writeDuration } from "../../../generator/runtime/duration-text.ts";
import { datetimeKind, type DatetimeInput } from "../../../generator/runtime/kinds/datetime.ts";
import { durationKind, type DurationInput } from "../../../generator/runtime/kinds/duration.ts";
import { decimalKind, type DecimalInput } from "../../../generator/runtime/kinds/decimal.ts";
import { digitsKind, type DigitsInput } from "../../../generator/runtime/kinds/digits.ts";
import { expressionKind, type ExpressionInput } from "../../../generator/runtime/kinds/expression.ts";
import { fractionDisplay } from "../../../generator/runtime/fraction-text.ts";
import { fractionKind, type FractionInput } from "../../../generator/runtime/kinds/fraction.ts";
import { integerKind, type IntegerInput } from "../../../generator/runtime/kinds/integer.ts";
import { moneyKind, type MoneyInput } from "../../../generator/runtime/kinds/money.ts";
import { numberKind, type NumberInput } from "../../../generator/runtime/kinds/number.ts";
import { percentKind, type PercentInput } from "../../../generator/runtime/kinds/percent.ts";
import { quantityKind, type QuantityInput } from "../../../generator/runtime/kinds/quantity.ts";
import { rowsKind, type RowsInput } from "../../../generator/runtime/kinds/rows.ts";
import { termKind, type TermInput } from "../../../generator/runtime/kinds/term.ts";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
import { textKind, type TextInput } from "../../../generator/runtime/kinds/text.ts";
import { timeDisplay, timeKind, type TimeInput } from "../../../generator/runtime/kinds/time.ts";
import { wholeKind, type WholeInput } from "../../../generator/runtime/kinds/whole.ts";
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
  kind: numberKind,
  default: "1",
  display: { kind: "number", digits: twoDigits },
};
export const integer: IntegerInput = {
  ...number,
  id: "people",
  type: "integer",
  kind: integerKind,
  default: "2",
  minimum: 1,
  maximum: 100,
};
export const percent: PercentInput = {
  ...base,
  id: "rate",
  type: "percent",
  kind: percentKind,
  default: "6.5%",
  minimum: 0,
  maximum: 1,
  display: { kind: "percent", digits: { minimum: 0, maximum: 3 } },
};
export const money: MoneyInput = {
  ...base,
  id: "price",
  type: "money",
  kind: moneyKind,
  default: "400000",
  minimum: 0,
  exclusiveMinimum: true,
  display: { kind: "money", digits: "currency", currency: "USD" },
};
export const quantity: QuantityInput = {
  ...base,
  id: "area",
  type: "quantity",
  kind: quantityKind,
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
  kind: quantityKind,
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
  kind: wholeKind,
  default: "10",
  display: { kind: "whole" },
};
export const digits: DigitsInput = {
  ...base,
  id: "binary",
  type: "digits",
  kind: digitsKind,
  default: "101",
  base: 2,
  longest: 16,
  display: { kind: "text", grouped: 4 },
};
export const date: DateInput = {
  ...base,
  id: "born",
  type: "date",
  kind: dateKind,
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
  kind: dateKind,
  default: "today",
  precision: "month",
  display: { kind: "date", precision: "month" },
};
export const time: TimeInput = {
  ...base,
  id: "from",
  type: "time",
  kind: timeKind,
  default: "09:00",
  minimum: "06:00",
  maximum: "22:00",
  display: timeDisplay,
};
export const decimal: DecimalInput = {
  ...base,
  id: "radicand",
  type: "decimal",
  kind: decimalKind,
  default: "2",
  minimum: "0",
  display: { kind: "decimal" },
};
export const fraction: FractionInput = {
  ...base,
  id: "board",
  type: "fraction",
  kind: fractionKind,
  decimals: false,
  default: "7/4",
  minimum: "0",
  display: fractionDisplay,
};
export const datetime: DatetimeInput = {
  ...base,
  id: "departure",
  type: "datetime",
  kind: datetimeKind,
  default: "2026-01-31T14:30",
  minimum: "2000-01-01T00:00",
  maximum: "2099-12-31T23:59",
  display: datetimeDisplay,
};
export const duration: DurationInput = {
  ...base,
  id: "pause",
  type: "duration",
  kind: durationKind,
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
  kind: termKind,
  default: "41-45 month",
  minimum: "1 day",
  display: termDisplay,
};
export const choice: ChoiceInput = {
  ...base,
  id: "base",
  type: "choice",
  kind: choiceKind,
  default: "2",
  options: ["2", "10", "Hex"],
  style: "radio",
  display: { kind: "choice", options: ["2", "10", "Hex"], set: "base" },
};
export const choices: ChoicesInput = {
  ...base,
  id: "factors",
  type: "choices",
  kind: choicesKind,
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
  kind: booleanKind,
  default: "no",
  display: { kind: "boolean" },
};
export const text: TextInput = {
  ...base,
  id: "name",
  type: "text",
  kind: textKind,
  default: "Ann",
  longest: 5,
  display: { kind: "text" },
};
export const expression: ExpressionInput = {
  ...base,
  id: "sum",
  type: "expression",
  kind: expressionKind,
  default: "1+2",
  keypad: true,
  display: { kind: "decimal" },
};
export const grades: RowsInput = {
  ...base,
  id: "grades",
  type: "rows",
  kind: rowsKind,
  default: "Homework~90~20%\nExam~80~80%",
  columns: [
    { ...text, id: "name", longest: 20, optional: true },
    { ...number, id: "score", minimum: 0, maximum: 100 },
    { ...percent, id: "weight" },
  ],
  fewest: 1,
  most: 4,
};
