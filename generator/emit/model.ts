import { emitFormula, mentions, type TypedExpression } from "../formula/index.ts";
import type { CalculatorModel, InputModel, OutputModel, Statement } from "../resolve/model.ts";
import { camelCase, pascalCase } from "../resolve/identifiers.ts";
import { lazyStatements } from "./lazy-statements.ts";
import { member, rowType, type ModelEmitter } from "./model-emitter.ts";
import { emitDescription } from "./description.ts";
import { scheduleBody } from "./schedule.ts";
import { createSourceFile, literal, type EmittedSource } from "./source-file.ts";
import { tableImport, tableName } from "./table.ts";
import { typeText } from "./type-text.ts";

/** Where a generated calculator lies below the project's root, as many folders deep as its id says. */
export function modelPath(id: string): string {
  return `generated/calculators/${id}/model.ts`;
}

/**
 * The program of one calculator: `Inputs`, `Values`, one pure function a formula, `visible`, `compute`
 * and `calculator`, which page, terminal and tests import.
 */
export function emitModel(
  model: CalculatorModel,
  namesOf: (key: string) => readonly string[],
): EmittedSource {
  const path = modelPath(model.id);
  const up = "../".repeat(path.split("/").length - 1);
  const file = createSourceFile(path, model.file);
  const lazy = lazyStatements(model, namesOf);
  const emitter: ModelEmitter = {
    file,
    model,
    namesOf,
    lazy,
    runtime: `${up}generator/runtime/`,
    code: (expression) => {
      const { code, imports } = emitFormula(expression, lazy);
      for (const { name, from } of imports) file.import(name, `${up}generator/runtime/${from}`);
      return code;
    },
  };
  file.import("Answer", `${emitter.runtime}answer.ts`, "type");
  file.import("Calculator", `${emitter.runtime}description.ts`, "type");
  file.import("CalculatorDescription", `${emitter.runtime}description.ts`, "type");
  emitTypes(emitter);
  emitDescription(emitter);
  for (const constant of model.constants)
    file.constant({ name: camelCase(constant.id), value: constant.code, exported: true });
  for (const statement of model.statements) emitStatementFunction(emitter, statement);
  emitVisible(emitter);
  emitCompute(emitter);
  file.constant({
    name: "calculator",
    about: "The calculator as page, terminal and tests use it.",
    type: "Calculator<Inputs, Values>",
    value: "{ description, compute, visible }",
    exported: true,
  });
  return file.finish();
}

function emitTypes({ file, model }: ModelEmitter): void {
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
    if (statement.kind !== "schedule") continue;
    file.objectType(
      rowType(statement.id),
      `A row of \`${statement.id}\`.`,
      Object.entries(statement.type.columns).map(([id, type]) => ({ name: id, type: typeText(type) })),
    );
  }
  file.objectType(
    "Values",
    `What ${model.id} answers, unrounded and in base units.`,
    model.outputs.map((output) => ({
      name: output.id,
      type: output.when === undefined ? outputType(output) : `${outputType(output)} | null`,
    })),
  );
}

