import {
  emitFormula,
  parseFormula,
  stepTree,
  typeFormula,
  type TypedExpression,
} from "../../../generator/formula/index.ts";
import type { Expression, FormulaProblem } from "../../../generator/formula/index.ts";
import type { Scope, UnitFactor } from "../../../generator/formula/scope.ts";
import {
  booleanType,
  choiceType,
  choicesType,
  dateType,
  decimalType,
  numberType,
  textType,
  type ValueType,
  wholeType,
} from "../../../generator/formula/value-type.ts";

const money = numberType({ money: 1 });
const optional = (type: ValueType): ValueType => ({ ...type, optional: true });

/** Names as a calculator with one of each type would offer them. Those in `inputs` are exact. */
const inputs: Readonly<Record<string, ValueType>> = {
  x: numberType(),
  count_of_people: numberType({}, true),
  price: money,
  fee: money,
  years: numberType({ month: 1 }, true),
  width: numberType({ length: 1 }),
  height: numberType({ length: 1 }),
  turn: numberType({ angle: 1 }),
  oven: numberType({ temperature: 1 }),
  days: numberType({ day: 1 }, true),
  size: wholeType,
  digits: textType,
  sum_typed: decimalType,
  agreed: booleanType,
  born: dateType,
  today: dateType,
  color: choiceType(["red", "green", "blue"]),
  finish: choiceType(["matt", "gloss"]),
  extras: choicesType(["red", "shiny", "long"]),
  tip: optional(money),
  discount: optional(numberType()),
  nickname: optional(textType),
  sales: {
    kind: "rows",
    optional: false,
    columns: {
      price: money,
      items: numberType({}, true),
      note: optional(textType),
      oven: numberType({ temperature: 1 }),
      sold_on: dateType,
      paid_on: dateType,
      serial: wholeType,
      kind: choiceType(["bread", "cake", "tea"]),
    },
  },
};
const formulas: Readonly<Record<string, ValueType>> = {
  principal: money,
  r: numberType(),
  n: numberType(),
  latest: optional(numberType()),
  carried: optional(numberType()),
  found: { kind: "record", optional: false, columns: { note: optional(textType) } },
  cell: {
    kind: "record",
    optional: false,
    columns: { minimum: numberType({ month: 1 }, true), note: optional(textType) },
  },
  amortization: {
    kind: "rows",
    optional: false,
    columns: { interest: money, balance: money, date: dateType, paid: booleanType },
  },
};

const units: Readonly<Record<string, UnitFactor>> = {
  month: { dimension: { month: 1 }, numerator: "1", denominator: "1" },
  year: { dimension: { month: 1 }, numerator: "12", denominator: "1" },
  day: { dimension: { day: 1 }, numerator: "1", denominator: "1" },
  week: { dimension: { day: 1 }, numerator: "7", denominator: "1" },
  meter: { dimension: { length: 1 }, numerator: "1", denominator: "1" },
  foot: { dimension: { length: 1 }, numerator: "0.3048", denominator: "1" },
  survey_foot: { dimension: { length: 1 }, numerator: "1200", denominator: "3937" },
  millimeter: { dimension: { length: 1 }, numerator: "1", denominator: "1000" },
  kelvin: { dimension: { temperature: 1 }, numerator: "1", denominator: "1" },
  fahrenheit: { dimension: { temperature: 1 }, numerator: "5", denominator: "9", offset: "-459.67" },
  radian: { dimension: { angle: 1 }, numerator: "1", denominator: "1" },
};

export const scope: Scope = {
  resolve: (name) => {
    // The formula of this name has a problem of its own.
    if (name === "mistaken") return { type: undefined, code: "mistaken", exact: false };
    const type = inputs[name] ?? formulas[name];
    return type === undefined ? undefined : { type, code: name, exact: Object.hasOwn(inputs, name) };
  },
  names: () => [...Object.keys(inputs), ...Object.keys(formulas), "mistaken"],
  units: { unit: (id) => units[id], ids: () => Object.keys(units), idOfSymbol: () => undefined },
};

/** The tree of a formula that can be read. */
export function parsed(text: string): Expression {
  const result = parseFormula(text);
  if ("problems" in result) throw new Error(`${text}: ${JSON.stringify(result.problems)}`);
  return result.tree;
}

/** The typed tree of a formula without problems. */
export function typed(text: string): TypedExpression {
  const result = typeFormula(parsed(text), scope);
  if (result.tree === undefined) throw new Error(`${text}: ${JSON.stringify(result.problems)}`);
  return result.tree;
}

/** What is wrong with a formula, unreadable or ill-typed. */
export function problemsOf(text: string, want?: ValueType): readonly FormulaProblem[] {
  const result = parseFormula(text);
  return "problems" in result ? result.problems : typeFormula(result.tree, scope, want).problems;
}

export const emitted = (text: string, lazy?: ReadonlySet<string>) => emitFormula(typed(text), lazy);
export const steps = (text: string) => stepTree(typed(text));

/** A formula with one place marked by brackets, which formulas do not have: the text without them, and the place. */
export function marked(text: string): {
  readonly formula: string;
  readonly start: number;
  readonly end: number;
} {
  const start = text.indexOf("[");
  const end = text.indexOf("]") - 1;
  return { formula: text.replace("[", "").replace("]", ""), start, end };
}
