import type { ColumnDescription } from "../runtime/display.ts";
import type { CalculatorDescription, StepModel, StepDescription, StepNode } from "../runtime/description.ts";
import { roundedAsShown } from "./as-printed.ts";
import { scalarAt, type Values } from "./values.ts";
import { isOperation, reasonOf, pathTaken, type PathTaken } from "./branches.ts";
import { hasScalar, neededPart, withinBounds, withPlaces } from "./needed-part.ts";
import { mathText } from "./math-text.ts";
import { hasNames, type MathNode } from "./math-node.ts";
import { namesIn } from "./step-arithmetic.ts";

/** A step as it is shown: what of its formula gave the result, or which columns of the row it found matter. */
export interface VisibleStep {
  readonly step: StepDescription;
  readonly tree?: StepNode;
  /** What of the formula was worked out, where the whole of it is shown. */
  readonly evaluated?: StepNode;
  /** Why this of several formulas gave the result: "Shape = Sector". */
  readonly condition?: StepNode;
  /** What holds of a value that was searched for. */
  readonly holds?: StepNode;
  /** What a lookup looks up, options by their names. */
  readonly keys: readonly StepNode[];
  readonly columns: readonly ColumnDescription[];
}

/** What telling the steps of one answer needs. */
export interface StepContext {
  readonly description: CalculatorDescription;
  readonly stepModel: StepModel;
  /** Inputs, formulas and outputs by id, with the branch each condition took under `<id>?`. */
  readonly values: Values;
  /** Outputs by id: null where one does not apply. */
  readonly outputs: Values;
  /** Whether an input was asked for: the values of the others are no one's. */
  readonly isAsked: (input: string) => boolean;
  /** The name of an option, of the set `choices.<set>`. */
  readonly nameOfOption: (set: string, option: string) => string | undefined;
}

/** Some of the steps, in order: one that an author named, or one formula by itself. */
export interface StepGroup {
  /** The author's name of it. */
  readonly id?: string;
  readonly steps: readonly VisibleStep[];
}

/**
 * The steps that led to the results there are, each without what made no difference: as the author gathered them, else
 * every formula by itself. One the answer did not need is left out.
 */
export function keySteps(context: StepContext): readonly StepGroup[] {
  const { stepModel, values, outputs } = context;
  const taken = stepsTaken(stepModel, values);
  const read = Object.entries(stepModel.results ?? {}).flatMap(([id, names]) =>
    outputs[id] === undefined || outputs[id] === null ? [] : names,
  );
  const idle = idleSteps(taken, read, context);
  const named = new Set([...taken.flatMap((step) => namesInStep(step, values)), ...read]);
  const visible = taken
    .filter((step) => !idle.has(step.id) && !isOfNoRows(step, values))
    .map((step) => {
      const origin = originOf(step, taken, values);
      return {
        ...withOptionsNamed(origin, evaluatedTree(origin, values), context, takenCondition(origin, values)),
        // It is told under its own name, and in its own unit.
        step: { ...origin, id: step.id, display: step.display },
        keys: namedKeys(step, context),
        columns: namedColumns(step, named, values),
      };
    });
  const groups =
    stepModel.keySteps?.map(({ id, of }) => ({
      id,
      steps: of.flatMap((formula) => visible.filter(({ step }) => step.id === formula)),
    })) ?? visible.map((step) => ({ steps: [step] }));
  return groups.filter(({ steps }) => steps.length > 0);
}

/** Whether it adds up or counts the rows of a list that has none. */
function isOfNoRows(step: StepDescription, values: Values): boolean {
  const tree = evaluatedTree(step, values);
  if (tree === undefined || !isOperation(tree) || (tree[0] !== "sum" && tree[0] !== "count")) return false;
  return namesIn(tree).some((name) => {
    const rows = values[name.split(".")[0] ?? name];
    return Array.isArray(rows) && rows.length === 0;
  });
}

/**
 * Where a value that is another's comes from: the formula that worked it out. One that is rounded as it is printed anyway
 * is another's as well.
 */
function originOf(step: StepDescription, taken: readonly StepDescription[], values: Values): StepDescription {
  const tree = evaluatedTree(step, values);
  const named = tree === undefined ? undefined : (roundedName(tree, step, values) ?? tree);
  const origin =
    typeof named === "string"
      ? taken.find(({ id, lookup }) => id === named && lookup === undefined)
      : undefined;
  return origin === undefined ? step : originOf(origin, taken, values);
}

