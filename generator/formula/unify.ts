import { adaptLiteral } from "./literal.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { unifyTypes, type ValueType } from "./value-type.ts";

/**
 * Brings expressions that stand for one another (branches, cases, start and next) to one type, literals adapted.
 * Nothing when there is no such type.
 */
export function unifyLiterals(
  trees: readonly TypedExpression[],
): { readonly type: ValueType; readonly trees: readonly TypedExpression[] } | undefined {
  // Each tree is adapted to every other: only literals change, and at most once.
  const adapted = trees.map((tree) =>
    trees.reduce((current, other) => adaptLiteral(current, other.type), tree),
  );
  const [first, ...rest] = adapted;
  if (first === undefined) return undefined;
  let type = first.type;
  for (const tree of rest) {
    const joined = unifyTypes(type, tree.type);
    if (joined === undefined) return undefined;
    type = joined;
  }
  return { type, trees: adapted };
}
