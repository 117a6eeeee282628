import type { Span } from "./expression.ts";
import { adaptLiteral } from "./literal.ts";
import type { FormulaProblem } from "./problem.ts";
import { showType } from "./show-type.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { isUntranslated, unifyTypes, type ValueType } from "./value-type.ts";

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

/** Of expressions that have no type in common: the first with options that a text beside it would leave without words. */
export function untranslated<T extends TypedExpression>(
  trees: readonly T[],
): { readonly tree: T; readonly options: readonly string[] } | undefined {
  for (const tree of trees) {
    const { type } = tree;
    if (type.kind === "choice" && trees.some((beside) => isUntranslated(type, beside.type)))
      return { tree, options: type.options };
  }
  return undefined;
}

/** The problem of two sides of one expression that have no type in common. */
export function unlikeSides(span: Span, left: TypedExpression, right: TypedExpression): FormulaProblem {
  const alone = untranslated([left, right]);
  return alone === undefined
    ? {
        code: "branch_mismatch",
        ...span,
        arguments: { left: showType(left.type), right: showType(right.type) },
      }
    : {
        code: "text_untranslated",
        ...alone.tree.source.span,
        arguments: { options: alone.options.join(", ") },
      };
}