function roundedName(tree: StepNode, { id, display }: StepDescription, values: Values): string | undefined {
  if (!isOperation(tree) || tree[0] !== "round" || typeof tree[1] !== "string") return undefined;
  const printed = (name: string): number | undefined =>
    roundedAsShown(display, scalarAt(values, name), values);
  const own = printed(id);
  return own !== undefined && own === printed(tree[1]) ? tree[1] : undefined;
}

/** Every step that was taken, whole: for whoever wants to audit. */
export function allSteps(context: StepContext): readonly VisibleStep[] {
  return stepsTaken(context.stepModel, context.values).map((step) => {
    const evaluated = withOptionsNamed(step, evaluatedTree(step, context.values), context).tree;
    return {
      ...withOptionsNamed(
        step,
        step.tree ?? (step.choice === undefined ? undefined : casesTree(step.choice)),
        context,
      ),
      ...(evaluated === undefined ? {} : { evaluated }),
      keys: namedKeys(step, context),
      columns: step.lookup?.columns ?? [],
    };
  });
}

/** A step's formula, in names and with the figures put in. */
export interface Formulas {
  readonly named: MathNode | undefined;
  readonly substituted: MathNode | undefined;
}

/**
 * Which of a step's formulas stand above its result: none where the formula is another's value under its own name, an
 * option or a number by itself, and not one that says what the result says. A formula of figures alone has no names.
 */
export function formulasWorthShowing(
  { named, substituted }: { readonly named: MathNode; readonly substituted?: MathNode },
  ownName: string,
  result: string,
): Formulas {
  if (named.kind === "text" || named.kind === "number" || mathText(named) === ownName)
    return { named: undefined, substituted: undefined };
  const unlikeResult = (formula: MathNode | undefined): MathNode | undefined =>
    formula === undefined || saysTheSame(mathText(formula), result) ? undefined : formula;
  const isSame = substituted !== undefined && saysTheSame(mathText(substituted), mathText(named));
  return isSame && !hasNames(named)
    ? { named: undefined, substituted: unlikeResult(substituted) }
    : {
        named: unlikeResult(named),
        // With a name left in them they are no figures.
        substituted:
          isSame || substituted === undefined || hasNames(substituted)
            ? undefined
            : unlikeResult(substituted),
      };
}

/** A minus may be the operator's or a number's own, a space one that may break or not. */
export function saysTheSame(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll("−", "-").replaceAll(/\s/gu, " ");
  return plain(one) === plain(other);
}

/** A step with the options in its formula and its condition under their names. */
function withOptionsNamed(
  step: StepDescription,
  tree: StepNode | undefined,
  context: StepContext,
  condition?: StepNode,
): Pick<VisibleStep, "step" | "tree" | "condition" | "holds"> {
  const set = step.display.kind === "choice" ? step.display.set : undefined;
  const named = tree === undefined || set === undefined ? tree : withResultNames(tree, set, context);
  return {
    step,
    ...(step.holds === undefined
      ? {}
      : { holds: withOptionNames(neededPart(step.holds, context.values), context) }),
    ...(named === undefined ? {} : { tree: withOptionNames(named, context) }),
    ...(condition === undefined ? {} : { condition: withOptionNames(condition, context) }),
  };
}

/** The options a formula results in, one or in several cases, by their names. */
function withResultNames(node: StepNode, set: string, context: StepContext): StepNode {
  if (typeof node !== "object") return node;
  if ("text" in node) return { text: context.nameOfOption(set, node.text) ?? node.text };
  const [operator, condition, ...results] = node;
  return operator !== "?:" || condition === undefined
    ? node
    : [operator, condition, ...results.map((result) => withResultNames(result, set, context))];
}

/** The option that decided between cases, as a comparison; of a formula that branches, why it took the way it did. */
function takenCondition(step: StepDescription, values: Values): StepNode | undefined {
  const { id, choice, firstTrue } = step;
  const option = values[`${id}?`];
  if (choice !== undefined)
    return typeof option === "string" ? ["==", choice.by, { text: option }] : undefined;
  const { conditions } = pathOf(step, values);
  // Of conditions tried in order, the one that was true.
  if (firstTrue === true) return conditions.find(({ held }) => held)?.condition;
  return reasonOf({ conditions });
}

