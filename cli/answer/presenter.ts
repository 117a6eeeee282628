import type { Problem, Refusal, Scalar, Value } from "../../generator/runtime/answer.ts";
import type {
  CalculatorDescription,
  Display,
  InputDescription,
} from "../../generator/runtime/description.ts";
import { formatValue, unitsArgument, type FormatContext } from "../../generator/runtime/format.ts";
import { numberText } from "../../generator/runtime/number-text.ts";
import {
  argumentNames,
  type MessageArgument,
  type MessageArguments,
} from "../../generator/runtime/message.ts";
import { valueWords, type Speech } from "./speech.ts";

/** Turns the values of one evaluation into the words and figures of a language. */
export interface Presenter {
  readonly speech: Speech;
  readonly show: (display: Display, value: Scalar) => string;
  /** An input or formula under its own display; undefined where it has no value. */
  readonly showById: (id: string) => string | undefined;
  /** The name people know an input, formula or output by. */
  readonly nameOf: (id: string) => string;
  /** Inputs, formulas and outputs by id, as far as they are known. */
  readonly values: Readonly<Record<string, Value>>;
  /** A text of the specification with the values it names put in; undefined where the author gave none. */
  readonly tell: (key: string, extra?: MessageArguments) => string | undefined;
  /** What is wrong, in words. */
  readonly explain: (problem: Problem) => string;
  /** Why the question is out of scope, in words. */
  readonly explainRefusal: (refusal: Refusal) => string;
}

/** `values`: inputs, formulas and outputs by id, as far as they are known. */
export function createPresenter(
  description: CalculatorDescription,
  values: Readonly<Record<string, Value>>,
  speech: Speech,
): Presenter {
  const context: FormatContext = { locale: speech.tag, say: valueWords(speech), values };
  const show = (display: Display, value: Scalar): string => formatValue(display, value, context);
  const showById = (id: string): string | undefined => {
    const display = description.displays[id];
    const value = values[id];
    return display === undefined || value === undefined || !isScalar(value)
      ? undefined
      : show(display, value);
  };
  // Only what a message names is put into words: formats are slow to make.
  const argumentOf = (name: string): MessageArgument => {
    const value = values[name];
    const raw = value !== undefined && isScalar(value) ? value : null;
    return { raw, shown: showById(name) ?? (raw === null ? "–" : String(raw)) };
  };
  const tell = (key: string, extra: MessageArguments = {}): string | undefined => {
    const message = speech.messageAt(key);
    if (message === undefined) return undefined;
    return speech.say(
      key,
      Object.fromEntries(argumentNames(message).map((name) => [name, extra[name] ?? argumentOf(name)])),
    );
  };
  const nameOf = (id: string): string => {
    const [table = id, column] = id.split(".");
    return column === undefined
      ? ownName(id)
      : `${ownName(table)}, ${tell(`outputs.${table}.columns.${column}`) ?? ownName(column)}`;
  };
  const ownName = (id: string): string =>
    tell(`formulas.${id}`) ??
    tell(`outputs.${id}.label`) ??
    tell(`inputs.${id}.label`) ??
    tell(`columns.${id}`) ??
    tell(`constants.${id}`) ??
    id.replaceAll("_", " ");
  const argumentsAt = (
    input: InputDescription | undefined,
    given: Readonly<Record<string, Scalar>> = {},
  ): MessageArguments =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        { raw: value, shown: shownArgument(input, name, value) },
      ]),
    );
  /** Limits are shown as the input's values are, values by name as everywhere else; counts and positions as plain numbers. */
  const shownArgument = (input: InputDescription | undefined, name: string, value: Scalar): string => {
    // What was typed stands as it was typed: 2025-02-30 is no day to be written out.
    if (name === "text" && typeof value === "string") return value;
    const named = description.displays[name];
    if (named !== undefined) return show(named, value);
    const isLimit = name === "minimum" || name === "maximum";
    if (
      isLimit &&
      input !== undefined &&
      "display" in input &&
      input.type !== "text" &&
      input.type !== "digits"
    )
      return show(input.display, value);
    if (typeof value === "number") return numberText(value, speech.tag, { minimum: 0, maximum: 6 });
    return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? show({ kind: "date", precision: "day" }, value)
      : String(value);
  };
  return {
    speech,
    values,
    show,
    showById,
    nameOf,
    tell,
    explain: ({ at, code, arguments: given }) => {
      const key = code.startsWith("check.") ? `checks.${code.slice("check.".length)}` : `problems.${code}`;
      const input = inputAt(description.inputs, at);
      const units =
        code === "unknown_unit" && input?.type === "quantity"
          ? { units: unitsArgument(input.display.units, context) }
          : {};
      return tell(key, { ...argumentsAt(input, given), ...units }) ?? code;
    },
    explainRefusal: ({ reason, arguments: given }) => {
      if (!reason.startsWith("outside."))
        return tell(`refusals.${reason}`, argumentsAt(undefined, given)) ?? reason;
      return (
        tell(`refusals.${reason}`, argumentsAt(undefined, given)) ??
        outsideText(description, reason.slice("outside.".length), speech, show)
      );
    },
  };
}

/** The input, or the column of a rows input, that a problem stands at. */
function inputAt(inputs: readonly InputDescription[], at: string): InputDescription | undefined {
  const [id, , column] = at.split(".");
  const input = inputs.find((each) => each.id === id);
  return input?.type === "rows" && column !== undefined
    ? input.columns.find((each) => each.id === column)
    : input;
}

/** From when until when the figures of a table are known. */
function outsideText(
  { tables }: CalculatorDescription,
  id: string,
  speech: Speech,
  show: Presenter["show"],
): string {
  const periods = tables.find((table) => table.id === id)?.periods ?? [];
  const edge = (date: string | undefined): MessageArgument =>
    date === undefined
      ? { raw: "none", shown: "" }
      : { raw: date, shown: show({ kind: "date", precision: "day" }, date) };
  if (periods.length === 0) return speech.say("results.outside_any");
  return speech.say("results.outside_table", {
    from: edge(periods[0]?.from),
    until: edge(periods.at(-1)?.until),
  });
}

function isScalar(value: Value): value is Scalar {
  return typeof value !== "object" || value === null;
}
