import type { StepNode } from "../runtime/description.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { isPlain, plainTypeOf, type ValueType } from "./value-type.ts";

/**
 * A formula as the data that steps are shown from, in the author's own operators and function names:
 * `["?:", condition, yes, no]`, `["-", x]`, `["sum", "table.column"]`. A unit is a text, pi is `["pi"]`,
 * true is `["true"]`.
 */
export function stepTree(tree: TypedExpression): StepNode {
  switch (tree.kind) {
    case "number":
      return tree.type.kind === "whole" && !Number.isSafeInteger(tree.value)
        ? { text: tree.text }
        : tree.value;
    case "text":
      return textNode(tree.value, tree.type);
    case "boolean":
      return [String(tree.value)];
    case "constant":
      return [tree.name];
    case "name":
      return tree.name;
    case "column":
    case "cell":
      return `${tree.of}.${tree.column}`;
    case "negation":
      return ["-", stepTree(tree.operand)];
    case "not":
      return ["not", stepTree(tree.operand)];
    case "arithmetic":
    case "comparison":
    case "logic":
      return [tree.operator, stepTree(tree.left), stepTree(tree.right)];
    case "membership":
      return ["in", stepTree(tree.value), ...tree.members.map(stepTree)];
    case "conditional":
      return ["?:", stepTree(tree.condition), stepTree(tree.yes), stepTree(tree.no)];
    case "call":
      return tree.function === "term"
        ? stepTree(tree.arguments[0] ?? tree)
        : [operationOf(tree.function), ...tree.arguments.map(stepTree)];
    case "exactly":
      return stepTree(tree.operand);
    case "given":
      return ["given", stepTree(tree.operand)];
    case "otherwise":
      return ["otherwise", stepTree(tree.operand), stepTree(tree.replacement)];
    case "conversion":
      return [tree.direction, stepTree(tree.operand), { text: tree.unit }];
    case "aggregate":
      // The options of rows are the rows' own: which they are is the value.
      if (tree.form === "distinct") return stepTree(tree.cells[0] ?? tree);
      return [tree.form, ...(tree.cells.length === 0 ? [tree.table] : tree.cells.map(stepTree))];
  }
}

/** What a function is in steps, where it is an operator there or another function. */
function operationOf(name: string): string {
  return name === "in" ? "chosen" : name === "times" ? "*" : name;
}

/** A literal in quotes: a text, or a value that is shown in a way of its own. */
function textNode(text: string, type: ValueType): StepNode {
  const display = isPlain(type) ? plainTypeOf(type.kind).display : undefined;
  return display === undefined ? { text } : { text, display };
}