/** The way through a step's formula that gave its result. */
function pathOf({ id, tree }: StepDescription, values: Values): PathTaken {
  const pathNumber = values[`${id}?`];
  return pathTaken(tree ?? 0, typeof pathNumber === "number" ? pathNumber : undefined);
}

/** All cases by option as one formula; the last needs no condition, since there are no other options. */
function casesTree({ by, cases }: NonNullable<StepDescription["choice"]>): StepNode | undefined {
  return Object.entries(cases).reduceRight<StepNode | undefined>(
    (rest, [option, tree]) => (rest === undefined ? tree : ["?:", ["==", by, { text: option }], tree, rest]),
    undefined,
  );
}

/** Steps whose result was needed: the others have none. */
export function stepsTaken({ steps }: StepModel, values: Values): readonly StepDescription[] {
  return steps.filter((step) => {
    if (step.lookup !== undefined)
      return step.lookup.columns.some(({ id }) => hasScalar(values, `${step.id}.${id}`));
    const value = values[step.id];
    return hasScalar(values, step.id) || (Array.isArray(value) && value.length > 0);
  });
}

/** Steps that lead only to results that do not apply here, and those results themselves. `read`: what results that apply are worked out of. */
function idleSteps(
  steps: readonly StepDescription[],
  read: readonly string[],
  { description, stepModel: { steps: all }, values, outputs, isAsked }: StepContext,
): ReadonlySet<string> {
  const results = new Set(read.map((name) => name.split(".")[0] ?? name));
  const needs = new Map(
    steps.map((step) => [
      step.id,
      new Set(namesInStep(step, values).map((name) => name.split(".")[0] ?? name)),
    ]),
  );
  const users = new Map(
    steps.map(({ id }) => [id, steps.filter((user) => needs.get(user.id)?.has(id) === true)]),
  );
  // What only branches that were not taken name led to nothing; what no formula names is read by a table, chart or text.
  const whole = all.map((step) => ({ id: step.id, names: wholeNames(step) }));
  const hasUser = (id: string): boolean =>
    (users.get(id)?.length ?? 0) > 0 || whole.some((user) => user.id !== id && user.names.has(id));
  const inputs = new Set(description.inputs.map(({ id }) => id));
  const inputsOf = (id: string): readonly string[] =>
    inputs.has(id) ? [id] : [...(needs.get(id) ?? [])].flatMap(inputsOf);
  // What only a text says that is not shown here: it comes of nothing that was asked for.
  const isOfUnasked = (id: string): boolean => {
    const from = inputsOf(id);
    return from.length > 0 && !from.some(isAsked);
  };
  // Of the option `none` a text says nothing either.
  const isNone = (id: string): boolean => values[id] === "none";
  // A result that is not shown here may still be what another is worked out from.
  const maybeIdle = steps
    .map(({ id }) => id)
    .filter(
      (id) =>
        !results.has(id) &&
        (outputs[id] === null || (!(id in outputs) && (hasUser(id) || isOfUnasked(id) || isNone(id)))),
    );
  const idle = new Set<string>();
  for (let before = -1; before < idle.size;) {
    before = idle.size;
    for (const id of maybeIdle) if (users.get(id)?.every((user) => idle.has(user.id)) === true) idle.add(id);
  }
  return idle;
}

/** Every formula that any branch of a step names. */
function wholeNames({ tree, choice }: StepDescription): ReadonlySet<string> {
  return new Set(
    [...(tree === undefined ? [] : [tree]), ...Object.values(choice?.cases ?? {})]
      .flatMap(namesIn)
      .map((name) => name.split(".")[0] ?? name),
  );
}

/** The formulas, inputs and columns (`grid.lowest`) that what gave a step's result names. */
function namesInStep(step: StepDescription, values: Values): readonly string[] {
  const tree = evaluatedTree(step, values);
  const { lookup, choice, holds } = step;
  const reason = takenCondition(step, values);
  return [
    ...(tree === undefined ? [] : [tree]),
    ...(reason === undefined ? [] : [reason]),
    ...(holds === undefined ? [] : [neededPart(holds, values)]),
    ...(choice === undefined ? [] : [choice.by]),
    ...Object.values(lookup?.keys ?? {}),
    ...(lookup?.on === undefined ? [] : [lookup.on]),
  ]
    .flatMap(namesIn)
    .filter((name) => name !== step.id);
}

