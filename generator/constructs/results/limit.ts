import { alwaysMentioned, readingsOf, typeFormula, type TypedExpression } from "../../formula/index.ts";
import type { ComparisonOperator, Expression } from "../../formula/expression.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { MovingLimit } from "../../runtime/kinds/input-runtime.ts";
import { endOf, type LimitSide } from "../inputs/moving-limit.ts";
import { knownScalars, typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { readCode, type ModelEmitter } from "../statements/emitter.ts";
import { scopeOf } from "../statements/scope.ts";
import type { GuardStatement, StatementBehavior } from "../statements/statement-kind.ts";

/** A limit of an input that moves with other values. */
export interface LimitDocument extends MovingLimit {
  readonly input: string;
  /** It is asked for only where its `when` is true. */
  readonly isConditional: boolean;
}
export interface LimitStatement extends GuardStatement {
  readonly kind: "limit";
  readonly input: string;
  readonly side: LimitSide;
  readonly isConditional: boolean;
  /** It may be left blank. */
  readonly isOptional: boolean;
  /** The most or the least the value may be. */
  readonly limit: TypedExpression;
}

const operators: Readonly<Record<LimitSide, ComparisonOperator>> = {
  min: ">=",
  above: ">",
  max: "<=",
  below: "<",
};

/** Holds an input to a limit that moves: its problem is that of a fixed one. */
export const limit: StatementBehavior<LimitDocument, LimitStatement> = {
  isGuard: true,
  formulas: ({ text }, path) => [formulaPart("limit", text, path)],
  resolve: resolveLimit,
  // One of an input that may be hidden or blank is not looked at there.
  reads: ({ expression, isConditional, isOptional }) =>
    isConditional || isOptional ? [] : alwaysMentioned(expression),
  readings: ({ expression }, known) => readingsOf(expression, known),
  decide: decideLimit,
  afterRun: [`if (problems.length > 0) return { status: "invalid", problems };`],
};

function resolveLimit(draft: Draft<LimitDocument>, context: ResolveContext): LimitStatement | undefined {
  const { input, side, isConditional } = draft.document;
  const known = context.names.get(input);
  const parsed = draft.parts.get("limit");
  if (known?.type === undefined || parsed === undefined) return undefined;
  const isOptional = "optional" in known.type && known.type.optional;
  const type = isOptional ? { ...known.type, optional: false } : known.type;
  const most = typePart(context, draft, "limit", type);
  if (most === undefined) return undefined;
  const names = new Map(context.names).set(input, { ...known, type });
  const span = { start: 0, end: 0 };
  const comparison: Expression = {
    kind: "binary",
    operator: operators[side],
    operatorSpan: span,
    left: { kind: "name", name: input, span },
    right: parsed.tree,
    span,
  };
  const { tree, problems } = typeFormula(comparison, scopeOf(names, context.sharedSpecs.units), undefined);
  if (tree === undefined) {
    context.reporter.formula(problems, parsed.path);
    return undefined;
  }
  const { id, needs } = draft;
  return {
    kind: "limit",
    id,
    input,
    side,
    isConditional,
    isOptional,
    expression: tree,
    limit: most,
    needs: [...new Set([...needs, input])],
    known: knownScalars(context),
  };
}

function decideLimit(
  { input, side, isConditional, isOptional, expression, limit: most }: LimitStatement,
  emitter: ModelEmitter,
): string {
  const { file, runtime, code } = emitter;
  file.import("limitProblem", `${runtime}check-inputs.ts`);
  const conditions = [
    ...(isConditional ? [`shown.${input} === true`] : []),
    ...(isOptional ? [`${readCode(emitter, input)} !== null`] : []),
    `!(${code(expression)})`,
  ];
  const isExclusive = side === "above" || side === "below";
  const [below, above] = isInTime(most.type.kind)
    ? (["too_early", "too_late"] as const)
    : (["below_minimum", "above_maximum"] as const);
  const problem = endOf(side) === "minimum" ? below : above;
  const given = [JSON.stringify(input), JSON.stringify(problem), code(most), String(isExclusive)];
  return `if (${conditions.join(" && ")}) problems.push(limitProblem(${given.join(", ")}));`;
}

/** Of days and times, limits are said to be early or late. */
function isInTime(kind: ValueType["kind"]): boolean {
  return kind === "date" || kind === "time" || kind === "datetime";
}
