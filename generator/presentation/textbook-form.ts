import type { StepNode, StepOperation } from "../runtime/description.ts";

/**
 * A formula as textbooks write it, where a program works it out in another form to lose no digits: `expm1(x)` is e^x − 1,
 * and e^(n × ln(1 + r)), the growth of money, is (1 + r)^n.
 */
export function inTextbookForm(node: StepOperation): StepOperation {
  const [operator, operand, ...more] = node;
  if (more.length > 0 || operand === undefined) return node;
  if (operator === "expm1") return ["-", powerOfE(operand), 1];
  const inner = operator === "-" ? onlyOperand(operand, "expm1") : undefined;
  return inner === undefined ? node : ["-", 1, powerOfE(inner)];
}

function powerOfE(exponent: StepNode): StepOperation {
  const [one, other] = factors(exponent);
  for (const [times, logarithm] of [
    [one, other],
    [other, one],
  ]) {
    const rate = onlyOperand(logarithm, "log1p");
    if (rate !== undefined && times !== undefined) return ["^", ["+", 1, rate], times];
  }
  return ["^", ["e"], exponent];
}

function factors(node: StepNode): readonly StepNode[] {
  return isOperation(node) && node[0] === "*" ? node.slice(1) : [];
}

/** What a function of one operand is given; undefined of all else. */
function onlyOperand(node: StepNode | undefined, operator: string): StepNode | undefined {
  return node !== undefined && isOperation(node) && node[0] === operator && node.length === 2
    ? node[1]
    : undefined;
}

function isOperation(node: StepNode): node is StepOperation {
  return Array.isArray(node);
}
