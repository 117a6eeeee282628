import { alwaysMentioned, mentions, type TypedExpression } from "../formula/index.ts";
import { isSpare, outputCode } from "../constructs/results/output.ts";
import {
  isGuard,
  citationsOf,
  kindOfStatement,
  notesSources,
  tablesOf,
  type Statement,
} from "../constructs/statements/any.ts";
import { citeCode, member, readCode, type ModelEmitter } from "../constructs/statements/emitter.ts";
import { eachSourceOnce } from "../presentation/cited-sources.ts";
import type { Citations } from "../runtime/answer.ts";
import { isPlain, type ValueType } from "../formula/value-type.ts";
import type { Display } from "../runtime/display.ts";
import type { CalculatorModel, InputModel } from "../resolve/model.ts";
import { orderByNeeds, type Needing } from "../resolve/order.ts";
import { camelCase } from "../typescript/identifiers.ts";
import { functionName, parameters, statementType } from "./statement-function.ts";
import { askingLines, namesInConditions, withoutCertain, type WantedValue } from "./wanted-values.ts";

interface ConditionalInput extends InputModel {
  readonly when: TypedExpression;
}

/**
 * The function that everything is worked out in: each value once, when it is first asked for. Its result decides which inputs
 * are there (`conditions`), whether there is an answer (`stop`), and the answer.
 */
export function emitCalculate(
  emitter: ModelEmitter,
  model: CalculatorModel,
  wanted: readonly WantedValue[],
): void {
  const { file, runtime } = emitter;
  file.import("traceOf", `${runtime}calculation.ts`);
  file.import("UsedSource", `${runtime}answer.ts`, "type");
  file.import("Shown", `${runtime}calculation.ts`, "type");
  file.import("checkInputs", `${runtime}check-inputs.ts`);
  file.import("finish", `${runtime}finish.ts`);
  const constants = model.constants.map(({ id }) => member(id, camelCase(id)));
  const lazyNames = alwaysAsked(model, wanted);
  const read = namesRead(model, [
    ...lazyNames,
    ...wanted.map(({ name }) => name),
    ...namesInConditions(wanted),
  ]);
  const statements = model.statements.filter((each) => !isGuard(each) && read.has(each.id));
  // A main result comes first: where rows of several tables are missing, its own refuses.
  const mainFirst = model.outputs.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  const values = `{ ${mainFirst.map((output) => valueMember(output, emitter, model)).join(", ")} }`;
  const asking = askingLines(wanted, emitter, model, lazyNames);
  const again = new Set(
    model.statements.flatMap((statement) => (statement.kind === "vary" ? statement.computedColumns : [])),
  );
  const stopping = [
    `const problems = checkInputs(description.inputs, entered, shown, today);`,
    `if (problems.length > 0) return { status: "invalid", problems };`,
    ...stopLines(emitter, model.statements, readAlone(model, lazyNames), again.size > 0),
  ];
  file.function({
    name: "calculate",
    about: "One calculation: each value is worked out once, when it is first asked for.",
    parameters: [
      { name: "entered", type: "Inputs" },
      { name: "shown", type: "Shown" },
      { name: "today", type: "string" },
    ],
    body: [
      `const known: { ${statements.map(({ id }) => `${id}?: ${statementType(model, id)};`).join(" ")} } = {};`,
      `const used: UsedSource[] = [];`,
      ...inputLines(model, read),
      ...statements.map((statement) => statementLine(emitter, model, statement)),
      ...(again.size === 0
        ? [`const answer = (): Answer<Values> => {`, ...stopping]
        : [
            `const stop = (${stopping.includes("if (isWhole) {") ? "" : "_"}isWhole: boolean): Answer<Values> | undefined => {`,
            ...stopping,
            `return undefined;`,
            `};`,
            `const answer = (): Answer<Values> => {`,
            `const stopped = stop(true);`,
            `if (stopped !== undefined) return stopped;`,
          ]),
      ...(asking.length === 0 ? [] : [`const values: Values = ${values};`, ...asking]),
      `return finish({`,
      asking.length === 0 ? `values: ${values},` : `values,`,
      `drawn: { ${drawn(model)
        .map((id) => member(id, camelCase(id)))
        .join(", ")} },`,
      `trace: () => traceOf({ ${constants.join(", ")} }, known, { ${branchMembers(emitter, statements).join(" ")} }),`,
      `used,`,
      `});`,
      `};`,
      ...conditionLines(emitter, model),
      `return { ${[
        ...(conditional(model).length === 0 ? [] : ["conditions"]),
        "answer",
        ...(again.size === 0
          ? []
          : ["stop", `values: { ${[...again].map((id) => member(id, camelCase(id))).join(", ")} }`]),
      ].join(", ")} };`,
    ],
  });
}

