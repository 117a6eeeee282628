import { isDay } from "../runtime/iso-date.ts";
import { isDimensionless } from "./dimension.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { dateType, type ValueType, wholeType } from "./value-type.ts";

/**
 * A literal takes on the type it stands beside: 0 any dimension, an integer the type of whole numbers,
 * an ISO date text the type of dates. Whatever else stays as it is.
 */
export function adaptLiteral(tree: TypedExpression, beside: ValueType): TypedExpression {
  switch (beside.kind) {
    case "number":
      return isZero(tree) ? { ...tree, type: { ...beside, integer: true, optional: false } } : tree;
    case "whole":
      return adaptToWhole(tree);
    case "date":
      return tree.kind === "text" && isDay(tree.value) ? { ...tree, type: dateType } : tree;
    case "decimal":
    case "boolean":
    case "text":
    case "choice":
    case "record":
    case "rows":
      return tree;
  }
}

/** The literal 0, the one number that needs no unit. */
function isZero(tree: TypedExpression): boolean {
  return (
    tree.kind === "number" &&
    tree.value === 0 &&
    tree.type.kind === "number" &&
    isDimensionless(tree.type.dimension)
  );
}

function adaptToWhole(tree: TypedExpression): TypedExpression {
  if (tree.kind === "number" && isIntegerText(tree.text)) return { ...tree, type: wholeType };
  if (tree.kind !== "negation") return tree;
  const operand = adaptToWhole(tree.operand);
  return operand.type.kind === "whole" ? { ...tree, operand, type: wholeType } : tree;
}

function isIntegerText(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The number a literal stands for, a minus before it included; nothing for any other node. */
export function literalNumber(tree: TypedExpression): number | undefined {
  if (tree.kind === "number") return tree.value;
  if (tree.kind !== "negation") return undefined;
  const operand = literalNumber(tree.operand);
  return operand === undefined ? undefined : -operand;
}
