import {
  alwaysMentioned,
  mentions,
  showType,
  stepTree,
  unifyLiterals,
  type TypedExpression,
} from "../../formula/index.ts";
import { booleanType, sameDimension, type Dimension } from "../../formula/value-type.ts";
import type { Citations } from "../../runtime/answer.ts";
import { toBase } from "../../runtime/decimal.ts";
import type { StepNode } from "../../runtime/description.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { literal } from "../../typescript/source-file.ts";
import { closed, formula, id, list, oneOfTexts, truth, type Static, type FormulaText } from "../schema.ts";
import { knownScalars, typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { member, messageArguments, type ModelEmitter } from "../statements/emitter.ts";
import type { ShownStatement, StatementKind } from "../statements/statement-kind.ts";
import { checkShown, cited, namedByShown, shownAs, shownDisplay, shownOptions } from "./shown.ts";

const schema = closed(
  {
    solve: id("What the unknown is called in `where`. It is a name of this formula alone."),
    between: list(
      bound("An end of the range the unknown is looked for in, itself included."),
      "The two ends, the smaller one first.",
      {
        minItems: 2,
        maxItems: 2,
      },
    ),
    where: formula(
      "What must hold: `left == right`, both numbers of one dimension; of a whole number, any condition. It must name the unknown.",
    ),
    whole: truth(
      "The unknown is a whole number, of months, days or anything counted: the least one for which `where` is true.",
    ),
    difference: oneOfTexts(
      ["increasing", "decreasing"],
      "How the left side less the right goes as the unknown grows. Say it where it goes one way over the whole range: then one value at most fits, and it is found at once. " +
        "Without it the range is looked over, and where several values fit, the visitor reads so. " +
        "Of whole numbers, say it where `left >= right` stays true once it is true: the range is then halved until the first is found, however long it is. Without it, up to 100,000 numbers are tried one after the other.",
    ),
    otherwise: id(
      "The refusal where nothing fits: one of `refusals` that has no `when`. Its message may name the single values that the search uses.",
    ),
    ...shownAs,
    ...cited,
  },
  ["solve", "between", "where", "otherwise"],
);
type SolveDocument = Static<typeof schema>;

/** The value of an unknown for which an equation holds, or the least whole number for which a condition is true. */
export interface SolveStatement extends ShownStatement {
  readonly kind: "solve";
  /** What is looked for, as its own formulas call it. */
  readonly unknown: string;
  readonly bounds: readonly [least: TypedExpression, most: TypedExpression];
  readonly where:
    | { readonly kind: "equation"; readonly equation: Comparison }
    | { readonly kind: "whole"; readonly condition: TypedExpression };
  readonly difference?: "increasing" | "decreasing";
  /** What it ends in where nothing fits. */
  readonly otherwise: { readonly refusal: string; readonly citations?: Citations };
  /** Single values it reads, which the refusal's message may name. */
  readonly known: readonly string[];
}

type Comparison = TypedExpression & { readonly kind: "comparison" };

function condition({ where }: SolveStatement): TypedExpression {
  return where.kind === "equation" ? where.equation : where.condition;
}

export const solve: StatementKind<SolveDocument, SolveStatement> = {
  id: "solve",
  title: "Solve",
  summary:
    "The value between two bounds for which an equation holds: a rate, a yield, a root. It is searched for until it is as exact as a number can be. " +
    "Or, with `whole`, the least number of months, days or anything counted for which a condition is true. " +
    "Where nothing fits, the answer is the refusal `otherwise` names; where several values fit, there is no answer, and the visitor reads why. " +
    "A jump past the solution, as of a rounded side or at a division by zero, is no solution. The steps show the equation, and again with the value put in.",
  schema,
  example: `inputs:
  amount: { type: money, default: 5_000, min: 1 }
  payment: { type: money, default: 230, min: 1 }
  payments: { type: integer, default: 24, min: 1, max: 600 }
formulas:
  monthly_rate:
    solve: rate
    between: [0%, 100%]
    where: payment * -expm1(-payments * log1p(rate)) / rate == amount
    difference: decreasing
    otherwise: no_such_rate
  annual_rate: { value: monthly_rate * 12, as: percent }
refusals:
  no_such_rate: {}
outputs:
  annual_rate: {}
`,

  mayRefuse: true,
  formulas: (document, path) => [
    ...document.between.map((text, index) =>
      formulaPart(`between.${index}`, boundFormula(text), [...path, "between", index]),
    ),
    formulaPart("where", document.where, [...path, "where"]),
  ],
  ownNames: (document, path) => [[document.solve, [...path, "solve"]]],
  names: namedByShown,
  gives: ({ otherwise: refusal }) => [refusal],
  resolve: resolveSolve,
  checkShown,
  displays: shownDisplay,
  step: (statement, displays) => {
    const { id: name, unknown } = statement;
    const display = displays[name];
    return display === undefined
      ? undefined
      : { id: name, display, holds: renamed(stepTree(condition(statement)), unknown, name) };
  },
  texts: ({ otherwise: { refusal }, known }) => [
    { key: `refusals.${refusal}`, required: true, arguments: known },
  ],
  reads: (statement) =>
    [...statement.bounds, condition(statement)]
      .flatMap(alwaysMentioned)
      .filter((name) => name !== statement.unknown),
  function: (statement, emitter) => ({
    about:
      statement.where.kind === "equation"
        ? `\`${statement.id}\`: the \`${statement.unknown}\` that solves its equation.`
        : `\`${statement.id}\`: the smallest \`${statement.unknown}\` for which its condition is true.`,
    body: [`return ${solveCode(statement, emitter)};`],
  }),
};

/** What is counted in its base unit: a whole number of meters would be no whole number of feet. */
const counted: readonly Dimension[] = [{}, { day: 1 }, { month: 1 }, { money: 1 }];

function resolveSolve(draft: Draft<SolveDocument>, context: ResolveContext): SolveStatement | undefined {
  const { document, path } = draft;
  const { reporter } = context;
  const isInteger = document.whole === true;
  const between = [...path, "between"];
  const ending = resolveOtherwise(draft, context);
  const ends = document.between.flatMap((_, index) => typePart(context, draft, `between.${index}`) ?? []);
  const joined = unifyLiterals(ends);
  const [least, most] = joined?.trees ?? [];
  if (ends.length < 2) return undefined;
  if (least === undefined || most === undefined || joined?.type.kind !== "number")
    return reporter.report("bounds_differ", {}, between);
  const { dimension } = joined.type;
  if (isInteger && !counted.some((each) => sameDimension(each, dimension))) {
    const want = "a number, or one of days, months or units of money";
    return reporter.report(
      "type_mismatch",
      { want, where: "in `between`", got: showType(joined.type) },
      between,
    );
  }
  const type = { ...joined.type, integer: isInteger };
  const [from, to] = [fixedBound(least), fixedBound(most)];
  if (from !== undefined && to !== undefined && (isInteger ? from > to : from >= to))
    reporter.report("bounds_reversed", {}, between);
  const names = new Map(context.names).set(document.solve, {
    type,
    code: camelCase(document.solve),
    exact: false,
  });
  const where = resolveWhere(draft, context, names);
  if (where === undefined || ending === undefined) return undefined;
  const { shown, ...others } = shownOptions(document);
  const scalars = knownScalars(context);
  return {
    kind: "solve",
    id: draft.id,
    type,
    unknown: document.solve,
    bounds: [least, most],
    where,
    ...(document.difference === undefined ? {} : { difference: document.difference }),
    otherwise: ending,
    known: draft.needs.filter((name) => scalars.includes(name)),
    needs: draft.needs,
    shown: { ...shownAsBound(document.between[1] ?? 0), ...shown },
    ...others,
  };
}

/** The refusal it ends in where nothing fits; undefined after reporting that there is none. */
function resolveOtherwise(
  { document: { otherwise: refusal }, path: own }: Draft<SolveDocument>,
  { searchRefusals, reporter }: ResolveContext,
): SolveStatement["otherwise"] | undefined {
  const found = searchRefusals.get(refusal);
  const path = [...own, "otherwise"];
  if (found === undefined)
    reporter.report("unknown_refusal", { name: refusal }, path, refusal, [...searchRefusals.keys()]);
  return found && { refusal, ...found };
}

/** Comparisons that stay true once they are, as the difference of their sides goes. */
const staysTrue = { increasing: [">=", ">"], decreasing: ["<=", "<"] } as const;

function resolveWhere(
  draft: Draft<SolveDocument>,
  context: ResolveContext,
  names: ResolveContext["names"],
): SolveStatement["where"] | undefined {
  const { reporter } = context;
  const { solve: unknown, whole = false, difference } = draft.document;
  const path = [...draft.path, "where"];
  const typed = typePart(context, draft, "where", whole ? booleanType : undefined, names);
  if (typed === undefined) return undefined;
  const isComparison = typed.kind === "comparison" && typed.left.type.kind === "number";
  if (!whole && (!isComparison || typed.operator !== "=="))
    return reporter.report("equation_needed", {}, path);
  if (whole && difference !== undefined) {
    const allowed: readonly string[] = staysTrue[difference];
    if (!isComparison || !allowed.includes(typed.operator))
      return reporter.report("condition_ends", { difference, operator: staysTrue[difference][0] }, path);
  }
  if (!mentions(typed).some(({ name }) => name === unknown))
    return reporter.report("unknown_unused", { name: unknown }, path);
  if (whole) return { kind: "whole", condition: typed };
  return typed.kind === "comparison" ? { kind: "equation", equation: typed } : undefined;
}

function solveCode(statement: SolveStatement, emitter: ModelEmitter): string {
  const { file, runtime, code } = emitter;
  const { unknown, bounds, where, difference } = statement;
  const [from, to] = bounds;
  if (where.kind === "whole") {
    file.import("smallest", `${runtime}smallest.ts`);
    const members = [
      member("from", code(from)),
      member("to", code(to)),
      `that: (${camelCase(unknown)}) => ${code(where.condition)}`,
      ...(difference === undefined ? [] : ["once: true"]),
    ];
    return `smallest({ ${members.join(", ")} }, ${refusalCode(statement, emitter)})`;
  }
  file.import("solve", `${runtime}solve.ts`);
  const side = (each: TypedExpression): string =>
    mentions(each).some(({ name }) => name === unknown)
      ? `(${camelCase(unknown)}) => ${code(each)}`
      : `() => ${code(each)}`;
  const members = [
    `between: [${bounds.map(code).join(", ")}]`,
    `left: ${side(where.equation.left)}`,
    `right: ${side(where.equation.right)}`,
    ...(difference === undefined ? [] : [`difference: ${JSON.stringify(difference)}`]),
  ];
  return `solve({ ${members.join(", ")} }, ${refusalCode(statement, emitter)})`;
}

/** TypeScript of the refusal. */
function refusalCode({ otherwise: { refusal, citations } }: SolveStatement, emitter: ModelEmitter): string {
  const named = messageArguments(emitter, `refusals.${refusal}`);
  const members = [
    `reason: ${JSON.stringify(refusal)}`,
    ...(citations === undefined ? [] : [`citations: ${literal(citations)}`]),
    ...(named === undefined ? [] : [`arguments: ${named}`]),
  ];
  return `{ ${members.join(", ")} }`;
}

/** A step tree in which the unknown has the name of the formula whose value it is. */
function renamed(node: StepNode, from: string, to: string): StepNode {
  if (node === from) return to;
  if (typeof node !== "object" || "text" in node) return node;
  const [operator, ...operands] = node;
  return [operator, ...operands.map((operand) => renamed(operand, from, to))];
}

/** An end of what is searched: a formula, or a value as constants are written. */
function bound(description: string): ReturnType<typeof formula> {
  return formula(`${description} A formula, or a value such as \`0\`, \`40%\` or \`5 foot\`.`);
}

const share = /^(-?[\d_]+(?:\.[\d_]+)?)%$/;
const amount = /^(-?[\d_]+(?:\.[\d_]+)?(?:e[+-]?\d+)?)\s+([a-z]\w*)$/;

/** A bound as a formula: `40%` is 0.4. */
function boundFormula(written: FormulaText): FormulaText {
  if (typeof written !== "string") return written;
  const [, percent] = share.exec(written.trim()) ?? [];
  return percent === undefined ? written : String(Number(`${percent.replaceAll("_", "")}e-2`));
}

/** How a value is shown that lies between bounds so written, where nothing else is said. */
function shownAsBound(written: FormulaText): { readonly as?: "percent"; readonly unit?: string } {
  if (typeof written !== "string") return {};
  if (share.test(written.trim())) return { as: "percent" };
  const unit = amount.exec(written.trim())?.[2];
  return unit === undefined || unit === "money" ? {} : { unit };
}

/** The value of a bound that is a written number or amount. */
function fixedBound(end: TypedExpression): number | undefined {
  if (end.kind === "number") return end.value;
  const operand = end.kind === "negation" || end.kind === "conversion" ? fixedBound(end.operand) : undefined;
  if (operand === undefined || end.kind !== "conversion") return operand === undefined ? undefined : -operand;
  return toBase(operand, end.factor);
}