/** The inputs as formulas read them: one that is hidden has its hidden value. */
function inputLines(model: CalculatorModel, read: ReadonlySet<string>): readonly string[] {
  const inputs = model.inputs.filter(({ description }) => read.has(description.id));
  const always = inputs.flatMap(({ when, description: { id } }) =>
    when === undefined ? [member(id, camelCase(id))] : [],
  );
  return [
    ...(always.length === 0 ? [] : [`const { ${always.join(", ")} } = entered;`]),
    ...inputs.flatMap(({ when, description: { id }, hiddenCode }) => {
      if (when === undefined) return [];
      const value = `shown.${id} ? entered.${id} : ${hiddenCode}`;
      return [`const ${camelCase(id)} = (): Inputs[${JSON.stringify(id)}] => (${value});`];
    }),
  ];
}

/** Every name that outputs, conditions and what stops a calculation read, and all that those need. */
function namesRead(model: CalculatorModel, lazyNames: readonly string[]): ReadonlySet<string> {
  const { inputs, outputs, statements } = model;
  const named = (expression: TypedExpression | undefined): readonly string[] =>
    expression === undefined ? [] : mentions(expression).map(({ name }) => name);
  const read = new Set([
    ...lazyNames,
    ...drawn(model),
    ...inputs.flatMap(({ when }) => named(when)),
    ...outputs.flatMap(({ value, when }) => [
      ...named(when),
      ...(value.kind === "expression" ? named(value.expression) : [value.id]),
    ]),
  ]);
  // From the last to the first: each comes after what it needs.
  for (const statement of statements.toReversed())
    if (isGuard(statement) || read.has(statement.id)) for (const name of statement.needs) read.add(name);
  return read;
}

/** The line that says how a value is worked out. */
function statementLine(emitter: ModelEmitter, model: CalculatorModel, statement: Statement): string {
  const { id } = statement;
  const kind = kindOfStatement(statement);
  const given = [
    ...(notesSources(statement) ? ["used"] : []),
    ...parameters(model, statement).map(({ id: need, isAsked }) =>
      isAsked ? camelCase(need) : readCode(emitter, need),
    ),
  ];
  const work = kind.work?.(statement, emitter) ?? `${functionName(id)}(${given.join(", ")})`;
  const cited = citedBy(model, statement);
  // What it works out again asks for this very function.
  const result = statement.kind === "vary" ? `: ${statementType(model, id)}` : "";
  const own = `known.${id}`;
  // Null is a value too, and is worked out once like all others.
  const mayBeNull = "type" in statement && statement.type.optional;
  const kept = mayBeNull ? `${own} === undefined ? (${own} = ${work}) : ${own}` : `(${own} ??= ${work})`;
  if (cited === undefined) return `const ${camelCase(id)} = ()${result} => ${kept};`;
  return `const ${camelCase(id)} = ()${result} => { if (${own} === undefined) ${citeCode(id, cited)} return ${kept}; };`;
}

/** What a value cites itself, and where the constants come from that it is worked out with in every case. */
function citedBy({ constants }: CalculatorModel, statement: Statement): Citations | undefined {
  const own = "citations" in statement ? statement.citations : undefined;
  const read = kindOfStatement(statement).reads(statement);
  const ofConstants = constants.flatMap(({ id, citations }) => (read.includes(id) ? citations : []));
  const [first, ...more] = eachSourceOnce([...(own ?? []), ...ofConstants]);
  return first === undefined ? undefined : [first, ...more];
}

