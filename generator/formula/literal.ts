import { hasOffset, isDimensionless } from "./dimension.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { isExactNumber, isPlain, plainType, plainTypeOf, type ValueType, wholeType } from "./value-type.ts";

/**
 * A literal takes on the type it stands beside: 0 any dimension but that of a temperature, an integer the type of whole numbers,
 * a text that is a date the type of dates. Whatever else stays as it is.
 */
export function adaptLiteral(tree: TypedExpression, beside: ValueType): TypedExpression {
  if (beside.kind === "number")
    return isZero(tree) && !hasOffset(beside.dimension)
      ? { ...tree, type: { ...beside, integer: true, optional: false } }
      : tree;
  if (beside.kind === "whole") return adaptToWhole(tree);
  if (isExactNumber(beside.kind)) return adaptToExact(tree, beside.kind);
  if (!isPlain(beside)) return tree;
  const isLiteral = tree.kind === "text" && (plainTypeOf(beside.kind).isLiteral?.(tree.value) ?? false);
  return isLiteral ? { ...tree, type: plainType(beside.kind) } : tree;
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

/** A literal number is the exact decimal or fraction it is written as. */
function adaptToExact(tree: TypedExpression, kind: "decimal" | "fraction"): TypedExpression {
  if (tree.kind === "number") return { ...tree, type: plainType(kind) };
  if (tree.kind !== "negation") return tree;
  const operand = adaptToExact(tree.operand, kind);
  return operand.type.kind === kind ? { ...tree, operand, type: plainType(kind) } : tree;
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
