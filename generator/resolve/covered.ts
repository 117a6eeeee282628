import { stepTree, valuesWhere, type TypedExpression } from "../formula/index.ts";
import type { ScopeName } from "../formula/scope.ts";

/**
 * Whether one of some conditions is true whatever is entered: two are opposites, `x` and `not x`, or together they hold
 * for every option of a choice.
 */
export function coversAll(
  conditions: readonly TypedExpression[],
  names: ReadonlyMap<string, ScopeName>,
): boolean {
  const written = (condition: TypedExpression): string => JSON.stringify(stepTree(condition));
  const all = new Set(conditions.map(written));
  if (conditions.some((condition) => condition.kind === "not" && all.has(written(condition.operand))))
    return true;
  return [...names].some(([name, { type }]) => {
    if (type?.kind !== "choice" || type.optional) return false;
    const { options } = type;
    const held = new Set(conditions.flatMap((condition) => valuesWhere(condition, name, options)));
    return held.size === options.length;
  });
}