/** What of a step's formula gave its result: the case or branch that was taken, and of `otherwise(a, b)` the value there was. */
function evaluatedTree(step: StepDescription, values: Values): StepNode | undefined {
  const { id, tree, choice } = step;
  const option = values[`${id}?`];
  const taken = typeof option === "string" ? choice?.cases[option] : undefined;
  const evaluated = taken ?? (tree === undefined ? undefined : pathOf(step, values).tree);
  return evaluated === undefined
    ? undefined
    : withinBounds(neededPart(withPlaces(evaluated, values), values), values[id], values);
}

/** The columns that other steps name; all, where the row has nothing under those. */
function namedColumns(
  { id, lookup }: StepDescription,
  named: ReadonlySet<string>,
  values: StepContext["values"],
): readonly ColumnDescription[] {
  const columns = lookup?.columns ?? [];
  const wanted = columns.filter((column) => named.has(`${id}.${column.id}`));
  return wanted.some((column) => scalarAt(values, `${id}.${column.id}`) !== null) ? wanted : columns;
}

/**
 * The keys of a lookup, a fixed option by the name it has where it can be chosen. One that has no name anywhere is left
 * out: readers know no ids.
 */
function namedKeys({ lookup }: StepDescription, context: StepContext): readonly StepNode[] {
  if (lookup === undefined) return [];
  return Object.entries(lookup.keys).flatMap(([key, node]): readonly StepNode[] => {
    if (typeof node !== "object" || !("text" in node)) return [node];
    const set = keySet(lookup.table, key, context);
    const name = set === undefined ? undefined : context.nameOfOption(set, node.text);
    return name === undefined ? [] : [{ text: name }];
  });
}

/** The set of options that another lookup of the table finds the key by, else the choice of the key's own name. */
function keySet(table: string, key: string, { description, stepModel }: StepContext): string | undefined {
  const nodes = stepModel.steps.flatMap(({ lookup }) => {
    const node = lookup?.table === table ? lookup.keys[key] : undefined;
    return node === undefined ? [] : [node];
  });
  return [...nodes, key].map((node) => choiceSetOf(node, description)).find((set) => set !== undefined);
}

/** Functions whose last operand is the rule for days a month lacks, which is told in a place of its own. */
const withDateRule: ReadonlySet<string> = new Set(["add_months", "add_years"]);

/** Options by the name on their button, and no rule ids. */
function withOptionNames(node: StepNode, context: StepContext): StepNode {
  if (typeof node !== "object" || "text" in node) return node;
  const [operator, ...operands] = node;
  const named = operands.map((operand) => withOptionNames(operand, context));
  if (withDateRule.has(operator)) return [operator, ...named.slice(0, 2)];
  const set = operands
    .map((operand) => choiceSetOf(operand, context.description))
    .find((found) => found !== undefined);
  if (set === undefined) return [operator, ...named];
  const other = operator === "!=" ? otherOption(operands, context) : undefined;
  if (other !== undefined) return withOptionNames(["==", operands[0] ?? 0, { text: other }], context);
  return [
    operator,
    ...named.map((operand) =>
      typeof operand === "object" && "text" in operand
        ? { text: context.nameOfOption(set, operand.text) ?? operand.text }
        : operand,
    ),
  ];
}

/** Of a choice of two that is not the one, the other. */
function otherOption(
  [name, option]: readonly StepNode[],
  { description: { displays } }: StepContext,
): string | undefined {
  const display = typeof name === "string" ? displays[name] : undefined;
  if (display?.kind !== "choice" || display.options.length !== 2) return undefined;
  const text = typeof option === "object" && "text" in option ? option.text : undefined;
  return text === undefined ? undefined : display.options.find((each) => each !== text);
}

/** The set of options an input or formula chooses from. */
function choiceSetOf(node: StepNode, { displays }: CalculatorDescription): string | undefined {
  const display = typeof node === "string" ? displays[node] : undefined;
  return display?.kind === "choice" || display?.kind === "choices" ? display.set : undefined;
}
