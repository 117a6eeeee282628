import type { StepNode, StepOperation } from "../runtime/description.ts";
import { isOperation } from "./branches.ts";

/**
 * A formula as textbooks write it, where a program works it out in another form to lose no digits: `expm1(x)` is e^x − 1,
 * and e^(n × ln(1 + r)), the growth of money, is (1 + r)^n.
 */
export function inTextbookForm(node: StepOperation): StepOperation {
  const [operator, operand, ...more] = node;
  if (operator === "hypot") return lawOfCosines(node) ?? node;
  if (more.length > 0 || operand === undefined) return node;
  if (operator === "exp") return powerOfE(operand);
  if (operator === "expm1") return ["-", powerOfE(operand), 1];
  const inner = operator === "-" ? onlyOperand(operand, "expm1") : undefined;
  return inner === undefined ? node : ["-", 1, powerOfE(inner)];
}

/** The third side of two and the angle between them: √(a² + b² − 2ab cos γ), of √((a − b)² + (2√(ab) sin(γ ÷ 2))²). */
function lawOfCosines([, difference, chord]: StepOperation): StepOperation | undefined {
  const [a, b] = operandsOf(difference, "-");
  const [size, sine] = operandsOf(chord, "*");
  const [two, root] = operandsOf(size, "*");
  const [angle, half] = operandsOf(onlyOperand(sine, "sin"), "/");
  const sides = operandsOf(onlyOperand(root, "sqrt"), "*");
  if (a === undefined || b === undefined || angle === undefined || two !== 2 || half !== 2) return undefined;
  if (sides[0] !== a || sides[1] !== b) return undefined;
  const product: StepOperation = ["*", ["*", ["*", 2, a], b], ["cos", angle]];
  return ["sqrt", ["-", ["+", ["^", a, 2], ["^", b, 2]], product]];
}

function operandsOf(node: StepNode | undefined, operator: string): readonly StepNode[] {
  return node !== undefined && isOperation(node) && node[0] === operator ? node.slice(1) : [];
}

function powerOfE(exponent: StepNode): StepOperation {
  const [one, other] = operandsOf(exponent, "*");
  for (const [times, logarithm] of [
    [one, other],
    [other, one],
  ]) {
    const rate = onlyOperand(logarithm, "log1p");
    if (rate !== undefined && times !== undefined) return ["^", ["+", 1, rate], times];
  }
  return ["^", ["e"], exponent];
}

/** What a function of one operand is given; undefined of all else. */
function onlyOperand(node: StepNode | undefined, operator: string): StepNode | undefined {
  return node !== undefined && isOperation(node) && node[0] === operator && node.length === 2
    ? node[1]
    : undefined;
}
