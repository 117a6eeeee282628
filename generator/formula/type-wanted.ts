import { asAmount } from "./as-amount.ts";
import { type Checking, reportMismatch, reportUnguarded, reportUnknownOption } from "./checking.ts";
import { sameDimension, showDimension } from "./dimension.ts";
import { adaptLiteral } from "./literal.ts";
import { showType } from "./show-type.ts";
import type { TypedExpression } from "./typed-expression.ts";
import type { ValueType } from "./value-type.ts";

/** A formula's result as the type its place needs; nothing, and a problem, when it does not fit. */
export function fitWanted(
  result: TypedExpression,
  want: ValueType,
  checking: Checking,
): TypedExpression | undefined {
  const tree = adaptLiteral(result, want);
  const { span } = tree.source;
  if (tree.type.optional && !want.optional) return reportUnguarded(tree.source, checking);
  if (tree.type.kind === "choice" && want.kind === "choice") {
    const { options } = want;
    const foreign = tree.type.options.find((option) => !options.includes(option));
    return foreign === undefined || reportUnknownOption(foreign, options, span, checking) ? tree : undefined;
  }
  if (fits(tree.type, want)) return tree;
  const words = { want: showWanted(want), where: "as the result" };
  return reportMismatch(tree.type, span, words, checking, asAmount(tree, want, checking));
}

function fits(type: ValueType, want: ValueType): boolean {
  if (type.kind === "number" && want.kind === "number") {
    return sameDimension(type.dimension, want.dimension) && (type.integer || !want.integer);
  }
  return type.kind === want.kind || (type.kind === "choice" && want.kind === "text");
}

function showWanted(want: ValueType): string {
  return want.kind === "number" ? showDimension(want.dimension, want.integer) : showType(want);
}
