import { assert } from "../runtime/assert.ts";
import { asAmount } from "./as-amount.ts";
import {
  checkCondition,
  checkUsed,
  reportMismatch,
  reportUnguarded,
  reportUnknownOption,
  type Checking,
} from "./checking.ts";
import { sameDimension, showDimension } from "./dimension.ts";
import { asCases, type Expression, type MembershipExpression } from "./expression.ts";
import { adaptLiteral } from "./literal.ts";
import { unifyLiterals, unlikeSides } from "./unify.ts";
import { givenWhen, union } from "./narrowing.ts";
import type { FormulaProblem } from "./problem.ts";
import type { Scope } from "./scope.ts";
import { showType } from "./show-type.ts";
import { checkCall } from "./type-call.ts";
import { areComparable } from "./type-comparison.ts";
import { checkColumn, checkName } from "./type-name.ts";
import { checkBinary, checkNegation } from "./type-operator.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { booleanType, choiceType, numberType, type ValueType } from "./value-type.ts";

/**
 * A formula after typing: a tree, or no tree and the problems. No tree and no problems either means that it uses
 * a name whose own formula has a problem.
 */
export type TypedFormula =
  | { readonly tree: TypedExpression; readonly type: ValueType; readonly problems: readonly [] }
  | { readonly tree?: undefined; readonly type?: undefined; readonly problems: readonly FormulaProblem[] };

/**
 * Finds what every name stands for and checks types, dimensions, options and missing values throughout.
 * `want` is the type the result must have where the formula stands: a literal adapts to it, anything else must fit.
 */
export function typeFormula(tree: Expression, scope: Scope, want?: ValueType): TypedFormula {
  const problems: FormulaProblem[] = [];
  const checking: Checking = {
    scope,
    report: (problem) => {
      problems.push(problem);
      return undefined;
    },
    given: new Set(),
    table: undefined,
    check,
  };
  const found = check(tree, checking);
  const typed = found === undefined || want === undefined ? found : fitWanted(found, want, checking);
  if (problems.length > 0 || typed === undefined) return { problems };
  return { tree: typed, type: typed.type, problems: [] };
}

function check(tree: Expression, checking: Checking): TypedExpression | undefined {
  switch (tree.kind) {
    case "number":
      return {
        kind: "number",
        value: tree.value,
        text: tree.text,
        source: tree,
        type: numberType({}, Number.isInteger(tree.value)),
      };
    case "text":
      return { kind: "text", value: tree.value, source: tree, type: choiceType([tree.value]) };
    case "boolean":
      return { kind: "boolean", value: tree.value, source: tree, type: booleanType };
    case "name":
      return checkName(tree, checking);
    case "column":
      return checkColumn(tree, checking);
    case "call":
      return checkCall(tree, checking);
    case "unary":
      return tree.operator === "not" ? checkNot(tree, checking) : checkNegation(tree, checking);
    case "binary":
      return checkBinary(tree, checking);
    case "membership":
      return checkMembership(tree, checking);
    case "conditional":
      return checkConditional(tree, checking);
  }
}

function checkNot(
  tree: Expression & { readonly kind: "unary" },
  checking: Checking,
): TypedExpression | undefined {
  const operand = checkCondition(tree.operand, "after `not`", checking);
  return operand && { kind: "not", operand, source: tree, type: booleanType };
}

function checkConditional(
  tree: Expression & { readonly kind: "conditional" },
  checking: Checking,
): TypedExpression | undefined {
  const condition = checkCondition(tree.condition, "as the condition before `?`", checking);
  const known = givenWhen(tree.condition);
  const [ifYes = tree.yes, ifNo = tree.no] = asCases([tree.yes, tree.no]);
  const left = check(ifYes, { ...checking, given: union(checking.given, known.holds) });
  const right = check(ifNo, { ...checking, given: union(checking.given, known.fails) });
  if (condition === undefined || left === undefined || right === undefined) return undefined;
  const joined = unifyLiterals([left, right]);
  if (joined === undefined) return checking.report(unlikeSides(tree.span, left, right));
  const [yes, no] = joined.trees;
  assert(yes !== undefined && no !== undefined, "joining keeps every branch");
  return { kind: "conditional", condition, yes, no, source: tree, type: joined.type };
}

/** Types `value in [a, b]`: each member must be comparable with the value, as on the two sides of `==`. */
function checkMembership(tree: MembershipExpression, checking: Checking): TypedExpression | undefined {
  const value = checkUsed(tree.value, checking);
  const members = tree.members.map((member) => checkUsed(member, checking));
  if (value === undefined) return undefined;
  const typed: TypedExpression[] = [];
  for (const member of members) {
    if (member === undefined) continue;
    const [left, right] = [adaptLiteral(value, member.type), adaptLiteral(member, value.type)];
    if (areComparable({ span: member.source.span, operator: "in", left, right }, checking)) typed.push(right);
  }
  if (typed.length < members.length) return undefined;
  return { kind: "membership", value, members: typed, source: tree, type: booleanType };
}

/** A formula's result as the type its place needs; nothing, and a problem, when it does not fit. */
function fitWanted(
  result: TypedExpression,
  want: ValueType,
  checking: Checking,
): TypedExpression | undefined {
  const tree = adaptLiteral(result, want);
  const { span } = tree.source;
  if (tree.type.optional && !want.optional) return reportUnguarded(tree.source, checking);
  if (tree.type.kind === "choice" && want.kind === "choice") {
    const { options } = want;
    const foreign = tree.type.options.find((option) => !options.includes(option));
    return foreign === undefined || reportUnknownOption(foreign, options, span, checking) ? tree : undefined;
  }
  if (fits(tree.type, want)) return tree;
  const words = { want: showWanted(want), where: "as the result" };
  return reportMismatch(tree.type, span, words, checking, asAmount(tree, want, checking));
}

function fits(type: ValueType, want: ValueType): boolean {
  if (type.kind === "number" && want.kind === "number") {
    return sameDimension(type.dimension, want.dimension) && (type.integer || !want.integer);
  }
  return type.kind === want.kind || (type.kind === "choice" && want.kind === "text");
}

function showWanted(want: ValueType): string {
  return want.kind === "number" ? showDimension(want.dimension, want.integer) : showType(want);
}
