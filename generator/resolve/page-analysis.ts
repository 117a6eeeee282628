import type { Statement } from "../constructs/statements/any.ts";
import { kindOfStatement } from "../constructs/statements/any.ts";
import { kindOfChart } from "../constructs/charts/chart.ts";
import type { OutputModel } from "../constructs/results/output.ts";
import {
  certainly,
  possibleValues,
  readingsOf,
  type KnownValues,
  type Possible,
  type Reading,
  type TypedExpression,
} from "../formula/index.ts";
import type { Scalar, Value } from "../runtime/answer.ts";
import type { InputDescription } from "../runtime/description.ts";
import type { CalculatorModel } from "./model.ts";

/** What is so on a page whatever is entered there. */
export interface PageAnalysis {
  /** The inputs whose values can change its answer. */
  readonly asked: ReadonlySet<string>;
  /** The outputs that can be shown. */
  readonly outputs: ReadonlySet<string>;
  /** It has no answer, only this reason. */
  readonly refusal?: string;
  /** What may be worked out or said there, by id: no other source can be cited. */
  readonly reached: ReadonlySet<string>;
}

/** What a page depends on besides the model. */
export interface PageSettings {
  /** The inputs it sets, typed. */
  readonly set: Readonly<Record<string, Value>>;
  /** Names of inputs and other values that decide how an input is read or a value is shown. */
  readonly namesBeside: (id: string) => readonly string[];
  /** The steps that have a sentence of their own. */
  readonly steps?: readonly string[];
  /** The values that a text of the page names, by its key. */
  readonly namesIn: (key: string) => readonly string[];
}

/**
 * Works out which inputs can change the answer of a page: those that what it shows, refuses and cites is read from, once
 * the inputs it sets are constants. An input may be asked for that changes nothing, never the other way round.
 */
export function analyzePage(model: CalculatorModel, settings: PageSettings): PageAnalysis {
  const known = knownValues(model, settings);
  const reached = new Set<string>();
  const reach = createReach(model, settings, known, reached);
  const isTrue = (expression: TypedExpression): boolean | undefined => {
    const [value] = certainly(possibleValues(expression, known));
    return typeof value === "boolean" ? value : undefined;
  };

  const asked = new Set<string>();
  const add = (readings: readonly Reading[]): void => {
    for (const id of reach(readings)) asked.add(id);
  };
  for (const { statement, expression } of guardsOf(model, "refusal")) {
    const isCertain = isTrue(expression);
    if (isCertain === false) continue;
    reached.add(statement.id);
    add([...readingsOf(expression, known), ...named(settings, `refusals.${statement.id}`)]);
    if (isCertain === true) return { asked, outputs: new Set(), refusal: statement.id, reached };
  }
  const outputs = model.outputs.filter(({ when }) => when === undefined || isTrue(when) !== false);
  const texts = [
    "answer",
    ...(settings.steps ?? []).map((id) => `steps.${id}`),
    ...outputs.flatMap(({ id }) => ["label", "note", "text"].map((text) => `outputs.${id}.${text}`)),
  ];
  add([
    ...outputs.flatMap((output) => outputReadings(output, known)),
    ...outputs.flatMap(({ id }) => valuesNamed(settings.namesBeside(id))),
    ...valuesNamed(model.description.charts.flatMap((chart) => kindOfChart(chart).reads(chart))),
    ...texts.flatMap((key) => named(settings, key)),
  ]);
  addGuarded(model, settings, asked, reach, known);
  for (const { statement, expression } of guardsOf(model, "check"))
    if (reach(readingsOf(expression, known)).some((id) => asked.has(id))) reached.add(statement.id);
  return { asked, outputs: new Set(outputs.map(({ id }) => id)), reached };
}

/** The values that keys of a table can have when a lookup asks it, key by key; a key that can have any is left out. */
export function keysAsked(
  model: CalculatorModel,
  table: string,
): readonly Readonly<Record<string, readonly Scalar[]>>[] {
  const known = knownValues(model, { set: {} });
  return model.statements.flatMap((statement) =>
    statement.kind === "lookup" && statement.table.id === table
      ? [
          Object.fromEntries(
            statement.keys.flatMap(({ id, expression }) => {
              const values = possibleValues(expression, known);
              const type = statement.table.keyTypes[id];
              const isFewer =
                type?.kind === "choice" && values !== undefined && values.length < type.options.length;
              return isFewer ? [[id, values] as const] : [];
            }),
          ),
        ]
      : [],
  );
}

/** What is said beside inputs that are asked for brings what it names; a check or a limit, the others it compares them with. */
function addGuarded(
  model: CalculatorModel,
  settings: PageSettings,
  asked: Set<string>,
  reach: Reach,
  known: KnownValues,
): void {
  const checks = guardsOf(model, "check");
  const limits = guardsOf(model, "limit");
  for (let before = -1; before < asked.size;) {
    before = asked.size;
    for (const id of asked) {
      const beside = [...named(settings, `inputs.${id}.aid`), ...valuesNamed(groupSum(model, id))];
      for (const read of reach(beside)) asked.add(read);
    }
    for (const { expression } of checks) {
      const ids = reach(readingsOf(expression, known));
      if (ids.some((id) => asked.has(id))) for (const id of ids) asked.add(id);
    }
    for (const { statement, expression } of limits)
      if ("input" in statement && asked.has(statement.input))
        for (const id of reach(readingsOf(expression, known))) asked.add(id);
  }
}

/** What the group of an input comes to, where that is said. */
function groupSum({ description: { inputs, groups = {} } }: CalculatorModel, id: string): readonly string[] {
  const { group = "" } = inputs.find((input) => input.id === id) ?? {};
  return [groups[group]?.sum ?? []].flat();
}

