import { type Expression, partsOf, type Span } from "./expression.ts";
import { functionNamed } from "./functions/catalog.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** A name used in a formula, and where: the table's name of `table.column`, also `pi` and `e`. */
export interface Mention extends Span {
  readonly name: string;
}

/** Every use of a name, in the order of the text. Units and functions are no names. */
export function mentions(tree: Expression | TypedExpression): readonly Mention[] {
  const source = "source" in tree ? tree.source : tree;
  if (source.kind === "name") return [{ name: source.name, ...source.span }];
  return valuesOf(source).flatMap(mentions);
}

/** The calendar rules a formula uses, `last_day` and `next_day`, for the page to say. */
export function calendarRules(tree: Expression | TypedExpression): readonly string[] {
  const source = "source" in tree ? tree.source : tree;
  return [...new Set([...partsOf(source).flatMap(calendarRules), ...ownRules(source)])];
}

/** The parts of a node that are values: all but the unit of a conversion. */
function valuesOf(tree: Expression): readonly Expression[] {
  const parts = partsOf(tree);
  const converts = tree.kind === "call" && functionNamed(tree.function)?.theme === "quantity";
  return converts ? parts.slice(0, 1) : parts;
}

function ownRules(tree: Expression): readonly string[] {
  if (tree.kind !== "call") return [];
  if (tree.function === "months_between") return ["last_day"];
  const definition = functionNamed(tree.function);
  if (definition?.kind !== "ordinary") return [];
  const at = definition.signatures[0].parameters.findIndex(({ type }) => type.kind === "option");
  const rule = tree.arguments[at];
  return rule?.kind === "text" ? [rule.value] : [];
}
