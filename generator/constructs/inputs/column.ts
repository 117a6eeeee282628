import { oneOfDefinitions, type Schema, type Static } from "../schema.ts";
import { booleanSyntax } from "./boolean.ts";
import { choiceSyntax } from "./choice.ts";
import { choicesSyntax } from "./choices.ts";
import { dateSyntax } from "./date.ts";
import { datetimeSyntax } from "./datetime.ts";
import { decimalSyntax } from "./decimal.ts";
import { digitsSyntax } from "./digits.ts";
import { durationSyntax } from "./duration.ts";
import { expressionSyntax } from "./expression.ts";
import type { InputSyntax } from "./input-syntax.ts";
import { fractionSyntax } from "./fraction.ts";
import { integerSyntax } from "./integer.ts";
import { moneySyntax } from "./money.ts";
import { numberSyntax } from "./number.ts";
import { percentSyntax } from "./percent.ts";
import { quantitySyntax } from "./quantity.ts";
import { termSyntax } from "./term.ts";
import { textSyntax } from "./text.ts";
import { timeSyntax } from "./time.ts";
import { wholeSyntax } from "./whole.ts";

/** The types of an input that holds one value, in the order the author's reference explains them. */
export const scalarSyntaxes = {
  number: numberSyntax,
  integer: integerSyntax,
  percent: percentSyntax,
  money: moneySyntax,
  quantity: quantitySyntax,
  whole: wholeSyntax,
  decimal: decimalSyntax,
  fraction: fractionSyntax,
  digits: digitsSyntax,
  date: dateSyntax,
  time: timeSyntax,
  datetime: datetimeSyntax,
  duration: durationSyntax,
  term: termSyntax,
  choice: choiceSyntax,
  choices: choicesSyntax,
  boolean: booleanSyntax,
  text: textSyntax,
  expression: expressionSyntax,
};

export type ScalarInputDocument = Static<(typeof scalarSyntaxes)[keyof typeof scalarSyntaxes]["schema"]>;

const { term: _term, ...askedSyntaxes } = scalarSyntaxes;
const asked: Schema<ScalarInputDocument> = oneOfDefinitions(
  "type",
  Object.values(askedSyntaxes),
  "A column of the rows.",
);

/** A column of an input of rows: an input of one value that a visitor can enter. */
export const columnSyntax = { id: "column", schema: asked };

/** What a column's type does. */
export function kindOfColumn({ type }: ScalarInputDocument): InputSyntax<ScalarInputDocument> {
  return scalarSyntaxes[type];
}