function guardsOf(
  { statements }: CalculatorModel,
  kind: "check" | "limit" | "refusal",
): readonly { readonly statement: Statement; readonly expression: TypedExpression }[] {
  return statements.flatMap((statement) =>
    statement.kind === kind ? [{ statement, expression: statement.expression }] : [],
  );
}

function outputReadings({ id, value, when }: OutputModel, known: KnownValues): readonly Reading[] {
  return [
    ...(when === undefined ? [] : readingsOf(when, known)),
    ...(value.kind !== "expression"
      ? [{ name: id, part: "value" } as const]
      : readingsOf(value.expression, known)),
  ];
}

function named({ namesIn }: PageSettings, key: string): readonly Reading[] {
  return valuesNamed(namesIn(key));
}

function valuesNamed(names: readonly string[]): readonly Reading[] {
  return names.map((name) => {
    const [id = name, column] = name.split(".");
    return { name: id, ...(column === undefined ? {} : { column }), part: "value" };
  });
}

/** The values that inputs and statements can have; each is looked at once. */
function knownValues(
  { inputs, statements }: CalculatorModel,
  { set }: Pick<PageSettings, "set">,
): KnownValues {
  const found = new Map<string, Possible>();
  const statementOf = new Map(statements.map((statement) => [statement.id, statement]));
  const inputOf = new Map(inputs.map((input) => [input.description.id, input]));
  const inputValues = (id: string): Possible => {
    const input = inputOf.get(id);
    if (input === undefined) return undefined;
    const { description, when } = input;
    const isShown = when === undefined || certainly(possibleValues(when, known))[0];
    if (isShown === false) return valueHidden(description);
    const value = set[id];
    if (value !== undefined && isShown === true)
      return typeof value === "object" && value !== null ? undefined : [value];
    if (description.optional) return undefined;
    if (description.type === "choice") return description.options;
    return description.type === "boolean" ? [true, false] : undefined;
  };
  const known: KnownValues = {
    possible: (name, column) => {
      const key = `${name}.${column ?? ""}`;
      if (found.has(key)) return found.get(key);
      const statement = statementOf.get(name);
      const values =
        statement === undefined
          ? inputValues(name)
          : kindOfStatement(statement).possible?.(statement, known, column);
      found.set(key, values);
      return values;
    },
  };
  return known;
}

/** What an input is for the others while it is hidden. */
function valueHidden({ type, hidden, default: usual }: InputDescription): Possible {
  const text = hidden ?? usual;
  if (typeof text !== "string") return undefined;
  if (type === "boolean") return [text === "true"];
  return type === "choice" ? [text] : undefined;
}

/** The inputs that readings lead to. */
type Reach = (readings: readonly Reading[]) => readonly string[];

/** `reached` gets every statement on the way. */
function createReach(
  model: CalculatorModel,
  settings: PageSettings,
  known: KnownValues,
  reached: Set<string>,
): Reach {
  const inputOf = new Map(model.inputs.map((input) => [input.description.id, input]));
  const statementOf = new Map(model.statements.map((statement) => [statement.id, statement]));
  const outputOf = new Map(model.outputs.map((output) => [output.id, output]));
  return (roots) => {
    const seen = new Set<string>();
    const inputs: string[] = [];
    const visit = ({ name, column, part }: Reading): void => {
      const isAside = part === "aside";
      const key = `${isAside ? "aside" : "value"} ${name}.${column ?? ""}`;
      if (seen.has(key)) return;
      seen.add(key);
      const statement = statementOf.get(name);
      if (statement !== undefined) reached.add(name);
      const input = inputOf.get(name);
      const output = outputOf.get(name);
      const inner =
        statement !== undefined
          ? [...readingsOfStatement(statement, known, column), ...valuesNamed(settings.namesBeside(name))]
          : input !== undefined
            ? readingsOfInput(input, settings, known)
            : output === undefined
              ? []
              : outputReadings(output, known);
      if (input !== undefined) {
        // One that is set or never shown is no question; its condition may still bring others.
        if (isAside || isHidden(input, known)) return;
        if (!Object.hasOwn(settings.set, name)) inputs.push(name);
      }
      for (const reading of inner)
        visit(isAside && reading.part === "value" ? { ...reading, part: "aside" } : reading);
    };
    roots.forEach(visit);
    return inputs;
  };
}

function readingsOfStatement(
  statement: Statement,
  known: KnownValues,
  column: string | undefined,
): readonly Reading[] {
  const kind = kindOfStatement(statement);
  const own = kind.readings?.(statement, known, column);
  if (own !== undefined) return own;
  const decides =
    kind.mayRefuse === true ||
    (kind.tables?.(statement) ?? []).length > 0 ||
    (kind.cites?.(statement) ?? []).length > 0;
  return statement.needs.map((name) => ({ name, part: decides ? "always" : "value" }));
}

/** What shows it, what it is read by, and what its own texts name. */
function readingsOfInput(
  { description: { id }, when }: CalculatorModel["inputs"][number],
  settings: PageSettings,
  known: KnownValues,
): readonly Reading[] {
  return [
    ...(when === undefined ? [] : readingsOf(when, known)),
    ...valuesNamed(settings.namesBeside(id)),
    ...["label", "hint"].flatMap((text) => named(settings, `inputs.${id}.${text}`)),
  ];
}

function isHidden({ when }: CalculatorModel["inputs"][number], known: KnownValues): boolean {
  return when !== undefined && certainly(possibleValues(when, known))[0] === false;
}
