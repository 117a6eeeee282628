import { mentions } from "./mentions.ts";
import { partsOfTyped, type TypedExpression } from "./typed-expression.ts";

/** The names that working out an expression reads whichever way its conditions go. */
export function alwaysMentioned(tree: TypedExpression): readonly string[] {
  if (tree.kind === "conditional")
    return [
      ...alwaysMentioned(tree.condition),
      ...inAll([alwaysMentioned(tree.yes), alwaysMentioned(tree.no)]),
    ];
  if (tree.kind === "logic") return alwaysMentioned(tree.left);
  if (tree.kind === "membership") return [tree.value, ...tree.members.slice(0, 1)].flatMap(alwaysMentioned);
  if (tree.kind === "otherwise") return alwaysMentioned(tree.operand);
  if (tree.kind === "aggregate") return [tree.table, ...tree.cells.flatMap(alwaysMentioned)];
  const parts = partsOfTyped(tree);
  return parts.length === 0 ? mentions(tree).map(({ name }) => name) : parts.flatMap(alwaysMentioned);
}

/** What all of the lists have. */
export function inAll(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((list) => list.includes(name)));
}
