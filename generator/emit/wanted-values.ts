import { kindOfChart } from "../constructs/charts/chart.ts";
import { outputCode } from "../constructs/results/output.ts";
import { kindOfStatement } from "../constructs/statements/any.ts";
import { readCode, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { TextBranch, TextReading } from "../words/text-readings.ts";

/** What texts read, by their keys in the words. */
export type ReadingsOf = (key: string) => readonly TextReading[];

/** A value that a text names or a chart draws, and all that must be so for it to be read. */
export interface WantedValue {
  readonly name: string;
  readonly when: readonly Condition[];
}
type Condition =
  | { readonly kind: "branch"; readonly branch: TextBranch }
  | { readonly kind: "chart"; readonly when: string }
  /** What is said of a result is said where it applies. */
  | { readonly kind: "result"; readonly id: string }
  /** A step is told where one of its formulas was worked out. */
  | { readonly kind: "step"; readonly of: readonly string[] };

/** The values that texts and charts read. What checks and refusals name travels with them. */
export function wantedValues(model: CalculatorModel, readingsOf: ReadingsOf): readonly WantedValue[] {
  // Where a result does not apply, what is said of it is not either.
  const sometimes = new Set(model.outputs.flatMap(({ id, when }) => (when === undefined ? [] : [id])));
  return [
    ...model.texts.flatMap(({ key }) =>
      /^(checks|refusals)\./.test(key)
        ? []
        : readingsOf(key).flatMap(({ name, under }) =>
            sometimes.has(name)
              ? []
              : [
                  {
                    name,
                    when: [...conditionOf(key, model), ...under.flatMap((each) => branchOf(each, model))],
                  },
                ],
          ),
    ),
    ...model.description.charts.flatMap((chart) => {
      const drawn = kindOfChart(chart).reads(chart);
      const { when } = chart;
      const shown: readonly Condition[] = when === undefined ? [] : [{ kind: "chart", when }];
      return [
        ...(when === undefined ? [] : [{ name: when, when: [] }]),
        ...[...drawn, ...drawn.flatMap((name) => readBy(name, model))].map((name) => ({ name, when: shown })),
      ];
    }),
  ];
}

/** What is not a condition in every answer that has these statements. */
export function withoutCertain({ when, name }: WantedValue, worked: ReadonlySet<string>): WantedValue {
  return { name, when: when.filter((each) => each.kind !== "step" || !each.of.some((id) => worked.has(id))) };
}

/** Under what a text is shown, by its key; a page may have its own. */
function conditionOf(
  key: string,
  { description, stepModel, outputs }: CalculatorModel,
): readonly Condition[] {
  const [, part, id = ""] = /^(?:variants\.[^.]+\.)?(steps|charts|outputs)\.([^.]+)/.exec(key) ?? [];
  if (part === "outputs")
    return outputs.some(
      (output) => output.id === id && output.when !== undefined && output.value.kind === "expression",
    )
      ? [{ kind: "result", id }]
      : [];
  if (part === "charts") {
    const when = description.charts.find((chart) => chart.id === id)?.when;
    return when === undefined ? [] : [{ kind: "chart", when }];
  }
  const step = part === "steps" ? stepModel.keySteps?.find((each) => each.id === id) : undefined;
  return step === undefined ? [] : [{ kind: "step", of: step.of }];
}

/** A branch by what no program knows is no condition. */
function branchOf(
  branch: TextBranch,
  { inputs, statements, outputs }: CalculatorModel,
): readonly Condition[] {
  const isKnown =
    inputs.some(({ description: { id } }) => id === branch.by) ||
    statements.some((each) => each.id === branch.by && "type" in each) ||
    outputs.some(({ id }) => id === branch.by);
  return isKnown ? [{ kind: "branch", branch }] : [];
}

function readBy(name: string, { statements }: CalculatorModel): readonly string[] {
  const statement = statements.find(({ id }) => id === name);
  return statement === undefined ? [] : kindOfStatement(statement).reads(statement);
}

/** The lines that ask for what is read only sometimes, after all results; steps come last, since they tell what was asked for. */
export function askingLines(
  wanted: readonly WantedValue[],
  emitter: ModelEmitter,
  model: CalculatorModel,
  asked: ReadonlySet<string>,
): readonly string[] {
  const isLeft = ({ name }: WantedValue): boolean =>
    !asked.has(name) && model.statements.some(({ id, kind }) => id === name && kind !== "vary");
  const left = new Map<string, Set<string>>();
  const told = wanted.filter(isLeft).map((each) => withoutCertain(each, asked));
  const isStep = ({ when }: WantedValue): boolean => when.some(({ kind }) => kind === "step");
  for (const { name, when } of [...told.filter((each) => !isStep(each)), ...told.filter(isStep)]) {
    const condition = when.map((each) => conditionCode(each, emitter, model)).join(" && ");
    left.set(condition, (left.get(condition) ?? new Set()).add(name));
  }
  return [...left].map(([condition, names]) => {
    const calls = [...names].map((name) => `${readCode(emitter, name)};`).join(" ");
    return `if (${condition}) { ${calls} }`;
  });
}

/** The names that the conditions read. */
export function namesInConditions(wanted: readonly WantedValue[]): readonly string[] {
  return wanted.flatMap(({ when }) =>
    when.flatMap((each) => (each.kind === "branch" ? [each.branch.by] : [])),
  );
}

function conditionCode(condition: Condition, emitter: ModelEmitter, model: CalculatorModel): string {
  switch (condition.kind) {
    case "chart":
      return readCode(emitter, condition.when);
    case "result":
      return `values.${condition.id} !== null`;
    case "step":
      return `(${condition.of.map((id) => `known.${id} !== undefined`).join(" || ")})`;
    case "branch": {
      const { by, options, isOther } = condition.branch;
      const value = `String(${valueCode(by, emitter, model)})`;
      const code = `${JSON.stringify(options)}.includes(${value})`;
      return isOther ? `!${code}` : code;
    }
  }
}

function valueCode(name: string, emitter: ModelEmitter, { statements, outputs }: CalculatorModel): string {
  const output = outputs.find(({ id }) => id === name);
  return output === undefined || statements.some(({ id }) => id === name)
    ? readCode(emitter, name)
    : outputCode(output, emitter);
}
