import { chosenSets } from "../../generator/examples/chosen-sets.ts";
import type { Answer, InputValues, Scalar, Value } from "../../generator/runtime/answer.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator, InputDescription, StepNode } from "../../generator/runtime/description.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";

/** A case to drive a calculator from: all inputs, typed, and the day. */
export interface Case {
  readonly inputs: InputValues;
  readonly today: string;
}

/** The day of cases whose example names none. */
const defaultDay = "2026-01-01";

/** Where driving begins: every example of the specification, and what each page shows first. */
export function startingCases(calculator: DocumentedCalculator): readonly Case[] {
  const known = casesKnown.get(calculator) ?? casesOf(calculator);
  casesKnown.set(calculator, known);
  return known;
}

/** Each input and each lookup is driven from the same ones. */
const casesKnown = new WeakMap<DocumentedCalculator, readonly Case[]>();

function casesOf(calculator: DocumentedCalculator): readonly Case[] {
  const { variants, examples } = calculator.background;
  const opened = variants.map(({ slug }) => ({ variant: slug, given: {}, today: defaultDay }));
  return [...opened, ...examples].map(({ variant, given, today = defaultDay }) => {
    const page = variants.find(({ slug }) => slug === variant);
    assert(page !== undefined, `no variant ${variant}`);
    const { values } = readInputs(calculator, given, { today, fixed: page.fixed, defaults: page.defaults });
    return { inputs: values, today };
  });
}

/** The answer to a case. */
export function answerCase(calculator: Calculator, { inputs, today }: Case): Answer {
  return calculator.compute(inputs, today);
}

/** One thing that can be turned: an input, or a cell in the first row of a rows input. */
export interface Knob {
  readonly id: string;
  /** The input, or the column of the cell. */
  readonly input: InputDescription;
  readonly turn: (start: Case, value: Scalar) => Case;
}

/** Every knob of these inputs. */
export function knobsOf(inputs: readonly InputDescription[]): readonly Knob[] {
  return inputs.flatMap((input): readonly Knob[] => {
    if (input.type !== "rows")
      return [{ id: input.id, input, turn: (start, value) => withInput(start, input.id, value) }];
    return input.columns.map((column) => ({
      id: `${input.id}.${column.id}`,
      input: column,
      turn: (start, value) => {
        const rows = start.inputs[input.id];
        if (rows === null || typeof rows !== "object") return start;
        return withInput(
          start,
          input.id,
          rows.map((row, index) => (index === 0 ? { ...row, [column.id]: value } : row)),
        );
      },
    }));
  });
}

/** The case with one input changed. */
export function withInput(start: Case, id: string, value: Value): Case {
  return { ...start, inputs: { ...start.inputs, [id]: value } };
}

/** Knobs, each with the values it is turned to. */
type Turns = readonly { readonly knob: Knob; readonly values: readonly Scalar[] }[];

/** Every start with each combination of the values of just so many knobs. What is looked for mostly takes one or two. */
export function* turnedTogether(starts: readonly Case[], turns: Turns, together: number): Generator<Case> {
  if (together === 0) {
    yield* starts;
    return;
  }
  for (const [index, { knob, values }] of turns.entries())
    for (const value of values) {
      const turned = starts.map((start) => knob.turn(start, value));
      yield* turnedTogether(turned, turns.slice(index + 1), together - 1);
    }
}

/** The values of an input that decide between branches: every option, yes and no. */
export function decidingValues(input: InputDescription): readonly Scalar[] {
  if (input.type === "choice") return input.options;
  if (input.type === "choices") return chosenSets(input);
  return input.type === "boolean" ? [true, false] : [];
}

/** Whether its values are numbers, and its limits too. */
export function isNumeric(input: InputDescription): input is NumericInput {
  switch (input.type) {
    case "number":
    case "integer":
    case "percent":
    case "money":
    case "quantity":
    case "duration":
      return true;
    case "whole":
    case "decimal":
    case "fraction":
    case "digits":
    case "date":
    case "time":
    case "datetime":
    case "term":
    case "choice":
    case "choices":
    case "boolean":
    case "text":
    case "expression":
    case "rows":
      return false;
  }
}
export type NumericInput = InputDescription & {
  readonly type: "number" | "integer" | "percent" | "money" | "quantity" | "duration";
};

/**
 * The inputs a tree of names depends on, through the formulas the steps show. Where a name leads nowhere, such as that
 * of a schedule, all the others come after them.
 */
export function inputsBehind(
  { description, stepModel }: DocumentedCalculator,
  trees: readonly (StepNode | undefined)[],
): ReadonlySet<string> {
  const inputs = new Set<string>();
  const seen = new Set<string>();
  let leadsNowhere = false;
  const follow = (name: string): void => {
    const [id = name] = name.split(".");
    if (seen.has(id)) return;
    seen.add(id);
    const step = stepModel.steps.find((each) => each.id === id);
    const { tree, lookup } = step ?? {};
    if (description.inputs.some((input) => input.id === id)) inputs.add(id);
    else if (tree !== undefined) namesIn(tree).forEach(follow);
    else if (lookup !== undefined)
      [...Object.values(lookup.keys), ...(lookup.on === undefined ? [] : [lookup.on])]
        .flatMap(namesIn)
        .forEach(follow);
    else leadsNowhere = true;
  };
  trees.flatMap((tree) => (tree === undefined ? [] : namesIn(tree))).forEach(follow);
  if (leadsNowhere) for (const input of description.inputs) inputs.add(input.id);
  return inputs;
}

function namesIn(node: StepNode): readonly string[] {
  if (typeof node === "string") return [node];
  if (typeof node === "number" || "text" in node) return [];
  const [, ...operands] = node;
  return operands.flatMap(namesIn);
}

/** The value of a tree that is a name or a literal; undefined where it is a formula of its own. */
export function valueOf(node: StepNode, values: Readonly<Record<string, Value>>): Scalar | undefined {
  if (typeof node === "number") return node;
  if (typeof node === "object" && "text" in node) return node.text;
  if (typeof node !== "string") return undefined;
  const value = values[node];
  return typeof value === "object" && value !== null ? undefined : value;
}

/** `day` and some days, `YYYY-MM-DD`. */
export function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
