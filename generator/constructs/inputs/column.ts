import { oneOfDefinitions, type Static } from "../schema.ts";
import { booleanInput } from "./boolean.ts";
import { choiceInput } from "./choice.ts";
import { choicesInput } from "./choices.ts";
import { dateInput } from "./date.ts";
import { datetimeInput } from "./datetime.ts";
import { decimalInput } from "./decimal.ts";
import { digitsInput } from "./digits.ts";
import { durationInput } from "./duration.ts";
import { expressionInput } from "./expression.ts";
import type { InputKind } from "./input-kind.ts";
import { fractionInput } from "./fraction.ts";
import { integerInput } from "./integer.ts";
import { moneyInput } from "./money.ts";
import { numberInput } from "./number.ts";
import { percentInput } from "./percent.ts";
import { quantityInput } from "./quantity.ts";
import { termInput } from "./term.ts";
import { textInput } from "./text.ts";
import { timeInput } from "./time.ts";
import { wholeInput } from "./whole.ts";

/** The types of an input that holds one value, in the order the author's reference explains them. */
export const scalarKinds = {
  number: numberInput,
  integer: integerInput,
  percent: percentInput,
  money: moneyInput,
  quantity: quantityInput,
  whole: wholeInput,
  decimal: decimalInput,
  fraction: fractionInput,
  digits: digitsInput,
  date: dateInput,
  time: timeInput,
  datetime: datetimeInput,
  duration: durationInput,
  term: termInput,
  choice: choiceInput,
  choices: choicesInput,
  boolean: booleanInput,
  text: textInput,
  expression: expressionInput,
};

/** A column of an input of rows: an input of one value. */
export const columnInput = {
  id: "column",
  schema: oneOfDefinitions("type", Object.values(scalarKinds), "A column of the rows."),
};
export type ScalarInputDocument = Static<(typeof columnInput)["schema"]>;

/** What a column's type does. */
export function kindOfColumn({ type }: ScalarInputDocument): InputKind<ScalarInputDocument> {
  return scalarKinds[type];
}
