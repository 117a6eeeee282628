// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { sumOf } from "../../../../../../../../generator/runtime/aggregate.ts";
import { unreachable } from "../../../../../../../../generator/runtime/assert.ts";
import { decideShown, traceOf } from "../../../../../../../../generator/runtime/calculation.ts";
import { addDays, monthOf } from "../../../../../../../../generator/runtime/calendar.ts";
import { checkInputs, checkProblem } from "../../../../../../../../generator/runtime/check-inputs.ts";
import { roundHalfAway } from "../../../../../../../../generator/runtime/decimal.ts";
import { answerOf, finish } from "../../../../../../../../generator/runtime/finish.ts";
import { booleanRuntime } from "../../../../../../../../generator/runtime/kinds/boolean.ts";
import { choiceRuntime } from "../../../../../../../../generator/runtime/kinds/choice.ts";
import { dateRuntime } from "../../../../../../../../generator/runtime/kinds/date.ts";
import { numberRuntime } from "../../../../../../../../generator/runtime/kinds/number.ts";
import { rowsRuntime } from "../../../../../../../../generator/runtime/kinds/rows.ts";
import { remainder } from "../../../../../../../../generator/runtime/numeric.ts";
import { rowLimit, scheduleDates } from "../../../../../../../../generator/runtime/schedule.ts";
import { usedRow } from "../../../../../../../../generator/runtime/table.ts";
import { classValueTable } from "../../../tables/math/names/class.ts";
import type { Answer, UsedSource } from "../../../../../../../../generator/runtime/answer.ts";
import type { Shown } from "../../../../../../../../generator/runtime/calculation.ts";
import type { InputsOf, OutputsOf } from "../../../../../../../../generator/runtime/description-of.ts";
import type {
  Calculator,
  CalculatorBackground,
  CalculatorDescription,
} from "../../../../../../../../generator/runtime/description.ts";

/** What math/names is asked, in base units. */
export type Inputs = {
  /** choice; default `low`. */
  readonly class: "low" | "high" | "none";
  /** number; default `7`. */
  readonly row: number;
  /** rows, 1 to 50. */
  readonly rows: readonly { readonly row: number; readonly function: number }[];
  /** number; default `1`. */
  readonly row_1: number;
  /** number; default `2`. */
  readonly row1: number;
  /** date; default `2026-01-31`. */
  readonly from: string;
  /** boolean; default `yes`. */
  readonly today: boolean;
  /** number; default `3`. */
  readonly return: number;
};

/** A row of `used`. */
export type UsedValueRow = {
  readonly index: number;
  readonly date: string;
  readonly quantity: number;
  readonly break: number;
};

/** A row of `description`. */
export type DescriptionValueRow = {
  readonly value: number;
  readonly let: number;
};

/** What math/names answers, unrounded and in base units. */
export type Values = {
  readonly round: number;
  readonly inputs_found: number;
  readonly compute_round: number;
  readonly finish: number;
  readonly add_days: string;
  readonly values: number;
  readonly calculator: number;
  readonly switch: number;
  readonly used: readonly UsedValueRow[];
  readonly description: readonly DescriptionValueRow[];
};

export const columns = {
  rows: {
    row: {
      id: "row",
      optional: false,
      advanced: false,
      default: "",
      type: "number",
      kind: numberRuntime,
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    },
    function: {
      id: "function",
      optional: false,
      advanced: false,
      default: "",
      type: "number",
      kind: numberRuntime,
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    },
  },
} satisfies { rows: InputsOf<Inputs["rows"][number]> };

