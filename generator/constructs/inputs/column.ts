import { oneOfDefinitions, type Static } from "../schema.ts";
import { booleanInput } from "./boolean.ts";
import { choiceInput } from "./choice.ts";
import { dateInput } from "./date.ts";
import { digitsInput } from "./digits.ts";
import { expressionInput } from "./expression.ts";
import { integerInput } from "./integer.ts";
import { moneyInput } from "./money.ts";
import { numberInput } from "./number.ts";
import { percentInput } from "./percent.ts";
import { quantityInput } from "./quantity.ts";
import { textInput } from "./text.ts";
import { wholeInput } from "./whole.ts";

/** The types of an input that holds one value, in the order the author's reference explains them. */
export const scalarInputs = [
  numberInput,
  integerInput,
  percentInput,
  moneyInput,
  quantityInput,
  wholeInput,
  digitsInput,
  dateInput,
  choiceInput,
  booleanInput,
  textInput,
  expressionInput,
] as const;

/** A column of an input of rows: an input of one value. */
export const columnInput = {
  id: "column",
  schema: oneOfDefinitions("type", scalarInputs, "A column of the rows."),
};
export type ScalarInputDocument = Static<(typeof columnInput)["schema"]>;