/** Which way through its formula a value took, for steps. */
function branchMembers(emitter: ModelEmitter, statements: readonly Statement[]): readonly string[] {
  return statements.flatMap((statement) => {
    const taken = kindOfStatement(statement).branchCode?.(statement, emitter);
    return taken === undefined ? [] : [`${statement.id}: () => ${taken},`];
  });
}

/**
 * The lines that ask for what every answer needs, in the order of the formulas, and decide each check, limit and refusal as
 * soon as that can be done. Of a run of one kind, all are tried before the first ends it. A calculation that is only a row of
 * a varied input asks for no more than what decides.
 */
function stopLines(
  emitter: ModelEmitter,
  statements: readonly Statement[],
  lazyNames: ReadonlySet<string>,
  hasRows: boolean,
): readonly string[] {
  const lines: string[] = [];
  let waiting: readonly string[] = [];
  const ask = (): void => {
    if (waiting.length > 0) lines.push(...(hasRows ? [`if (isWhole) {`, ...waiting, `}`] : waiting));
    waiting = [];
  };
  for (const [position, statement] of statements.entries()) {
    const kind = kindOfStatement(statement);
    const line = kind.decide?.(statement, emitter);
    if (line === undefined) {
      if (lazyNames.has(statement.id)) waiting = [...waiting, `${readCode(emitter, statement.id)};`];
      continue;
    }
    ask();
    lines.push(line, ...(statements[position + 1]?.kind === statement.kind ? [] : (kind.afterRun ?? [])));
  }
  ask();
  return lines;
}

/** A result; rows that are only drawn are asked for where they are. */
function valueMember(
  output: CalculatorModel["outputs"][number],
  emitter: ModelEmitter,
  model: CalculatorModel,
): string {
  const { id } = output;
  const code = outputCode(output, emitter);
  return drawn(model).includes(id) ? `get ${id}() { return ${code}; }` : member(id, code);
}

/** Schedules that vary an input: a chart or table draws them, and no number of the answer waits for them. */
function drawn({ statements }: CalculatorModel): readonly string[] {
  return statements.flatMap(({ kind, id }) => (kind === "vary" ? [id] : []));
}

/**
 * What is asked for whatever was entered: what results, charts, groups of fields, texts of the page and displays read, and
 * each formula that can neither refuse, be cited nor fail, for whoever audits every step.
 */
function alwaysAsked(model: CalculatorModel, wanted: readonly WantedValue[]): ReadonlySet<string> {
  const { groups = {}, displays } = model.description;
  const lazyNames = new Set([
    ...model.statements.filter(isGuard).flatMap(reads),
    ...model.outputs.flatMap((output) => {
      const { value, when } = output;
      if (when !== undefined) return isSpare(output) ? [] : alwaysMentioned(when);
      return value.kind === "expression" ? alwaysMentioned(value.expression) : [value.id];
    }),
    ...Object.values(groups).flatMap(({ sum }) => sum ?? []),
    ...Object.values(displays).flatMap(goesBy),
  ]);
  const statements = model.statements.filter((each) => !isGuard(each));
  // A step that is told in every answer may bring more.
  for (let before = -1; before < lazyNames.size;) {
    before = lazyNames.size;
    for (const each of wanted)
      if (withoutCertain(each, lazyNames).when.length === 0) lazyNames.add(each.name);
    // From the last to the first: each is needed before what needs it.
    for (const statement of statements.toReversed())
      if (lazyNames.has(statement.id)) for (const name of reads(statement)) lazyNames.add(name);
  }
  const failing = failingOf(model, lazyNames);
  return new Set(
    statements.flatMap(({ id, kind }) =>
      kind !== "vary" && (lazyNames.has(id) || !failing.has(id)) ? [id] : [],
    ),
  );
}

/** What of it is to be asked for by itself: the rest is read by others, and can neither refuse nor be cited before them. */
function readAlone(model: CalculatorModel, lazyNames: ReadonlySet<string>): ReadonlySet<string> {
  const failing = failingOf(model, new Set<string>());
  const read = new Set([
    ...model.statements.flatMap((each) => (lazyNames.has(each.id) ? reads(each) : [])),
    ...model.outputs.flatMap(({ value, when }) => {
      if (when !== undefined) return [];
      return value.kind === "expression" ? alwaysMentioned(value.expression) : [value.id];
    }),
  ]);
  return new Set([...lazyNames].filter((id) => failing.has(id) || !read.has(id)));
}

