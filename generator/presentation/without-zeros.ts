import type { MathNode } from "./math-node.ts";

/** Sums without what is nothing in them: $2,022.62 + $400.00 + $0.00 is $2,022.62 + $400.00. */
export function withoutZeros(node: MathNode): MathNode {
  if (node.kind !== "operation" || (node.sign !== "+" && node.sign !== "−")) return node;
  const left = withoutZeros(node.left);
  const right = node.right.kind === "operation" ? node.right : withoutZeros(node.right);
  if (isZero(right)) return left;
  if (node.sign === "+" && isZero(left)) return right;
  return { ...node, left, right };
}

function isZero(node: MathNode): boolean {
  if (node.kind === "measure" || node.kind === "fenced")
    return isZero(node.kind === "measure" ? node.of : node.inner);
  if (node.kind === "prefix") return isZero(node.operand);
  return "isZero" in node && (node.isZero ?? false);
}
