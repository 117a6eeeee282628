import { mentions } from "./mentions.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** The names that working out an expression reads whichever way its conditions go. */
export function alwaysMentioned(tree: TypedExpression): readonly string[] {
  switch (tree.kind) {
    case "conditional":
      return [
        ...alwaysMentioned(tree.condition),
        ...inAll([alwaysMentioned(tree.yes), alwaysMentioned(tree.no)]),
      ];
    case "logic":
      return alwaysMentioned(tree.left);
    case "membership":
      return [tree.value, ...tree.members.slice(0, 1)].flatMap(alwaysMentioned);
    case "otherwise":
    case "negation":
    case "not":
    case "exactly":
    case "given":
    case "conversion":
      return alwaysMentioned(tree.operand);
    case "arithmetic":
    case "comparison":
      return [...alwaysMentioned(tree.left), ...alwaysMentioned(tree.right)];
    case "call":
      return tree.arguments.flatMap(alwaysMentioned);
    case "aggregate":
      return [tree.table, ...tree.cells.flatMap(alwaysMentioned)];
    case "number":
    case "text":
    case "boolean":
    case "constant":
    case "name":
    case "column":
    case "cell":
      return mentions(tree).map(({ name }) => name);
  }
}

/** What all of the lists have. */
export function inAll(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((list) => list.includes(name)));
}
