import type { Problem, Refusal, Scalar } from "../runtime/answer.ts";
import type { CalculatorDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import type { WordForm } from "../runtime/words.ts";
import { outputsOf, valuesOf, type Evaluation } from "./evaluation.ts";
import { formatValue, type FormatContext } from "./format-value.ts";
import { argumentNames, type MessageArgument, type MessageArguments } from "./message.ts";
import { inAddress } from "./in-address.ts";
import { explainProblem, explainRefusal } from "./problem-text.ts";
import { typedUnits } from "./typed-unit.ts";
import type { Translator } from "./translator.ts";
import { isScalar, scalarAt, type Values } from "./values.ts";

/** Turns the values of one evaluation into the words and figures of a language. */
export interface Presenter {
  readonly translator: Translator;
  readonly description: CalculatorDescription;
  /** Inputs, formulas and outputs by id, for texts, steps and charts. */
  readonly values: Values;
  /** Outputs by id; one that does not apply is null here, though its formula may have a value. */
  readonly outputs: Values;
  /** The day the evaluation is of. */
  readonly today: string;
  /** A value under a display; `unit` overrides the display's own. */
  readonly show: (display: Display, value: Scalar, unit?: string) => string;
  /** The same as a sentence says it, where ranges have words and some languages write a currency as one. */
  readonly say: (display: Display, value: Scalar, unit?: string, form?: WordForm) => string;
  /** The unit someone chose for an input or output, else that of what was typed. */
  readonly unitOf: (id: string) => string | undefined;
  /** The value of an input or formula in its own display, or undefined when it has none to show. */
  readonly showById: (id: string) => string | undefined;
  /** The same as a sentence says it. */
  readonly sayById: (id: string, form?: WordForm) => string | undefined;
  /** A result, in the unit someone chose for it. */
  readonly showOutput: (output: { readonly id: string; readonly display: Display }) => string;
  /** What the visitor entered, as it stands in a link; undefined of what a page fixes, for they entered nothing. */
  readonly enteredAs: (id: string) => string | readonly string[] | undefined;
  /** The name people know an input, formula, output or column (`table.column`) by. */
  readonly nameOf: (id: string) => string;
  /** A text of the specification with the values it names put in; undefined where the author gave none. */
  readonly text: (key: string, extra?: MessageArguments) => string | undefined;
  /** What is wrong, in words. */
  readonly explain: (problem: Problem) => string;
  /** Why the question is out of scope, in words. */
  readonly explainRefusal: (refusal: Refusal) => string;
}

/** A presenter for one evaluation; `unitOf` tells the unit someone chose for an input or output, else that of what was typed. */
export function createPresenter(
  description: CalculatorDescription,
  evaluation: Evaluation,
  translator: Translator,
  unitOf = typedUnits(description, evaluation.read.canonical),
): Presenter {
  const values = valuesOf(evaluation);
  const outputs = outputsOf(evaluation);
  const context: FormatContext = {
    locale: translator.locale.tag,
    word: translator.t.byId,
    optional: translator.t.optional,
    values,
    text: (key) => text(key),
  };
  const sentence: FormatContext = { ...context, inSentence: true };
  const sentenceIn = (form: WordForm | undefined): FormatContext =>
    form === undefined ? sentence : { ...sentence, form };
  const showWith = (own: FormatContext, display: Display, value: Scalar, unit: string | undefined): string =>
    formatValue(display, value, unit === undefined ? own : { ...own, unit });
  const showIn = (own: FormatContext, id: string): string | undefined => {
    const display = description.displays[id];
    const value = values[id];
    return display === undefined || value === undefined || !isScalar(value)
      ? undefined
      : showWith(own, display, value, unitOf(id));
  };
  // Only what a message names is put into words: formats are slow to make.
  const argumentOf = (name: string): MessageArgument => {
    const value = values[name];
    return {
      raw: value !== undefined && isScalar(value) ? value : null,
      shown: presenter.sayById(name) ?? "–",
      inForm: (form) =>
        form === "entered"
          ? inAddress(presenter.enteredAs(name), value)
          : (presenter.sayById(name, form) ?? "–"),
    };
  };
  const text: Presenter["text"] = (key, extra = {}) => {
    const message = translator.messageAt(key);
    if (message === undefined) return undefined;
    const given: MessageArguments = Object.fromEntries(
      argumentNames(message).map((name) => [name, extra[name] ?? argumentOf(name)]),
    );
    return translator.t.byId(key, given);
  };
  const presenter: Presenter = {
    translator,
    description,
    values,
    outputs,
    today: evaluation.today,
    show: (display, value, unit) => showWith(context, display, value, unit),
    say: (display, value, unit, form) => showWith(sentenceIn(form), display, value, unit),
    unitOf,
    showById: (id) => showIn(context, id),
    sayById: (id, form) => showIn(sentenceIn(form), id),
    showOutput: ({ id, display }) => presenter.show(display, scalarAt(outputs, id), unitOf(id)),
    enteredAs: (id) =>
      Object.hasOwn(evaluation.read.canonical, id) ? evaluation.read.canonical[id] : undefined,
    nameOf: (id) => nameOf(id, text),
    text,
    explain: (problem) => explainProblem(problem, presenter, context, unitOf),
    explainRefusal: (refusal) => explainRefusal(refusal, presenter, unitOf),
  };
  return presenter;
}

/** `amortization.interest` is known by the column's heading, a formula by its own name, and the rows of a schedule by the schedule's. */
function nameOf(id: string, text: Presenter["text"]): string {
  const dot = id.indexOf(".");
  const [table, column] = [id.slice(0, dot), id.slice(dot + 1)];
  const keys =
    dot === -1
      ? []
      : [
          `formulas.${id}`,
          `outputs.${table}.columns.${column}`,
          `inputs.${table}.columns.${column}.label`,
          `columns.${column}`,
        ];
  const own = [
    `formulas.${column}`,
    `outputs.${column}.label`,
    `inputs.${column}.label`,
    `columns.${column}`,
    `constants.${column}`,
  ];
  for (const key of [...keys, ...own, `outputs.${table}.label`]) {
    const name = text(key);
    if (name !== undefined) return name;
  }
  return column.replaceAll("_", " ");
}
