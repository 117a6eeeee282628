import { emitFormula, mentions, type TypedExpression } from "../formula/index.ts";
import { isSpare, outputCode, outputType, type OutputModel } from "../constructs/results/output.ts";
import { citesInRows, kindOfStatement, notesSources, type Statement } from "../constructs/statements/any.ts";
import { isVary } from "../constructs/schedules/vary.ts";
import { assert } from "../runtime/assert.ts";
import { citeCode, member, rowType, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel, InputModel } from "../resolve/model.ts";
import { camelCase } from "../typescript/identifiers.ts";
import { lazyStatements, openNames } from "./lazy-statements.ts";
import {
  askingLines,
  namesInConditions,
  wantedValues,
  type ReadingsOf,
  type WantedValue,
} from "./wanted-values.ts";
import { emitDescription } from "./description.ts";
import { afterRun, functionName, nameType, parameters, statementLine, workCode } from "./statement-line.ts";
import { emitRowTests, tidyMember, unshownSchedules } from "./tidy-rows.ts";
import { onlyDrawn, variedBody, withVariedNeeds } from "./varied.ts";
import { shownInputLine } from "./shown-input.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";
import { typeText } from "../typescript/type-text.ts";
import { emitVisible, visibleCode } from "./visible.ts";

/** Where a generated calculator lies below the project's root, as many folders deep as its id says. */
export function modelPath(id: string): string {
  return `generated/calculators/${id}/model.ts`;
}

/**
 * The program of one calculator: `Inputs`, `Values`, one pure function a formula, `visible`, `compute`
 * and `calculator`, which page, terminal and tests import.
 */
