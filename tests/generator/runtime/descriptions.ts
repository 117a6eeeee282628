import type { Digits, InputDescription, Unit } from "../../../generator/runtime/description.ts";

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

export const number: InputDescription & { readonly type: "number" | "integer" } = {
  ...base,
  id: "ratio",
  type: "number",
  default: "1",
  display: { kind: "number", digits: twoDigits },
};
export const integer: typeof number = {
  ...number,
  id: "people",
  type: "integer",
  default: "2",
  minimum: 1,
  maximum: 100,
};
export const percent: InputDescription & { readonly type: "percent" } = {
  ...base,
  id: "rate",
  type: "percent",
  default: "6.5%",
  minimum: 0,
  maximum: 1,
  display: { kind: "percent", digits: { minimum: 0, maximum: 3 } },
};
export const money: InputDescription & { readonly type: "money" } = {
  ...base,
  id: "price",
  type: "money",
  default: "400000",
  minimum: 0,
  exclusiveMinimum: true,
  display: { kind: "money", digits: "currency", currency: "USD" },
};
export const quantity: InputDescription & { readonly type: "quantity" } = {
  ...base,
  id: "area",
  type: "quantity",
  default: "5 acre",
  display: {
    kind: "quantity",
    digits: { minimum: 0, maximum: 4, significant: 6 },
    unit: "acre",
    units: areaUnits,
  },
};
export const years: InputDescription & { readonly type: "quantity" } = {
  ...base,
  id: "years",
  type: "quantity",
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
};
export const whole: InputDescription & { readonly type: "whole" } = {
  ...base,
  id: "number",
  type: "whole",
  default: "10",
  display: { kind: "whole" },
};
export const digits: InputDescription & { readonly type: "digits" } = {
  ...base,
  id: "binary",
  type: "digits",
  default: "101",
  base: 2,
  longest: 16,
  display: { kind: "text", grouped: 4 },
};
export const date: InputDescription & { readonly type: "date" } = {
  ...base,
  id: "born",
  type: "date",
  default: "2000-01-31",
  precision: "day",
  minimum: "1900-01-01",
  maximum: "today",
  display: { kind: "date", precision: "day" },
};
export const month: InputDescription & { readonly type: "date" } = {
  ...base,
  id: "start",
  type: "date",
  default: "today",
  precision: "month",
  display: { kind: "date", precision: "month" },
};
export const choice: InputDescription & { readonly type: "choice" } = {
  ...base,
  id: "base",
  type: "choice",
  default: "2",
  options: ["2", "10", "Hex"],
  style: "radio",
  display: { kind: "choice", options: ["2", "10", "Hex"], set: "base" },
};
export const boolean: InputDescription & { readonly type: "boolean" } = {
  ...base,
  id: "extra",
  type: "boolean",
  default: "no",
  display: { kind: "boolean" },
};
export const text: InputDescription & { readonly type: "text" } = {
  ...base,
  id: "name",
  type: "text",
  default: "Ann",
  longest: 5,
  display: { kind: "text" },
};
export const expression: InputDescription & { readonly type: "expression" } = {
  ...base,
  id: "sum",
  type: "expression",
  default: "1+2",
  keypad: true,
  display: { kind: "decimal" },
};
export const grades: InputDescription & { readonly type: "rows" } = {
  ...base,
  id: "grades",
  type: "rows",
  default: "Homework~90~20%\nExam~80~80%",
  columns: [
    { ...text, id: "name", longest: 20, optional: true },
    { ...number, id: "score", minimum: 0, maximum: 100 },
    { ...percent, id: "weight" },
  ],
  fewest: 1,
  most: 4,
};
