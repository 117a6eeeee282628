import { mentions } from "../formula/index.ts";
import { kindOfStatement, notesSources, tablesOf, type Statement } from "../constructs/statements/any.ts";
import { member, readCode, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { Bound, VaryStatement } from "../constructs/schedules/vary.ts";
import type { CalculatorModel, InputModel } from "../resolve/model.ts";
import type { InputDescription } from "../runtime/description.ts";
import { camelCase } from "../typescript/identifiers.ts";
import { afterRun, statementLine } from "./statement-line.ts";
import { shownInputLine } from "./shown-input.ts";
import { visibleCode } from "./visible.ts";

/** What has to be worked out again for each value of an input. */
interface Again {
  /** Inputs that the varied one shows or hides. */
  readonly inputs: readonly InputModel[];
  readonly statements: readonly Statement[];
}

/** The model with schedules that vary an input needing what they read from outside, and not what they work out again. */
export function withVariedNeeds(model: CalculatorModel): CalculatorModel {
  return {
    ...model,
    statements: model.statements.map((statement) =>
      statement.kind === "vary" ? { ...statement, needs: outside(statement, model) } : statement,
    ),
  };
}

/**
 * Ids of the schedules that vary an input for a chart or a table alone, which work them out when they are drawn: no
 * figure comes of them. One that is a result is always one, by its own id, and notes no source.
 */
export function onlyDrawn({ statements, outputs }: CalculatorModel): ReadonlySet<string> {
  const read = new Set([
    ...statements.flatMap(({ needs }) => needs),
    ...outputs.flatMap(({ id, value, when }) => [
      ...(when === undefined ? [] : mentionedIn(when)),
      ...(value.kind === "expression"
        ? [id, ...mentionedIn(value.expression)]
        : when === undefined && value.id === id
          ? []
          : [value.id]),
    ]),
  ]);
  const results = new Set(outputs.map(({ id }) => id));
  return new Set(
    statements.flatMap((statement) =>
      statement.kind === "vary" &&
      !read.has(statement.id) &&
      !(results.has(statement.id) && notesSources(statement))
        ? [statement.id]
        : [],
    ),
  );
}

function outside(statement: VaryStatement, model: CalculatorModel): readonly string[] {
  const { inputs, statements } = again(statement, model);
  const own = new Set([
    statement.input,
    ...inputs.map(({ description: { id } }) => id),
    ...statements.map(({ id }) => id),
  ]);
  const read = statements.flatMap(({ needs }) => needs).filter((name) => !own.has(name));
  const { values } = statement;
  const inRange = "from" in values ? [values.from, values.to, values.step].flatMap(mentionedIn) : [];
  return [...new Set([...inRange, ...read])];
}

function mentionedIn(bound: Bound): readonly string[] {
  return typeof bound === "number" ? [] : mentions(bound).map(({ name }) => name);
}

/** What depends on the varied input and is needed for the columns, or decides whether there is an answer. */
function again({ input, worked }: VaryStatement, model: CalculatorModel): Again {
  const isGuard = (statement: Statement): boolean => kindOfStatement(statement).role === "guard";
  const others = model.statements.filter(({ kind }) => kind !== "vary");
  const dependent = new Set([input]);
  for (let size = 0; size !== dependent.size;) {
    size = dependent.size;
    const isDependent = (names: readonly string[]): boolean => names.some((name) => dependent.has(name));
    for (const { when, description } of model.inputs)
      if (when !== undefined && isDependent(mentionedIn(when))) dependent.add(description.id);
    for (const statement of others)
      if (!isGuard(statement) && isDependent(statement.needs)) dependent.add(statement.id);
  }
  const shown = model.inputs.filter(
    ({ when, description: { id } }) => when !== undefined && dependent.has(id) && id !== input,
  );
  const guards = others.filter(
    (statement) => isGuard(statement) && statement.needs.some((name) => dependent.has(name)),
  );
  const needed = new Set([...worked, ...guards.flatMap(({ needs }) => needs)]);
  // From the last to the first: each is needed before what needs it.
  for (const { id, needs } of others.toReversed())
    if (needed.has(id) && dependent.has(id)) for (const name of needs) needed.add(name);
  return {
    inputs: shown.filter(({ description: { id } }) => needed.has(id)),
    statements: others.filter(
      (statement) => guards.includes(statement) || (dependent.has(statement.id) && needed.has(statement.id)),
    ),
  };
}

/** The inputs that another value of this one can make wrong: itself, those that come and go, and digits in a base that is asked for. */
function checkedAgain(varied: string, { inputs }: CalculatorModel): readonly string[] {
  return inputs
    .filter(
      ({ description, when }) => description.id === varied || when !== undefined || hasDigits(description),
    )
    .map(({ description: { id } }) => id);
}

function hasDigits(input: InputDescription): boolean {
  return input.type === "rows" ? input.columns.some(hasDigits) : input.type === "digits";
}

/** The lines that work out a row for each value, as `compute` works out its answer. */
export function variedBody(
  statement: VaryStatement,
  emitter: ModelEmitter,
  model: CalculatorModel,
): readonly string[] {
  const { file, runtime, code } = emitter;
  const { input, values, worked } = statement;
  const { inputs, statements } = again(statement, model);
  file.import("variedRows", `${runtime}varied.ts`);
  file.import("checkAgain", `${runtime}varied.ts`);
  if ("from" in values) file.import("variedValues", `${runtime}varied.ts`);
  const bound = (each: Bound): string => (typeof each === "number" ? String(each) : code(each));
  const list =
    "from" in values
      ? `variedValues(${[values.from, values.to, values.step].map(bound).join(", ")})`
      : `${JSON.stringify(values)} as const`;
  const cites = statements.some((each) => tablesOf(each).length > 0 || notesSources(each));
  const name = camelCase(input);
  return [
    `return variedRows(${list}, (${name}) => {`,
    `const entered = { ...inputs, ${member(input, name)} };`,
    `const shown = ${visibleCode(model, "entered")};`,
    `const problems = checkAgain(description.inputs, ${JSON.stringify(checkedAgain(input, model))}, entered, shown, today);`,
    `if (problems.length > 0) return { status: "invalid", problems };`,
    ...(cites ? [`const used: UsedSource[] = [];`] : []),
    ...inputs.map(shownInputLine),
    ...statements.flatMap((each, position) => [
      statementLine(emitter, model, each),
      ...afterRun(statements, position),
    ]),
    `return {`,
    `status: "answered",`,
    `row: { ${[member(input, name), ...worked.map((id) => member(id, readCode(emitter, id)))].join(", ")} },`,
    `};`,
    `});`,
  ];
}
