import { pathCount as pathCountOf } from "../presentation/branches.ts";
import { stepTree } from "./steps.ts";
import { partsOfTyped, type TypedExpression } from "./typed-expression.ts";

type Code = (expression: TypedExpression) => string;

/** TypeScript of the number of the way taken through a formula; undefined where there is only one. */
export function pathCode(expression: TypedExpression, code: Code): string | undefined {
  return pathCount(expression) === 1 ? undefined : numberCode(expression, 0, code);
}

/** The same of cases tried in order, which steps read as one formula; the last needs no condition. */
export function casePathCode(
  cases: readonly { readonly when?: TypedExpression; readonly value: TypedExpression }[],
  code: Code,
  from = 0,
): string {
  const [first, ...rest] = cases;
  if (first === undefined) return String(from);
  const yes = numberCode(first.value, from, code);
  if (first.when === undefined) return yes;
  return `${code(first.when)} ? ${yes} : ${casePathCode(rest, code, from + pathCount(first.value))}`;
}

function pathCount(expression: TypedExpression): number {
  return pathCountOf(stepTree(expression));
}

/** Counts `from` a number on, in the order of `pathCount`. */
function numberCode(expression: TypedExpression, from: number, code: Code): string {
  if (pathCount(expression) === 1) return String(from);
  if (expression.kind !== "conditional") return ofOperands(partsOfTyped(expression), from, code);
  const { condition, yes, no } = expression;
  return `${code(condition)} ? ${numberCode(yes, from, code)} : ${numberCode(no, from + pathCount(yes), code)}`;
}

function ofOperands(operands: readonly TypedExpression[], from: number, code: Code): string {
  const [first, ...others] = operands.filter((operand) => pathCount(operand) > 1);
  if (first === undefined) return String(from);
  if (others.length === 0) return numberCode(first, from, code);
  const number = others.reduce(
    (before, operand) => `(${before}) * ${pathCount(operand)} + (${numberCode(operand, 0, code)})`,
    numberCode(first, 0, code),
  );
  return from === 0 ? number : `${from} + ${number}`;
}
