import type { StepNode } from "../runtime/description.ts";
import { levelOf, mathLevels, type MathLeaf, type MathNode } from "./math-node.ts";
import { isOperation } from "./branches.ts";
import { isNegation } from "./operand-kinds.ts";

/** A figure in bars is the figure without its sign: nobody writes |12|. */
export function withoutSign({ form, ...number }: MathLeaf): MathLeaf {
  const text = number.text.replace(/^\p{Cf}*[−-]/u, "");
  const own = form === "negative" && /\s/u.test(text) ? "measured" : form;
  return { ...number, text, ...(own === undefined || own === "negative" ? {} : { form: own }) };
}

/** What is below nothing by a sign of its own, without it: of -a × b ÷ c, a × b ÷ c. */
export function negated(node: StepNode): StepNode | undefined {
  if (!isOperation(node)) return undefined;
  const [operator, first = 0, ...more] = node;
  if (isNegation(node)) return first;
  const positive = operator === "*" || operator === "/" ? negated(first) : undefined;
  return positive === undefined ? undefined : [operator, positive, ...more];
}

/** What is negative behind the sign of a phrase is taken away: "a day − 16 days, counting Monday to Friday". */
export function isMinus(node: MathNode | undefined): boolean {
  return node !== undefined && levelOf(node) === mathLevels.negative;
}

export function withoutMinus(node: MathNode): MathNode {
  return node.kind === "prefix" ? node.operand : node.kind === "number" ? withoutSign(node) : node;
}
