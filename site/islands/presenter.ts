import type { Problem, Scalar, Value } from "../../generator/runtime/answer.ts";
import type { Display, InputDescription } from "../../generator/runtime/description.ts";
import { dateText, formatValue, unitsArgument, type FormatContext } from "../../generator/runtime/format.ts";
import {
  argumentNames,
  type MessageArgument,
  type MessageArguments,
} from "../../generator/runtime/message.ts";
import { numberText } from "../../generator/runtime/number-text.ts";
import { manyOf, type Speech } from "../words/speech.ts";
import { ownField, type Evaluation, type Form } from "./form.ts";
import type { Setting } from "./setting.ts";

/** Turns values into what is read on the page, in the visitor's language, format and chosen units. */
export interface Presenter {
  /** Inputs, formulas and outputs by id, for texts, steps and charts. */
  readonly values: Readonly<Record<string, Value>>;
  /** Outputs by id; one that does not apply is null here, though its formula may have a value. */
  readonly outputs: Readonly<Record<string, Value>>;
  /** A value under a display; `unit` overrides the display's own. */
  readonly show: (display: Display, value: Scalar, unit?: string) => string;
  /** The value of an input or formula, or undefined when it has none to show. */
  readonly showById: (id: string) => string | undefined;
  /** The name a visitor knows an input, formula or output by. */
  readonly nameOf: (id: string) => string;
  /** A text of the calculator with its arguments put in; undefined when the author gave none. */
  readonly tell: (key: string, extra?: MessageArguments) => string | undefined;
  /** The arguments of a problem or refusal as a message takes them. */
  readonly describe: (given: Readonly<Record<string, Scalar>>) => MessageArguments;
  /** What is wrong, in words. */
  readonly explain: (problem: Problem) => string;
}

/** A presenter for one evaluation of the form. */
export function createPresenter(
  setting: Setting,
  form: Form,
  evaluation: Evaluation,
  speech: Speech,
): Presenter {
  const { description } = setting.calculator;
  const values = valuesOf(evaluation);
  const locale = speech.locale.tag;
  const context: FormatContext = {
    locale,
    say: (key, count) => speech.sayById(key, manyOf(speech.locale, count)),
    values,
  };
  const show: Presenter["show"] = (display, value, unit) =>
    formatValue(display, value, unit === undefined ? context : { ...context, unit });
  const showById = (id: string): string | undefined => {
    const display = description.displays[id];
    const value = values[id];
    if (display === undefined || value === undefined || !isScalar(value)) return undefined;
    return show(display, value, form.resultUnits[id] ?? form.units[id]);
  };
  const nameOf = (id: string): string =>
    speech.sayIfGiven(`formulas.${id}`) ??
    speech.sayIfGiven(`outputs.${id}.label`) ??
    speech.sayIfGiven(`inputs.${id}.label`) ??
    speech.sayIfGiven(`columns.${id}`) ??
    speech.sayIfGiven(`constants.${id}`) ??
    id.replaceAll("_", " ");
  const argumentOf = (name: string): MessageArgument => {
    const value = values[name];
    const raw = value !== undefined && isScalar(value) ? value : null;
    return { raw, shown: showById(name) ?? "–" };
  };
  const tell: Presenter["tell"] = (key, extra = {}) => {
    const message = speech.messageOf(key);
    if (message === undefined) return undefined;
    const named = Object.fromEntries(
      argumentNames(message).map((name) => [name, extra[name] ?? argumentOf(name)]),
    );
    return speech.sayById(key, named);
  };
  const describe: Presenter["describe"] = (given) =>
    Object.fromEntries(
      Object.entries(given).map(([name, raw]) => [name, { raw, shown: shownArgument(name, raw) }]),
    );
  const shownArgument = (name: string, value: Scalar): string => {
    // What was typed stands as it was typed: 2025-02-30 is no day to be written out.
    if (name === "text" && typeof value === "string") return value;
    const display = description.displays[name];
    if (display !== undefined) return show(display, value, form.units[name]);
    if (typeof value === "number") return numberText(value, locale, { minimum: 0, maximum: 15 });
    return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(value)
      ? dateText(value, locale, "day")
      : String(value);
  };
  const explain = (problem: Problem): string => {
    const input = inputAt(description.inputs, problem.at);
    const extra = {
      ...describe(problem.arguments ?? {}),
      ...limitsOf(problem, input, form, show),
      ...(problem.code === "unknown_unit" && input?.type === "quantity"
        ? { units: unitsArgument(input.display.units, context) }
        : {}),
    };
    const text = problem.code.startsWith("check.")
      ? tell(`checks.${problem.code.slice("check.".length)}`, extra)
      : tell(`problems.${problem.code}`, extra);
    return text ?? problem.code;
  };
  return {
    values,
    outputs: evaluation.answer.status === "answered" ? evaluation.answer.values : {},
    show,
    showById,
    nameOf,
    tell,
    describe,
    explain,
  };
}

function valuesOf({ read, answer }: Evaluation): Readonly<Record<string, Value>> {
  const inputs: Readonly<Record<string, Value>> = read.values;
  return answer.status === "answered" ? { ...inputs, ...answer.values, ...answer.trace } : inputs;
}

/** The input, or the column of a rows input, a problem stands at. */
function inputAt(inputs: readonly InputDescription[], at: string): InputDescription | undefined {
  const input = inputs.find(({ id }) => id === ownField(at));
  if (input?.type !== "rows" || !at.includes(".")) return input;
  const column = at.slice(at.lastIndexOf(".") + 1);
  return input.columns.find(({ id }) => id === column);
}

/** Limits are shown as the field's own values are; limits on length and number stay plain numbers. */
function limitsOf(
  problem: Problem,
  input: InputDescription | undefined,
  form: Form,
  show: Presenter["show"],
): MessageArguments {
  if (
    input === undefined ||
    input.type === "rows" ||
    (problem.code !== "below_minimum" && problem.code !== "above_maximum")
  )
    return {};
  const limits = Object.entries(problem.arguments ?? {}).filter(
    ([name]) => name === "minimum" || name === "maximum",
  );
  return Object.fromEntries(
    limits.map(([name, raw]) => [name, { raw, shown: show(input.display, raw, form.units[input.id]) }]),
  );
}

function isScalar(value: Value): value is Scalar {
  return typeof value !== "object" || value === null;
}
