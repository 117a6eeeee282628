import type { StepNode, StepOperation } from "../runtime/description.ts";
import type { MathLabels } from "./math-labels.ts";

/** Miles are divided by miles a gallon, and what is divided by them is multiplied: so that the figures shown come to the result. */
export function withInverses(operation: StepOperation, { isInverse }: MathLabels): StepOperation {
  const [operator, first = 0, second = 0] = operation;
  const turns = (node: StepNode): boolean => typeof node === "string" && isInverse?.(node) === true;
  if (operator === "*" && turns(first) !== turns(second))
    return turns(first) ? ["/", second, first] : ["/", first, second];
  return operator === "/" && turns(second) && !turns(first) ? ["*", first, second] : operation;
}