function outputType({ value, type }: OutputModel): string {
  return value.kind === "schedule" ? `readonly ${rowType(value.id)}[]` : typeText(type);
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

/** The function that works out one statement, named after it. */
function functionName(id: string): string {
  return `compute${pascalCase(id)}`;
}

function parameters(
  { model, lazy }: ModelEmitter,
  needs: readonly string[],
): { name: string; type: string }[] {
  return needs.flatMap((id) => {
    const type = nameType(model, id);
    if (type === undefined) return [];
    return [{ name: camelCase(id), type: lazy.has(id) ? `() => ${type}` : type }];
  });
}

/** The type text of an input or formula; constants are module-level and need no parameter. */
function nameType(model: CalculatorModel, id: string): string | undefined {
  const input = model.inputs.find((each) => each.description.id === id);
  if (input !== undefined) return typeText(input.type);
  const statement = model.statements.find(
    (each) => each.id === id && each.kind !== "check" && each.kind !== "refusal",
  );
  if (statement === undefined) return undefined;
  switch (statement.kind) {
    case "formula":
    case "choose":
    case "lookup":
      return typeText(statement.type);
    case "schedule":
      return `readonly ${rowType(id)}[]`;
    case "check":
    case "refusal":
      return undefined;
  }
}

function emitStatementFunction(emitter: ModelEmitter, statement: Statement): void {
  const { file, code } = emitter;
  switch (statement.kind) {
    case "formula":
      file.function({
        name: functionName(statement.id),
        about: `\`${statement.id}: ${statement.source}\``,
        parameters: parameters(emitter, statement.needs),
        result: typeText(statement.type),
        body: [`return ${code(statement.expression)};`],
      });
      return;
    case "choose":
      file.function({
        name: functionName(statement.id),
        about: `\`${statement.id}\`, by case.`,
        parameters: parameters(emitter, statement.needs),
        result: typeText(statement.type),
        body: [
          `switch (${code(statement.by)}) {`,
          ...statement.cases.flatMap(({ option, expression }) => [
            `case ${JSON.stringify(option)}:`,
            `return ${code(expression)};`,
          ]),
          `}`,
        ],
      });
      return;
    case "schedule":
      file.function({
        name: functionName(statement.id),
        about: `The rows of \`${statement.id}\`.`,
        parameters: parameters(emitter, statement.needs),
        result: `readonly ${rowType(statement.id)}[]`,
        body: scheduleBody(emitter, statement.id, statement.schedule),
      });
      return;
    case "lookup":
    case "check":
    case "refusal":
      return;
  }
}

function emitVisible({ file, model, code }: ModelEmitter): void {
  const conditional = model.inputs.filter((input) => input.when !== undefined);
  const used = new Set(
    conditional.flatMap((input) =>
      input.when === undefined ? [] : mentions(input.when).map(({ name }) => name),
    ),
  );
  const read = model.inputs.filter((input) => used.has(input.description.id));
  file.function({
    name: "visible",
    about: "Which of the conditional inputs matter, given the others.",
    parameters: [{ name: conditional.length === 0 ? "_inputs" : "inputs", type: "Inputs" }],
    result: "Readonly<Record<string, boolean>>",
    body: [
      ...(read.length === 0 ? [] : [destructure(read)]),
      `return {`,
      ...conditional.map((input) =>
        input.when === undefined ? "" : `${input.description.id}: ${code(input.when)},`,
      ),
      `};`,
    ],
  });
}

function destructure(inputs: readonly InputModel[]): string {
  const members = inputs.map(({ description: { id } }) => member(id, camelCase(id)));
  return `const { ${members.join(", ")} } = inputs;`;
}

function emitCompute(emitter: ModelEmitter): void {
  const { file, model, runtime } = emitter;
  file.import("checkInputs", `${runtime}check-inputs.ts`);
  file.import("finish", `${runtime}finish.ts`);
  const lines = [
    `return answerOf(${JSON.stringify(firstOutput(model))}, () => {`,
    `const shown = visible(inputs);`,
    `const problems = checkInputs(description.inputs, inputs, shown, today);`,
    `if (problems.length > 0) return { status: "invalid", problems };`,
    ...readInputLines(emitter),
    ...(model.statements.some(({ kind }) => kind === "lookup") ? [`const used: UsedRow[] = [];`] : []),
    ...model.statements.flatMap((statement, position) => [
      ...statementLines(emitter, statement),
      ...(endsChecks(model.statements, position)
        ? [`if (problems.length > 0) return { status: "invalid", problems };`]
        : []),
    ]),
    `return finish({`,
    `values: { ${model.outputs.map((output) => member(output.id, outputCode(emitter, output))).join(", ")} },`,
    `trace: { ${traceMembers(emitter).join(", ")} },`,
    model.statements.some(({ kind }) => kind === "lookup") ? `used,` : `used: [],`,
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

/** Where a computation that breaks off says so: the primary output. */
function firstOutput({ description }: CalculatorModel): string {
  return (
    (
      description.outputs.find((output) => output.type === "value" && output.primary) ??
      description.outputs[0]
    )?.id ?? ""
  );
}

function readInputLines(emitter: ModelEmitter): string[] {
  const read = namesRead(emitter);
  const inputs = emitter.model.inputs.filter(({ description }) => read.has(description.id));
  const always = inputs.filter((input) => input.when === undefined);
  const sometimes = inputs.filter((input) => input.when !== undefined);
  return [
    ...(always.length === 0 ? [] : [destructure(always)]),
    ...sometimes.map(
      ({ description: { id }, hiddenCode }) =>
        `const ${camelCase(id)} = shown.${id} ? inputs.${id} : ${hiddenCode};`,
    ),
  ];
}

/** Every name that statements, outputs and messages read; an input that only shows or hides others is not among them. */
function namesRead({ model, namesOf }: ModelEmitter): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (expression: TypedExpression | undefined): void => {
    for (const { name } of expression === undefined ? [] : mentions(expression)) names.add(name);
  };
  for (const statement of model.statements) {
    for (const name of statement.needs) names.add(name);
    if (statement.kind === "check" || statement.kind === "refusal")
      for (const name of namesOf(`${statement.kind}s.${statement.id}`)) names.add(name);
  }
  for (const { value, when } of model.outputs) {
    read(when);
    if (value.kind === "expression") read(value.expression);
  }
  return names;
}

/** Checks that stand together are all tried before the first of them ends the computation. */
function endsChecks(statements: readonly Statement[], position: number): boolean {
  return statements[position]?.kind === "check" && statements[position + 1]?.kind !== "check";
}

function statementLines(emitter: ModelEmitter, statement: Statement): string[] {
  const { file, model, runtime, lazy, code } = emitter;
  const assigned = (work: string): string[] => {
    if (!lazy.has(statement.id)) return [`const ${camelCase(statement.id)} = ${work};`];
    file.import("once", `${runtime}once.ts`);
    return [`const ${camelCase(statement.id)} = once(() => ${work});`];
  };
  switch (statement.kind) {
    case "formula":
    case "choose":
    case "schedule":
      return assigned(
        `${functionName(statement.id)}(${parameters(emitter, statement.needs)
          .map((parameter) => parameter.name)
          .join(", ")})`,
      );
    case "lookup": {
      const { table, keys, on } = statement;
      file.import("usedRow", `${runtime}table.ts`);
      file.import("UsedRow", `${runtime}answer.ts`, "type");
      file.import(tableName(table.id), tableImport(model.id, table.path));
      const keyText = keys.map(({ id, expression }) => member(id, code(expression))).join(", ");
      return assigned(
        `usedRow(used, ${JSON.stringify(statement.id)}, ${tableName(table.id)}, { ${keyText} }${on === undefined ? "" : `, ${code(on)}`})`,
      );
    }
    case "check": {
      const named = messageArguments(emitter, `checks.${statement.id}`);
      file.import("checkProblem", `${runtime}check-inputs.ts`);
      return [
        `if (!(${code(statement.expression)})) problems.push(checkProblem(${JSON.stringify(statement.id)}, ${literal(statement.at)}, shown${named === undefined ? "" : `, ${named}`}));`,
      ];
    }
    case "refusal": {
      const named = messageArguments(emitter, `refusals.${statement.id}`);
      return [
        `if (${code(statement.expression)}) return { status: "refused", refusal: { reason: ${JSON.stringify(statement.id)}${statement.citation === undefined ? "" : `, citation: ${literal(statement.citation)}`}${named === undefined ? "" : `, arguments: ${named}`} } };`,
      ];
    }
  }
}

/** The values its message names travel with a check or refusal. */
function messageArguments({ namesOf, lazy }: ModelEmitter, key: string): string | undefined {
  const names = namesOf(key);
  if (names.length === 0) return undefined;
  const values = names.map((id) => member(id, lazy.has(id) ? `${camelCase(id)}()` : camelCase(id)));
  return `{ ${values.join(", ")} }`;
}

/** Which branch of `a ? b : c ? d : e` was taken, counted from 0, so that steps can tell just that one. */
function branchCode(expression: TypedExpression, taken: number, code: ModelEmitter["code"]): string {
  if (expression.kind !== "conditional") return String(taken);
  return `${code(expression.condition)} ? ${taken} : ${branchCode(expression.no, taken + 1, code)}`;
}

function outputCode({ code, lazy }: ModelEmitter, output: OutputModel): string {
  const schedule = (id: string): string => (lazy.has(id) ? `${camelCase(id)}()` : camelCase(id));
  const value = output.value.kind === "schedule" ? schedule(output.value.id) : code(output.value.expression);
  return output.when === undefined ? value : `${code(output.when)} ? ${value} : null`;
}

/** What the steps are made from. A lazy statement that nothing asked for has no value, and is not asked for here. */
function traceMembers({ model, lazy, code }: ModelEmitter): string[] {
  const constants = model.constants.map(({ id }) => member(id, camelCase(id)));
  const worked = model.statements.flatMap((statement) => {
    const name = camelCase(statement.id);
    const isLazy = lazy.has(statement.id);
    const traced = member(statement.id, isLazy ? `${name}.ifAsked()` : name);
    const taken = (which: string): string =>
      `"${statement.id}?": ${isLazy ? `${name}.ifAsked() === null ? null : ${which}` : which}`;
    switch (statement.kind) {
      case "formula":
        if (statement.expression.kind !== "conditional") return [traced];
        return [traced, taken(branchCode(statement.expression, 0, code))];
      case "choose":
        return [traced, taken(code(statement.by))];
      case "schedule":
        return [traced];
      case "lookup":
        return Object.keys(statement.type.columns).map(
          (column) =>
            `"${statement.id}.${column}": ${isLazy ? `${name}.ifAsked()?.${column} ?? null` : `${name}.${column}`}`,
        );
      case "check":
      case "refusal":
        return [];
    }
  });
  return [...constants, ...worked];
}
