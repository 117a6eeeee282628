import {
  alwaysMentioned,
  mentions,
  stepTree,
  unifyLiterals,
  type TypedExpression,
} from "../../formula/index.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { closed, formula, id, list, oneOfTexts, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import type { ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import {
  bound,
  boundFormula,
  fixedBound,
  otherwise,
  refusalCode,
  renamed,
  scalarNeeds,
  searchTexts,
  shownAsBound,
  typeOtherwise,
  without,
  type SearchStatement,
} from "./search.ts";
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
      "What must hold: `left == right`, both numbers of one dimension. It must name the unknown.",
    ),
    difference: oneOfTexts(
      ["increasing", "decreasing"],
      "How the left side less the right goes as the unknown grows. Say it where it goes one way over the whole range: then one value at most fits, and it is found at once. " +
        "Without it the range is looked over, and where several values fit, the visitor reads so.",
    ),
    otherwise,
    ...shownAs,
    ...cited,
  },
  ["solve", "between", "where", "otherwise"],
);
type SolveDocument = Static<typeof schema>;

/** The value of an unknown for which an equation holds. */
export interface SolveStatement extends SearchStatement {
  readonly kind: "solve";
  readonly equation: TypedExpression & { readonly kind: "comparison" };
  readonly difference?: "increasing" | "decreasing";
}

export const solve: StatementKind<SolveDocument, SolveStatement> = {
  id: "solve",
  kind: "calculator",
  title: "Solve",
  summary:
    "The value between two bounds for which an equation holds: a rate, a yield, a root. It is searched for until it is as exact as a number can be. " +
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

  role: "value",
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
  step: ({ id: name, unknown, equation }, displays) => {
    const display = displays[name];
    return display === undefined
      ? undefined
      : { id: name, display, holds: renamed(stepTree(equation), unknown, name) };
  },
  texts: searchTexts,
  reads: ({ bounds, equation, unknown }) => without([...bounds, equation].flatMap(alwaysMentioned), unknown),
  function: (statement, emitter) => ({
    about: `\`${statement.id}\`: the \`${statement.unknown}\` that solves its equation.`,
    body: [`return ${solveCode(statement, emitter)};`],
  }),
};

function resolveSolve(draft: Draft<SolveDocument>, context: ResolveContext): SolveStatement | undefined {
  const { document } = draft;
  const ending = typeOtherwise(draft, context);
  const ends = document.between.flatMap((_, index) => typePart(context, draft, `between.${index}`) ?? []);
  const joined = unifyLiterals(ends);
  const [least, most] = joined?.trees ?? [];
  if (ends.length < 2) return undefined;
  if (least === undefined || most === undefined || joined?.type.kind !== "number") {
    context.reporter.report("bounds_differ", {}, [...draft.path, "between"]);
    return undefined;
  }
  const type = { ...joined.type, integer: false };
  const [from, to] = [fixedBound(least), fixedBound(most)];
  if (from !== undefined && to !== undefined && from >= to)
    context.reporter.report("bounds_reversed", {}, [...draft.path, "between"]);
  const names = new Map(context.names).set(document.solve, {
    type,
    code: camelCase(document.solve),
    exact: false,
  });
  const equation = typePart(context, draft, "where", undefined, names);
  if (equation === undefined) return undefined;
  const where = [...draft.path, "where"];
  if (equation.kind !== "comparison" || equation.operator !== "==" || equation.left.type.kind !== "number") {
    context.reporter.report("equation_needed", {}, where);
    return undefined;
  }
  if (!mentions(equation).some(({ name }) => name === document.solve)) {
    context.reporter.report("unknown_unused", { name: document.solve }, where);
    return undefined;
  }
  if (ending === undefined) return undefined;
  const { shown, ...others } = shownOptions(document);
  return {
    kind: "solve",
    id: draft.id,
    type,
    unknown: document.solve,
    bounds: [least, most],
    equation,
    ...(document.difference === undefined ? {} : { difference: document.difference }),
    otherwise: ending,
    known: scalarNeeds(draft, context),
    needs: draft.needs,
    shown: { ...shownAsBound(document.between[1] ?? 0), ...shown },
    ...others,
  };
}

function solveCode(statement: SolveStatement, emitter: ModelEmitter): string {
  const { file, runtime, code } = emitter;
  const { unknown, bounds, equation, difference } = statement;
  file.import("solve", `${runtime}solve.ts`);
  const side = (each: TypedExpression): string =>
    mentions(each).some(({ name }) => name === unknown)
      ? `(${camelCase(unknown)}) => ${code(each)}`
      : `() => ${code(each)}`;
  const members = [
    `between: [${bounds.map(code).join(", ")}]`,
    `left: ${side(equation.left)}`,
    `right: ${side(equation.right)}`,
    ...(difference === undefined ? [] : [`difference: ${JSON.stringify(difference)}`]),
  ];
  return `solve({ ${members.join(", ")} }, ${refusalCode(statement, emitter)})`;
}
