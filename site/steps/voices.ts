import type { Scalar } from "../../generator/runtime/answer.ts";
import type { CalculatorDescription, Display } from "../../generator/runtime/description.ts";
import { numberText } from "../../generator/runtime/number-text.ts";
import { mathPatterns, type MathLeaf, type MathVoice } from "../../generator/runtime/steps.ts";
import type { Presenter } from "../islands/presenter.ts";
import { scalarAt } from "../results/shown-outputs.ts";
import { manyOf, textArgument, type Speech } from "../words/speech.ts";

/** Digits a literal number of a formula is shown with: all it has. */
const literalDigits = { minimum: 0, maximum: 15 };

/** Writes a formula with the names a visitor knows its parts by. */
export function namingVoice(presenter: Presenter, speech: Speech): MathVoice {
  return {
    ...words(speech),
    leaf: (node) =>
      typeof node === "string"
        ? { kind: "name", text: nameOf(node, presenter, speech) }
        : literal(node, speech),
  };
}

/** Writes a formula with the values put in; what has no single value keeps its name. */
export function valueVoice(
  presenter: Presenter,
  speech: Speech,
  description: CalculatorDescription,
): MathVoice {
  return {
    ...words(speech),
    leaf: (node) => {
      if (typeof node !== "string") return literal(node, speech);
      const value = scalarAt(presenter.values, node);
      const display = displayOf(node, description);
      if (value === null || display === undefined)
        return { kind: "name", text: nameOf(node, presenter, speech) };
      return valueLeaf(value, display, presenter);
    },
  };
}

function words(speech: Speech): Omit<MathVoice, "leaf"> {
  return {
    word: (name) => speech.sayById(`math.${name}`),
    pattern: (name) =>
      speech.sayById(
        `math.${name}`,
        Object.fromEntries(mathPatterns[name].map((part) => [part, textArgument(`{${part}}`)])),
      ),
    unit: (id, count) => speech.sayById(`units.${id}.symbol`, manyOf(speech.locale, count)),
  };
}

/** `amortization.interest` is known by the column's heading, a formula by its own name. */
function nameOf(id: string, presenter: Presenter, speech: Speech): string {
  const dot = id.indexOf(".");
  if (dot === -1) return presenter.nameOf(id);
  const [table, column] = [id.slice(0, dot), id.slice(dot + 1)];
  return (
    speech.sayIfGiven(`outputs.${table}.columns.${column}`) ??
    speech.sayIfGiven(`inputs.${table}.columns.${column}.label`) ??
    presenter.nameOf(column)
  );
}

function displayOf(id: string, description: CalculatorDescription): Display | undefined {
  const own = description.displays[id];
  if (own !== undefined) return own;
  const dot = id.indexOf(".");
  const lookup = description.steps.find((step) => step.id === id.slice(0, dot))?.lookup;
  return lookup?.columns.find((column) => column.id === id.slice(dot + 1))?.display;
}

function literal(node: number | { readonly text: string }, speech: Speech): MathLeaf {
  if (typeof node === "object") return { kind: "text", text: node.text };
  return {
    kind: "number",
    text: numberText(node, speech.locale.tag, literalDigits),
    ...(node < 0 ? { form: "negative" } : {}),
  };
}

function valueLeaf(value: NonNullable<Scalar>, display: Display, presenter: Presenter): MathLeaf {
  const text = presenter.show(display, value);
  if (typeof value === "number" && value < 0) return { kind: "number", text, form: "negative" };
  if (display.kind === "quantity") return { kind: "number", text, form: "measured" };
  return { kind: typeof value === "number" || typeof value === "bigint" ? "number" : "text", text };
}