export const inputs = {
  class: {
    id: "class",
    optional: false,
    advanced: false,
    default: "low",
    type: "choice",
    kind: choiceRuntime,
    options: ["low", "high", "none"],
    style: "radio",
    display: { kind: "choice", options: ["low", "high", "none"], set: "class" },
  },
  row: {
    id: "row",
    optional: false,
    advanced: false,
    default: "7",
    type: "number",
    kind: numberRuntime,
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  rows: {
    id: "rows",
    optional: false,
    advanced: false,
    default: "1~2",
    type: "rows",
    kind: rowsRuntime,
    columns: Object.values(columns.rows),
    fewest: 1,
    most: 50,
  },
  row_1: {
    id: "row_1",
    optional: false,
    advanced: false,
    default: "1",
    type: "number",
    kind: numberRuntime,
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  row1: {
    id: "row1",
    optional: false,
    advanced: false,
    default: "2",
    type: "number",
    kind: numberRuntime,
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  from: {
    id: "from",
    optional: false,
    advanced: false,
    default: "2026-01-31",
    type: "date",
    kind: dateRuntime,
    precision: "day",
    display: { kind: "date", precision: "day" },
  },
  today: {
    id: "today",
    optional: false,
    advanced: false,
    default: "yes",
    type: "boolean",
    kind: booleanRuntime,
    display: { kind: "boolean" },
  },
  return: {
    id: "return",
    optional: false,
    advanced: false,
    default: "3",
    type: "number",
    kind: numberRuntime,
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
} satisfies InputsOf<Inputs>;

export const outputs = {
  round: {
    id: "round",
    type: "value",
    primary: true,
    display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
  inputs_found: {
    id: "inputs_found",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    isKey: true,
  },
  compute_round: {
    id: "compute_round",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    isKey: true,
  },
  finish: {
    id: "finish",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    isKey: true,
  },
  add_days: { id: "add_days", type: "value", display: { kind: "date", precision: "day" }, isKey: true },
  values: { id: "values", type: "value", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
  calculator: {
    id: "calculator",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  switch: { id: "switch", type: "value", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
  used: {
    id: "used",
    type: "table",
    columns: [
      { id: "index", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
      { id: "date", display: { kind: "date", precision: "day" } },
      { id: "quantity", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
      { id: "break", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
    ],
  },
  description: {
    id: "description",
    type: "table",
    columns: [
      { id: "value", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
      { id: "let", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
    ],
  },
} satisfies OutputsOf<Values>;

export const description: CalculatorDescription = {
  id: "math/names",
  category: "math",
  inputs: Object.values(inputs),
  outputs: Object.values(outputs),
  evidence: [],
  charts: [],
  displays: {
    class: { kind: "choice", options: ["low", "high", "none"], set: "class" },
    row: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    row_1: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    row1: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    from: { kind: "date", precision: "day" },
    today: { kind: "boolean" },
    return: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    remainder: { kind: "number", digits: { minimum: 0, maximum: 15 } },
    shown: { kind: "number", digits: { minimum: 0, maximum: 15 } },
    round: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    quotient: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    "inputs.return": { kind: "number", digits: { minimum: 0, maximum: 6 } },
    inputs_found: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    class_table: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    compute: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    compute_round: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    finish: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    add_days: { kind: "date", precision: "day" },
    at_most: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    values: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    calculator: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    switch: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "used.index": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "used.date": { kind: "date", precision: "day" },
    "used.quantity": { kind: "number", digits: { minimum: 0, maximum: 6 } },
    "used.break": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "description.value": { kind: "number", digits: { minimum: 0, maximum: 6 } },
    "description.let": { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
};

export const background: CalculatorBackground = {
  variants: [{ slug: "names", route: "math/names", fixed: {}, defaults: {} }],
  examples: [
    {
      id: "class",
      variant: "names",
      source: { title: "Arithmetic: 7 / 2 is 3.5, rounded 4; 7 less 5 is 2" },
      given: {},
    },
  ],
  tables: [
    {
      id: "class",
      periods: [{ citations: [{ title: "House rules", status: "unconfirmed", checked_on: "2026-01-31" }] }],
    },
  ],
  sources: [],
  dateRules: [],
  related: [],
};

export const remainderValue = 5;

export const shownValue = 2;

/** `round: round(row / shown, 0)` */
export function computeRound(rowValue: number): number {
  return roundHalfAway(rowValue / shownValue, 0);
}

/** `quotient: row % remainder` */
export function computeQuotientValue(rowValue: number): number {
  return remainder(rowValue, remainderValue);
}

/** `inputs_found: inputs.return` */
export function computeInputsFound(inputsValue: { readonly return: number }): number {
  return inputsValue.return;
}

/** `class_table: inputs_found + 1` */
export function computeClassTableValue(inputsFound: number): number {
  return inputsFound + 1;
}

/** `compute: class_table + row_1 - row1` */
export function computeComputeValue(classTableValue: number, row_1: number, row1: number): number {
  return classTableValue + row_1 - row1;
}

/** `compute_round: compute + round` */
export function computeComputeRoundValue(computeValue: number, round: number): number {
  return computeValue + round;
}

/** `finish: sum(rows.row + rows.function)` */
export function computeFinishValue(
  rowsValue: readonly { readonly row: number; readonly function: number }[],
): number {
  return sumOf(rowsValue, (row) => row.row + row.function);
}

/** `add_days: add_days(from, quantity(round(quotient, 0), day))` */
export function computeAddDaysValue(fromValue: string, quotientValue: number): string {
  return addDays(fromValue, roundHalfAway(quotientValue, 0));
}

/** `at_most: remainder - 3` */
export function computeAtMostValue(): number {
  return remainderValue - 3;
}

/** `values: "*\/" == "*\/" ? 1 : 0` */
export function computeValues(): number {
  return "*/" === "*/" ? 1 : 0;
}

/** `calculator: return * 2` */
export function computeCalculatorValue(returnValue: number): number {
  return returnValue * 2;
}

/** `switch`, by case. */
export function computeSwitchValue(classValue: "low" | "high" | "none"): number {
  switch (classValue) {
    case "low":
      return 1;
    case "high":
      return 2;
  }

  return unreachable("none is refused before");
}

/** The rows of `used`. */
export function computeUsedValue(
  fromValue: string,
  atMostValue: number,
  rowValue: number,
): readonly UsedValueRow[] {
  const rows: UsedValueRow[] = [];
  const atMost = rowLimit(atMostValue);
  const dateOfRow = scheduleDates(fromValue, "day");
  for (let indexValue = 1; indexValue <= atMost; indexValue += 1) {
    const dateValue = dateOfRow(indexValue);
    const quantityValue: number = indexValue + rowValue;
    const breakValue: number = monthOf(dateValue);
    rows.push({ index: indexValue, date: dateValue, quantity: quantityValue, break: breakValue });
  }

  return rows;
}

/** The rows of `description`. */
export function computeDescriptionValue(rowValue: number): readonly DescriptionValueRow[] {
  const rows: DescriptionValueRow[] = [];
  for (const valueValue of [1, 2]) {
    const letValue: number = valueValue + rowValue;
    rows.push({ value: valueValue, let: letValue });
  }

  return rows;
}

/** One calculation: each value is worked out once, when it is first asked for. */
export function calculate(entered: Inputs, shown: Shown, today: string) {
  const known: {
    round?: number;
    quotient?: number;
    inputs?: { readonly return: number };
    inputs_found?: number;
    class_table?: number;
    compute?: number;
    compute_round?: number;
    finish?: number;
    add_days?: string;
    at_most?: number;
    values?: number;
    calculator?: number;
    switch?: number;
    used?: readonly UsedValueRow[];
    description?: readonly DescriptionValueRow[];
  } = {};
  const used: UsedSource[] = [];
  const {
    class: classValue,
    row: rowValue,
    rows: rowsValue,
    row_1,
    row1,
    from: fromValue,
    today: todayValue,
  } = entered;
  const returnValue = (): Inputs["return"] => (shown.return ? entered.return : 3);
  const round = () => (known.round ??= computeRound(rowValue));
  const quotientValue = () => (known.quotient ??= computeQuotientValue(rowValue));
  const inputsValue = () =>
    (known.inputs ??= usedRow(used, "inputs", classValueTable, { class: classValue }));
  const inputsFound = () => (known.inputs_found ??= computeInputsFound(inputsValue()));
  const classTableValue = () => (known.class_table ??= computeClassTableValue(inputsFound()));
  const computeValue = () => (known.compute ??= computeComputeValue(classTableValue(), row_1, row1));
  const computeRoundValue = () => (known.compute_round ??= computeComputeRoundValue(computeValue(), round()));
  const finishValue = () => (known.finish ??= computeFinishValue(rowsValue));
  const addDaysValue = () => (known.add_days ??= computeAddDaysValue(fromValue, quotientValue()));
  const atMostValue = () => (known.at_most ??= computeAtMostValue());
  const values = () => (known.values ??= computeValues());
  const calculatorValue = () => (known.calculator ??= computeCalculatorValue(returnValue()));
  const switchValue = () => (known.switch ??= computeSwitchValue(classValue));
  const usedValue = () => (known.used ??= computeUsedValue(fromValue, atMostValue(), rowValue));
  const descriptionValue = () => (known.description ??= computeDescriptionValue(rowValue));
  const answer = (): Answer<Values> => {
    const problems = checkInputs(description.inputs, entered, shown, today);
    if (problems.length > 0) return { status: "invalid", problems };
    if (!(rowValue > 0)) problems.push(checkProblem("problems", ["row"], shown, { row: rowValue }));
    if (problems.length > 0) return { status: "invalid", problems };
    if (rowValue > 1000)
      return {
        status: "refused",
        refusal: { reason: "inputs", arguments: { class: classValue, row: rowValue } },
      };
    if (classValue === "none") return { status: "refused", refusal: { reason: "class" } };
    inputsValue();
    inputsFound();
    classTableValue();
    computeValue();
    computeRoundValue();
    addDaysValue();
    usedValue();
    descriptionValue();
    return finish({
      values: {
        round: round(),
        inputs_found: inputsFound(),
        compute_round: computeRoundValue(),
        finish: finishValue(),
        add_days: addDaysValue(),
        values: values(),
        calculator: calculatorValue(),
        switch: switchValue(),
        used: usedValue(),
        description: descriptionValue(),
      },
      drawn: {},
      trace: () =>
        traceOf({ remainder: remainderValue, shown: shownValue }, known, {
          values: () => ("*/" === "*/" ? 0 : 1),
          switch: () => classValue,
        }),
      used,
    });
  };
  const conditions = () => ({
    return: (): boolean => todayValue,
  });
  return { conditions, answer };
}

/** Which of the conditional inputs matter, given the others. */
export function visible(inputs: Inputs, today: string): Shown {
  return decideShown((shown) => calculate(inputs, shown, today).conditions());
}

/** Answers math/names: values, problems with the inputs, or a refusal. */
export function compute(inputs: Inputs, today: string): Answer<Values> {
  return answerOf("round", () => calculate(inputs, visible(inputs, today), today).answer());
}

/** The calculator as page, terminal and tests use it. */
export const calculator: Calculator<Inputs, Values> = { description, compute, visible };
