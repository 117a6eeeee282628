import type { Value } from "../runtime/answer.ts";
import type { StepNode } from "../runtime/description.ts";
import { isNothing, isOperation } from "./branches.ts";
import { holdsOf } from "./step-arithmetic.ts";
import { numberAt, type Values } from "./values.ts";

const bounding: ReadonlySet<string> = new Set(["max", "min", "later", "earlier"]);

/** A value kept within a bound, where it was within it without: the bound did nothing. */
export function withinBounds(node: StepNode, result: Value | undefined, values: Values): StepNode {
  if (!isOperation(node) || node.length !== 3 || !bounding.has(node[0])) return node;
  const [, first = 0, second = 0] = node;
  if (isIdleBound(second, result, values)) return first;
  return isIdleBound(first, result, values) ? second : node;
}

/** A number, nothing, or a day by its name, which the result is not: never before the sentence begins, and it is after. */
function isIdleBound(node: StepNode, result: Value | undefined, values: Values): boolean {
  if (typeof result === "string")
    return typeof node === "string" && hasScalar(values, node) && values[node] !== result;
  if (typeof result !== "number") return false;
  return isNothing(node) ? result !== 0 : typeof node === "number" && node !== result;
}

/** What was worked out of a part that asks whether a value is there. */
export function neededPart(node: StepNode, values: Values): StepNode {
  if (!isOperation(node)) return node;
  const [operator, ...operands] = node;
  const [first = 0, second, third] = operands;
  if (operator === "otherwise" && second !== undefined) {
    const asked = neededPart(first, values);
    const name = inner(asked);
    if (name !== undefined)
      return hasScalar(values, name) && !hasNone(asked, values[name]) ? asked : neededPart(second, values);
  }
  if (operator === "?:" && isOperation(first) && first[0] === "given" && second !== undefined) {
    const name = inner(first);
    if (name !== undefined) return neededPart(hasScalar(values, name) ? second : (third ?? 0), values);
  }
  if (operator === "?:" && second !== undefined && third !== undefined) {
    const holds = holdsOf(first, values);
    if (holds !== undefined) return neededPart(holds ? second : third, values);
  }
  return [operator, ...operands.map((operand) => neededPart(operand, values))];
}

/** A term of days has no months to count, and one of months no days; one for life has neither. */
function hasNone(node: StepNode, value: Value | undefined): boolean {
  if (!isOperation(node) || typeof value !== "string") return false;
  return node[0] === "days_in"
    ? !/day|week/.test(value)
    : node[0] === "months_in" && !/month|year/.test(value);
}

/** The one name that a call, or a call of a call, is given. */
function inner(node: StepNode): string | undefined {
  if (typeof node === "string") return node;
  return isOperation(node) && node.length === 2 ? inner(node[1] ?? 0) : undefined;
}

export function hasScalar(values: Values, id: string): boolean {
  const value = values[id];
  return value !== undefined && value !== null && typeof value !== "object";
}

/** With the number of places that a value is rounded to, which the words for it say. */
export function withPlaces(node: StepNode, values: Values): StepNode {
  if (!isOperation(node)) return node;
  const [operator, ...operands] = node;
  const known = operands.map((operand, index) =>
    operator === "round" && index === 1 && typeof operand === "string"
      ? (numberAt(values, operand) ?? operand)
      : withPlaces(operand, values),
  );
  return [operator, ...known];
}
