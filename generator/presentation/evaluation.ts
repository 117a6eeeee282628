import type { Answer } from "../runtime/answer.ts";
import type { Calculator, VariantDescription } from "../runtime/description.ts";
import {
  inputsReader,
  type FieldTexts,
  type ReadInputs,
  type ReadOptions,
} from "../runtime/reading/read-inputs.ts";
import type { Texts } from "../runtime/query.ts";
import type { Values } from "./values.ts";

/** Texts as they were read, and what the calculator answers to them. */
export interface Evaluation {
  readonly read: ReadInputs;
  readonly answer: Answer;
  /** The day it was worked out on. */
  readonly today: string;
}

/** Reads the texts of a calculator's inputs, as typed or canonical, and works out the answer on the day `today`. */
export function evaluate(
  calculator: Calculator,
  variant: Pick<VariantDescription, "fixed" | "defaults">,
  texts: FieldTexts | Texts,
  options: Omit<ReadOptions, "fixed" | "defaults">,
): Evaluation {
  return evaluator(calculator, variant, options)(texts);
}

/** The same for many texts: what they have in common is read once. */
export function evaluator(
  calculator: Calculator,
  { fixed, defaults }: Pick<VariantDescription, "fixed" | "defaults">,
  options: Omit<ReadOptions, "fixed" | "defaults">,
): (texts: FieldTexts | Texts) => Evaluation {
  const read = inputsReader(calculator, { ...options, fixed, defaults });
  return (texts) => {
    const reading = read(texts);
    const answer: Answer =
      reading.inputs === undefined
        ? { status: "invalid", problems: reading.problems }
        : calculator.compute(reading.inputs, options.today);
    return { read: reading, answer, today: options.today };
  };
}

/** Inputs, and of an answer also formulas and outputs, by id. What the trace works out later is not asked for here. */
export function valuesOf({ read, answer }: Pick<Evaluation, "read" | "answer">): Values {
  if (answer.status !== "answered") return read.values;
  const values: Values = { ...read.values };
  for (const worked of [answer.values, answer.trace()])
    Object.defineProperties(values, Object.getOwnPropertyDescriptors(worked));
  return values;
}

/** Outputs by id: one that does not apply is null here, though its formula may have a value. */
export function outputsOf({ answer }: Evaluation): Values {
  return answer.status === "answered" ? answer.values : {};
}
