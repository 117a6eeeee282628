import type { TypedExpression } from "./typed-expression.ts";

/** Whether a number is a decimal by inputs, constants, exact formulas and literals joined by + - * alone, so that it can be compared exactly. */
export function isExact(tree: TypedExpression): boolean {
  if (tree.kind === "name" || tree.kind === "column" || tree.kind === "cell") return tree.exact;
  if (tree.kind === "negation" || tree.kind === "exactly") return isExact(tree.operand);
  if (tree.kind === "arithmetic")
    return ["+", "-", "*"].includes(tree.operator) && isExact(tree.left) && isExact(tree.right);
  return tree.kind === "number";
}

/** Whether the double a formula comes to stands for its decimal: it was rounded once, or is another's as it was. */
export function isDecimal(tree: TypedExpression): boolean {
  if (tree.kind === "conditional") return isDecimal(tree.yes) && isDecimal(tree.no);
  return tree.kind === "exactly" || (isExact(tree) && !hasArithmetic(tree));
}

/** Whether working out an exact number could round: it adds, subtracts or multiplies somewhere. */
export function hasArithmetic(tree: TypedExpression): boolean {
  return (
    tree.kind === "arithmetic" ||
    ((tree.kind === "negation" || tree.kind === "exactly") && hasArithmetic(tree.operand))
  );
}
