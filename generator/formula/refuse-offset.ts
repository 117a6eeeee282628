import type { Checking } from "./checking.ts";
import { hasOffset } from "./dimension.ts";
import type { Span } from "./expression.ts";
import { showType } from "./show-type.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** Tells of a temperature where something is worked out; false where there is none. `called` is an operator or function. */
export function refusesOffset(
  called: string,
  span: Span,
  operands: readonly TypedExpression[],
  checking: Checking,
): boolean {
  const found = operands.find(({ type }) => type.kind === "number" && hasOffset(type.dimension));
  if (found === undefined) return false;
  checking.report({
    code: "operator_not_allowed",
    ...span,
    arguments: { operator: called, type: showType(found.type) },
    // Its amount in one unit is a plain number.
    suggestion: "amount_in(temperature, unit)",
  });
  return true;
}