/** What may refuse, be cited or come to nothing, where these are there. */
function failingOf({ inputs, statements }: CalculatorModel, there: ReadonlySet<string>): ReadonlySet<string> {
  const failing = new Set([
    ...inputs.flatMap(({ description: { id }, type }) => (isExact(type) ? [id] : [])),
    ...statements.flatMap((each) => ("type" in each && isExact(each.type) ? [each.id] : [])),
  ]);
  for (const statement of statements)
    if (!there.has(statement.id) && mayFail(statement, failing)) failing.add(statement.id);
  return failing;
}

/** The names a statement reads whenever it is worked out. */
function reads(statement: Statement): readonly string[] {
  return kindOfStatement(statement).reads(statement);
}

/** Whether a statement may refuse, be cited or come to nothing: it reads one of `failing`, or does so itself. */
function mayFail(statement: Statement, failing: ReadonlySet<string>): boolean {
  const { mayRefuse = tablesOf(statement).length > 0 } = kindOfStatement(statement);
  return (
    mayRefuse ||
    citationsOf(statement).length > 0 ||
    "columns" in statement ||
    [statement.id, ...statement.needs].some((name) => failing.has(name))
  );
}

/** Exact numbers, texts and days: a formula may have none. */
function isExact(type: ValueType): boolean {
  return isPlain(type) && type.kind !== "boolean";
}

/** The value that chooses how another is shown. */
function goesBy(display: Display): readonly string[] {
  if (display.kind !== "money" && display.kind !== "quantity") return [];
  const { currency } = display;
  return typeof currency === "object" ? [currency.from] : [];
}

function conditional({ inputs }: CalculatorModel): readonly ConditionalInput[] {
  return inputs.flatMap((input) => (input.when === undefined ? [] : [{ ...input, when: input.when }]));
}

/** Each after those that it depends on, be it through formulas. */
function inOrder<T extends Needing>(inputs: readonly T[], statements: readonly Statement[]): readonly T[] {
  const order = orderByNeeds<Needing>([...inputs, ...statements]);
  const ids = order.kind === "ordered" ? order.things.map(({ id }) => id) : [];
  return inputs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * The conditions of inputs that come and go. Where formulas decide one, what is refused before all formulas shows nothing:
 * they have no case for it.
 */
function conditionLines({ code }: ModelEmitter, model: CalculatorModel): readonly string[] {
  const needs = (expression: TypedExpression): readonly string[] =>
    mentions(expression).map(({ name }) => name);
  const inputs = inOrder(
    conditional(model).map((input) => ({ ...input, id: input.description.id, needs: needs(input.when) })),
    model.statements.filter((each) => !isGuard(each)),
  );
  const byFormula = new Set(model.statements.map(({ id }) => id));
  for (let size = 0; size !== byFormula.size;) {
    size = byFormula.size;
    for (const { when, description } of inputs)
      if (needs(when).some((name) => byFormula.has(name))) byFormula.add(description.id);
  }
  const isDecided = ({ description: { id } }: InputModel): boolean => !byFormula.has(id);
  const refused = inputs.every(isDecided)
    ? []
    : model.statements.flatMap((statement) =>
        statement.kind === "refusal" && !statement.needs.some((need) => byFormula.has(need))
          ? [`!(${code(statement.expression)})`]
          : [],
      );
  const members = inputs.map((input) => {
    const condition = code(input.when);
    const guarded = isDecided(input) || refused.length === 0 ? condition : `isCovered() && (${condition})`;
    return `${input.description.id}: (): boolean => ${guarded},`;
  });
  return members.length === 0
    ? []
    : [
        ...(refused.length === 0 ? [] : [`const isCovered = (): boolean => ${refused.join(" && ")};`]),
        `const conditions = () => ({`,
        ...members,
        `});`,
      ];
}
