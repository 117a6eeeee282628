import { emitFormula } from "../formula/index.ts";
import { isGuard } from "../constructs/statements/any.ts";
import { outputType } from "../constructs/results/output.ts";
import { rowType, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel, InputModel } from "../resolve/model.ts";
import { camelCase } from "../typescript/identifiers.ts";
import { emitCalculate } from "./calculate.ts";
import { emitDescription } from "./description.ts";
import { emitStatementFunction } from "./statement-function.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";
import { typeText } from "../typescript/type-text.ts";
import { wantedValues, type ReadingsOf } from "./wanted-values.ts";

/** Where a generated calculator lies below the project's root, as many folders deep as its id says. */
export function modelPath(id: string): string {
  return `generated/calculators/${id}/model.ts`;
}

/**
 * The program of one calculator: `Inputs`, `Values`, one pure function a formula, `visible`, `compute`
 * and `calculator`, which page, terminal and tests import.
 */
export function emitModel(model: CalculatorModel, readingsOf: ReadingsOf): EmittedSource {
  const path = modelPath(model.id);
  const runtime = `${"../".repeat(path.split("/").length - 1)}generator/runtime/`;
  const file = createSourceFile(path, model.file);
  const within = (lazyNames: ReadonlySet<string>): ModelEmitter => ({
    file,
    calculator: model.id,
    namesOf: (key) => [...new Set(readingsOf(key).map(({ name }) => name))].toSorted(),
    lazyNames,
    runtime,
    code: (expression) => {
      const { code, imports } = emitFormula(expression, lazyNames);
      for (const { name, from } of imports) file.import(name, `${runtime}${from}`);
      return code;
    },
  });
  const emitter = within(
    new Set([
      // A check or refusal is no value: it may be called as an input is.
      ...model.statements.flatMap((each) => (isGuard(each) ? [] : [each.id])),
      ...model.inputs.flatMap(({ when, description: { id } }) => (when === undefined ? [] : [id])),
    ]),
  );
  file.import("Answer", `${runtime}answer.ts`, "type");
  file.import("Calculator", `${runtime}description.ts`, "type");
  file.import("CalculatorDescription", `${runtime}description.ts`, "type");
  emitTypes(emitter, model);
  emitDescription(emitter, model);
  for (const constant of model.constants)
    file.constant({ name: camelCase(constant.id), value: constant.code, exported: true });
  for (const statement of model.statements) emitStatementFunction(emitter, model, statement, within);
  emitCalculate(emitter, model, wantedValues(model, readingsOf));
  emitVisible(emitter, model);
  emitCompute(emitter, model);
  file.constant({
    name: "calculator",
    about: "The calculator as page, terminal and tests use it.",
    type: "Calculator<Inputs, Values>",
    value: "{ description, compute, visible }",
    exported: true,
  });
  return file.finish();
}

function emitTypes({ file }: ModelEmitter, model: CalculatorModel): void {
  file.objectType(
    "Inputs",
    `What ${model.id} is asked, in base units.`,
    model.inputs.map((input) => ({
      name: input.description.id,
      type: typeText(input.type),
      about: inputAbout(input),
    })),
  );
  for (const statement of model.statements) {
    if (!("columns" in statement)) continue;
    file.objectType(
      rowType(statement.id),
      `A row of \`${statement.id}\`.`,
      Object.entries(statement.type.columns).map(([id, type]) => ({ name: id, type: typeText(type) })),
    );
  }
  file.objectType(
    "Values",
    `What ${model.id} answers, unrounded and in base units.`,
    model.outputs.map((output) => ({ name: output.id, type: outputType(output) })),
  );
}

function inputAbout({ description }: InputModel): string {
  const unit =
    "display" in description && description.display.kind === "quantity"
      ? `, carried in base units, shown in ${description.display.unit}`
      : "";
  if (description.type === "rows") return `rows, ${description.fewest} to ${description.most}.`;
  return description.default === ""
    ? `${description.type}${unit}.`
    : `${description.type}${unit}; default \`${description.default}\`.`;
}

function emitVisible({ file, runtime }: ModelEmitter, { inputs }: CalculatorModel): void {
  const isFixed = inputs.every(({ when }) => when === undefined);
  if (!isFixed) file.import("decideShown", `${runtime}calculation.ts`);
  file.function({
    name: "visible",
    about: "Which of the conditional inputs matter, given the others.",
    parameters: [
      { name: isFixed ? "_inputs" : "inputs", type: "Inputs" },
      { name: isFixed ? "_today" : "today", type: "string" },
    ],
    result: "Shown",
    body: [
      isFixed ? `return {};` : `return decideShown((shown) => calculate(inputs, shown, today).conditions());`,
    ],
  });
}

function emitCompute({ file, runtime }: ModelEmitter, model: CalculatorModel): void {
  file.import("answerOf", `${runtime}finish.ts`);
  const at = JSON.stringify(firstOutput(model));
  file.function({
    name: "compute",
    about: `Answers ${model.id}: values, problems with the inputs, or a refusal.`,
    parameters: [
      { name: "inputs", type: "Inputs" },
      { name: "today", type: "string" },
    ],
    result: "Answer<Values>",
    body: [`return answerOf(${at}, () => calculate(inputs, visible(inputs, today), today).answer());`],
  });
}

/** Where a computation that breaks off says so: the primary output. */
function firstOutput({ description: { outputs } }: CalculatorModel): string {
  const primary = outputs.find((output) => output.type === "value" && output.primary);
  return (primary ?? outputs[0])?.id ?? "";
}
