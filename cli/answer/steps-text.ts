import type { Answer, Scalar, UsedRow, Value } from "../../generator/runtime/answer.ts";
import type {
  CalculatorDescription,
  Display,
  StepDescription,
  StepNode,
} from "../../generator/runtime/description.ts";
import { numberText } from "../../generator/runtime/number-text.ts";
import {
  mathPatterns,
  mathText,
  mathTree,
  type MathLeaf,
  type MathVoice,
} from "../../generator/runtime/steps.ts";
import {
  formulasWorthShowing,
  toldSteps,
  wholeSteps,
  type Telling,
  type ToldStep,
} from "../../generator/runtime/told-steps.ts";
import type { MessageArgument } from "../../generator/runtime/message.ts";
import { styled, type Terminal } from "../terminal.ts";
import type { Presenter } from "./presenter.ts";
import { valueWords } from "./speech.ts";
import { pairsText } from "./table-text.ts";

type Answered = Answer & { readonly status: "answered" };

/** Literal numbers of formulas are shown as written, up to this many decimals. */
const literalDigits = { minimum: 0, maximum: 15 };

/** How the answer was worked out: each formula with names, the same with the values put in, its result. */
export function stepsText(
  description: CalculatorDescription,
  answer: Answered,
  presenter: Presenter,
  all: boolean,
  terminal: Terminal,
): string {
  const telling: Telling = {
    description,
    values: presenter.values,
    outputs: answer.values,
    nameOfOption: (set, option) => presenter.speech.sayIfGiven(`choices.${set}.${option}`),
  };
  const steps = (all ? wholeSteps(telling) : toldSteps(telling)).flatMap((told) =>
    stepLines(told, telling, answer.used, presenter),
  );
  if (steps.length === 0) return "";
  return [styled(terminal, "bold", presenter.speech.say("steps.heading")), ...steps].join("\n");
}

function stepLines(
  { step, tree, condition, columns }: ToldStep,
  { description, values }: Telling,
  used: readonly UsedRow[],
  presenter: Presenter,
): string[] {
  const name = `  ${presenter.nameOf(step.id)}`;
  if (step.lookup !== undefined)
    return [name, lookupText(step, step.lookup, columns, values, used, presenter)];
  const value = values[step.id];
  if (tree === undefined || value === undefined || (typeof value === "object" && value !== null)) return [];
  const result = presenter.show(step.display, value);
  const formulas = formulasWorthShowing(
    {
      named: mathTree(tree, nameVoice(presenter)),
      valued: mathTree(tree, valueVoice(presenter, description.displays, values)),
    },
    presenter.nameOf(step.id),
    result,
  );
  const lines = [...formulas.map(mathText), result];
  const reason =
    condition === undefined ? [] : [`    ${mathText(mathTree(condition, nameVoice(presenter)))}:`];
  return [name, ...reason, ...lines.map((line) => `    = ${line}`)];
}

/** The row a lookup used: by what it was found, since when it is in force, and what it says. */
function lookupText(
  step: StepDescription,
  lookup: NonNullable<StepDescription["lookup"]>,
  columns: ToldStep["columns"],
  values: Readonly<Record<string, Value>>,
  used: readonly UsedRow[],
  presenter: Presenter,
): string {
  const { speech } = presenter;
  const row = used.find(({ formula }) => formula === step.id);
  const edge = (date: string | undefined): MessageArgument =>
    date === undefined
      ? { raw: "none", shown: "" }
      : { raw: date, shown: presenter.show({ kind: "date", precision: "day" }, date) };
  const inForce = `    ${speech.say("steps.row_used", { from: edge(row?.from), until: edge(row?.until) })}`;
  const keys = Object.values(lookup.keys).flatMap((key): [string, string][] => {
    if (typeof key !== "string") return [];
    const shown = presenter.showById(key);
    return shown === undefined ? [] : [[presenter.nameOf(key), shown]];
  });
  const cells = columns.flatMap(({ id, display }): [string, string][] => {
    const value = values[`${step.id}.${id}`];
    if (value === undefined || (typeof value === "object" && value !== null)) return [];
    return [[presenter.nameOf(id), presenter.show(display, value)]];
  });
  return [
    inForce,
    ...(keys.length === 0 ? [] : [pairsText(keys, "      ")]),
    ...(cells.length === 0 ? [] : [pairsText(cells, "    = ")]),
  ].join("\n");
}

function nameVoice(presenter: Presenter): MathVoice {
  return {
    ...wordsVoice(presenter),
    leaf: (node) =>
      literalLeaf(node, presenter) ?? {
        kind: "name",
        text: presenter.nameOf(typeof node === "string" ? node : ""),
      },
  };
}

function valueVoice(
  presenter: Presenter,
  displays: Readonly<Record<string, Display>>,
  values: Readonly<Record<string, Value>>,
): MathVoice {
  return {
    ...wordsVoice(presenter),
    leaf: (node) => {
      const literal = literalLeaf(node, presenter);
      if (literal !== undefined) return literal;
      const id = typeof node === "string" ? node : "";
      const text = presenter.showById(id);
      return text === undefined
        ? { kind: "name", text: presenter.nameOf(id) }
        : valueLeaf(text, displays[id], values[id]);
    },
  };
}

function valueLeaf(text: string, display: Display | undefined, value: Value | undefined): MathLeaf {
  if (typeof value === "number" && value < 0) return { kind: "number", text, form: "negative" };
  return display?.kind === "quantity" ? { kind: "number", text, form: "measured" } : { kind: "number", text };
}

function literalLeaf(
  node: Extract<StepNode, Scalar | { readonly text: string }>,
  { speech }: Presenter,
): MathLeaf | undefined {
  if (typeof node === "number")
    return {
      kind: "number",
      text: numberText(node, speech.tag, literalDigits),
      ...(node < 0 ? { form: "negative" } : {}),
    };
  return typeof node === "object" ? { kind: "text", text: `“${node.text}”` } : undefined;
}

function wordsVoice({ speech }: Presenter): Omit<MathVoice, "leaf"> {
  return {
    word: (name) => speech.say(`math.${name}`),
    pattern: (name) =>
      speech.say(
        `math.${name}`,
        Object.fromEntries(
          mathPatterns[name].map((part) => [part, { raw: `{${part}}`, shown: `{${part}}` }]),
        ),
      ),
    unit: (id, count) => valueWords(speech)(`units.${id}.symbol`, count),
  };
}