export function emitModel(resolved: CalculatorModel, readingsOf: ReadingsOf): EmittedSource {
  const model = withVariedNeeds(resolved);
  const path = modelPath(model.id);
  const up = "../".repeat(path.split("/").length - 1);
  const file = createSourceFile(path, model.file);
  const wanted = wantedValues(model, readingsOf);
  const lazy = lazyStatements(model, wanted);
  const emitter: ModelEmitter = {
    file,
    calculator: model.id,
    namesOf: (key) => [...new Set(readingsOf(key).map(({ name }) => name))].toSorted(),
    lazy,
    open: openNames(model),
    runtime: `${up}generator/runtime/`,
    code: (expression) => {
      const { code, imports } = emitFormula(expression, lazy);
      for (const { name, from } of imports) file.import(name, `${up}generator/runtime/${from}`);
      return code;
    },
    varied: (statement) => {
      assert(isVary(statement), "only a schedule that varies an input works out calculations again");
      return variedBody(statement, emitter, model);
    },
  };
  file.import("Answer", `${emitter.runtime}answer.ts`, "type");
  file.import("Calculator", `${emitter.runtime}description.ts`, "type");
  file.import("CalculatorDescription", `${emitter.runtime}description.ts`, "type");
  emitTypes(emitter, model);
  emitDescription(emitter, model);
  for (const constant of model.constants)
    file.constant({ name: camelCase(constant.id), value: constant.code, exported: true });
  for (const statement of model.statements) emitStatementFunction(emitter, model, statement);
  emitRowTests(emitter, model);
  emitVisible(emitter, model);
  emitCompute(emitter, model, wanted);
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

function emitStatementFunction(emitter: ModelEmitter, model: CalculatorModel, statement: Statement): void {
  const written = kindOfStatement(statement).function?.(statement, emitter);
  const result = nameType(model, statement.id);
  if (written === undefined || result === undefined) return;
  const cited = "citations" in statement ? statement.citations : undefined;
  emitter.file.function({
    name: functionName(statement.id),
    parameters: [
      ...(!notesSources(statement) ? [] : [{ name: "used", type: "UsedSource[]" }]),
      ...(statement.kind !== "vary" ? [] : wholeInputs),
      ...parameters(emitter, model, statement.needs),
    ],
    result,
    ...written,
    body: [...(cited === undefined ? [] : [citeCode(statement.id, cited)]), ...written.body],
  });
}

/** What is varied is checked with everything else that was entered. */
const wholeInputs = [
  { name: "inputs", type: "Inputs" },
  { name: "today", type: "string" },
];

function destructure(inputs: readonly InputModel[]): string {
  const members = inputs.map(({ description: { id } }) => member(id, camelCase(id)));
  return `const { ${members.join(", ")} } = inputs;`;
}

function emitCompute(emitter: ModelEmitter, model: CalculatorModel, wanted: readonly WantedValue[]): void {
  const { file, runtime } = emitter;
  file.import("checkInputs", `${runtime}check-inputs.ts`);
  file.import("finish", `${runtime}finish.ts`);
  const cites = model.tables.length > 0 || model.statements.some(notesSources);
  if (cites) file.import("UsedSource", `${runtime}answer.ts`, "type");
  const drawn = onlyDrawn(model);
  const later = new Set([...drawn, ...unshownSchedules(emitter, model)]);
  // A main result comes first: where rows of several tables are missing, its own refuses.
  const mainFirst = model.outputs.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  const values = `{ ${mainFirst.map((output) => valueMember(output, emitter, later)).join(", ")} }`;
  const asking = askingLines(wanted, emitter, model, later);
  const lines = [
    `return answerOf(${JSON.stringify(firstOutput(model))}, () => {`,
    `const shown = ${visibleCode(model, "inputs")};`,
    `const problems = checkInputs(description.inputs, inputs, shown, today);`,
    `if (problems.length > 0) return { status: "invalid", problems };`,
    ...readInputLines(emitter, model, wanted),
    ...(cites ? [`const used: UsedSource[] = [];`] : []),
    ...model.statements.flatMap((statement, position) => [
      ...(drawn.has(statement.id) ? [] : [statementLine(emitter, model, statement)]),
      ...afterRun(model.statements, position),
    ]),
    ...laterLine(emitter, model, drawn, later),
    ...(asking.length === 0 ? [] : [`const values: Values = ${values};`, ...asking]),
    `return finish({`,
    asking.length === 0 ? `values: ${values},` : `values,`,
    `trace: { ${traceMembers(emitter, model, later).join(", ")} },`,
    ...spareMember(model),
    ...(later.size === 0 ? [] : [`later,`]),
    ...tidyMember(emitter, model),
    usedMember(emitter, model, cites),
    `});`,
    `});`,
  ];
  file.import("answerOf", `${runtime}finish.ts`);
  file.function({
    name: "compute",
    about: `Answers ${model.id}: values, problems with the inputs, or a refusal.`,
    parameters: [
      { name: "inputs", type: "Inputs" },
      { name: "today", type: "string" },
    ],
    result: "Answer<Values>",
    body: lines,
  });
}

/** What is worked out, or looked over, when it is drawn: no number of the answer waits for it. */
function laterLine(
  emitter: ModelEmitter,
  model: CalculatorModel,
  drawn: ReadonlySet<string>,
  later: ReadonlySet<string>,
): string[] {
  const members = model.statements.flatMap((statement) => {
    const { id } = statement;
    if (!later.has(id)) return [];
    return [member(id, `() => ${drawn.has(id) ? workCode(emitter, model, statement) : camelCase(id)}`)];
  });
  return members.length === 0 ? [] : [`const later = { ${members.join(", ")} };`];
}

/** A result; one that is worked out later is asked for there. */
function valueMember(output: OutputModel, emitter: ModelEmitter, later: ReadonlySet<string>): string {
  const { id } = output;
  return later.has(id) ? `get ${id}() { return later.${id}(); }` : member(id, outputCode(output, emitter));
}

/** The numbers that the answer can do without. */
function spareMember({ outputs }: CalculatorModel): readonly string[] {
  const ids = outputs.flatMap((each) =>
    isSpare(each) && (each.value.kind !== "expression" || each.type.kind === "number")
      ? [JSON.stringify(each.id)]
      : [],
  );
  return ids.length === 0 ? [] : [`spare: [${ids.join(", ")}],`];
}

/** What the answer stands on; rows of a schedule may note a source each. */
function usedMember(
  { file, runtime }: ModelEmitter,
  { statements }: CalculatorModel,
  cites: boolean,
): string {
  if (!cites) return `used: [],`;
  if (!statements.some(citesInRows)) return `used,`;
  file.import("distinctSources", `${runtime}distinct-sources.ts`);
  return `used: distinctSources(used),`;
}

/** Where a computation that breaks off says so: the primary output. */
function firstOutput({ description }: CalculatorModel): string {
  return (
    (
      description.outputs.find((output) => output.type === "value" && output.primary) ??
      description.outputs[0]
    )?.id ?? ""
  );
}

function readInputLines(
  emitter: ModelEmitter,
  model: CalculatorModel,
  wanted: readonly WantedValue[],
): string[] {
  const read = new Set([...namesRead(emitter, model), ...namesInConditions(wanted)]);
  const inputs = model.inputs.filter(({ description }) => read.has(description.id));
  const always = inputs.filter((input) => input.when === undefined);
  const sometimes = inputs.filter((input) => input.when !== undefined);
  return [...(always.length === 0 ? [] : [destructure(always)]), ...sometimes.map(shownInputLine)];
}

/** Every name that statements, outputs and messages read; an input that only shows or hides others is not among them. */
function namesRead({ namesOf }: ModelEmitter, model: CalculatorModel): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (expression: TypedExpression | undefined): void => {
    for (const { name } of expression === undefined ? [] : mentions(expression)) names.add(name);
  };
  for (const statement of model.statements) {
    for (const name of statement.needs) names.add(name);
    for (const { key } of kindOfStatement(statement).texts?.(statement) ?? [])
      for (const name of namesOf(key)) names.add(name);
  }
  for (const { value, when } of model.outputs) {
    read(when);
    if (value.kind === "expression") read(value.expression);
  }
  return names;
}

/** What the steps are made from. A lazy statement that nothing asked for has no value, and is not asked for here. */
function traceMembers(emitter: ModelEmitter, model: CalculatorModel, later: ReadonlySet<string>): string[] {
  const constants = model.constants.map(({ id }) => member(id, camelCase(id)));
  const worked = model.statements.flatMap((statement) => {
    const kind = kindOfStatement(statement);
    if (kind.role === "guard" || later.has(statement.id)) return [];
    const name = camelCase(statement.id);
    const isLazy = emitter.lazy.has(statement.id);
    const columns = kind.trace?.(statement);
    if (columns !== undefined)
      return columns.map((each) => {
        const code = isLazy ? `${name}.ifAsked()?.${each.column} ?? null` : `${name}.${each.column}`;
        return `"${each.name}": ${code}`;
      });
    const taken = kind.taken?.(statement, emitter);
    const branch = isLazy ? `${name}.ifAsked() === null ? null : ${taken}` : taken;
    return [
      member(statement.id, isLazy ? `${name}.ifAsked()` : name),
      ...(taken === undefined ? [] : [`"${statement.id}?": ${branch}`]),
    ];
  });
  return [...constants, ...worked];
}
