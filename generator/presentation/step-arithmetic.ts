import { roundHalfAway } from "../runtime/decimal.ts";
import { nearestMultiple, nextMultiple } from "../runtime/multiples.ts";
import type { Scalar } from "../runtime/answer.ts";
import type { StepNode } from "../runtime/description.ts";
import { remainder } from "../runtime/numeric.ts";
import { numberAt, scalarAt, type Values } from "./values.ts";

/** Where a formula's numbers come from. */
export interface OperandValues {
  /** A name's value in base units, as it is told in a unit; undefined of what is no number. */
  readonly valueOf: (name: string, unit?: string) => number | undefined;
  /** How many base units one of a unit is. */
  readonly sizeOf: (unit: string) => number | undefined;
  /** Each row of a table, with its own values. */
  readonly rows: (table: string) => readonly OperandValues["valueOf"][] | undefined;
}

/** What a formula comes to with these figures; undefined where more than numbers is in it. */
export function evaluateNode(node: StepNode, operandValues: OperandValues): number | undefined {
  if (typeof node === "number") return node;
  if (typeof node === "string") return operandValues.valueOf(node);
  if ("text" in node) return undefined;
  const [operator, ...operands] = node;
  const [first = 0, second] = operands;
  if (operator === "amount_in" || operator === "quantity") {
    const size =
      typeof second === "object" && "text" in second ? operandValues.sizeOf(second.text) : undefined;
    const unit =
      operator === "amount_in" && typeof second === "object" && "text" in second ? second.text : undefined;
    const value =
      typeof first === "string" ? operandValues.valueOf(first, unit) : evaluateNode(first, operandValues);
    if (size === undefined || value === undefined) return undefined;
    return operator === "quantity" ? value * size : value / size;
  }
  if (operator === "sum") return summed(first, operandValues);
  const numbers = operands
    .map((operand) => evaluateNode(operand, operandValues))
    .filter((number) => number !== undefined);
  return numbers.length === operands.length ? applied(operator, numbers) : undefined;
}

function summed(node: StepNode, operands: OperandValues): number | undefined {
  const table = namesIn(node)
    .find((name) => name.includes("."))
    ?.split(".")[0];
  const rows = table === undefined ? undefined : operands.rows(table);
  return rows?.reduce<number | undefined>((sum, valueOf) => {
    const value = evaluateNode(node, { ...operands, valueOf });
    return sum === undefined || value === undefined ? undefined : sum + value;
  }, 0);
}

/** The names in a formula, `table.column` among them. */
export function namesIn(node: StepNode): readonly string[] {
  if (typeof node === "string") return [node];
  return typeof node !== "object" || "text" in node ? [] : node.slice(1).flatMap(namesIn);
}

/** A sum without what its operands' last digits left in it. */
function trimmed(sum: number, one: number, other: number): number {
  const size = Math.max(Math.abs(one), Math.abs(other));
  return size === 0 || !Number.isFinite(sum) ? sum : roundHalfAway(sum, 14 - Math.ceil(Math.log10(size)));
}

const comparisons: Readonly<Record<string, (one: Scalar, other: Scalar) => boolean>> = {
  "==": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => Number(one) < Number(other),
  "<=": (one, other) => Number(one) <= Number(other),
  ">": (one, other) => Number(one) > Number(other),
  ">=": (one, other) => Number(one) >= Number(other),
};

/** Whether a condition holds of these values; undefined where more is asked than comparing single values. */
export function holdsOf(node: StepNode, values: Values): boolean | undefined {
  if (typeof node === "string") {
    const value = scalarAt(values, node);
    return typeof value === "boolean" ? value : undefined;
  }
  if (typeof node !== "object" || "text" in node) return undefined;
  const [operator, first = 0, second = 0, ...others] = node;
  const compare = comparisons[operator];
  if (compare !== undefined) {
    const [one, other] = [singleValue(first, values), singleValue(second, values)];
    return one === null || other === null ? undefined : compare(one, other);
  }
  switch (operator) {
    case "true":
      return true;
    case "false":
      return false;
    case "not": {
      const holds = holdsOf(first, values);
      return holds === undefined ? undefined : !holds;
    }
    case "and":
    case "or": {
      const one = holdsOf(first, values);
      const decides = operator === "or";
      return one === decides ? one : one === undefined ? undefined : holdsOf(second, values);
    }
    case "in": {
      const one = singleValue(first, values);
      return one === null ? undefined : [second, ...others].some((each) => singleValue(each, values) === one);
    }
  }
  return undefined;
}

function singleValue(node: StepNode, values: Values): Scalar {
  if (typeof node === "string") return scalarAt(values, node);
  if (typeof node === "object" && "text" in node) return node.text;
  return (
    evaluateNode(node, {
      valueOf: (name) => numberAt(values, name),
      sizeOf: () => undefined,
      rows: () => undefined,
    }) ?? null
  );
}

function applied(operator: string, operands: readonly number[]): number | undefined {
  const [one = 0, other = 0] = operands;
  switch (operator) {
    case "+":
      return trimmed(one + other, one, other);
    case "-":
      return operands.length === 1 ? -one : trimmed(one - other, one, other);
    case "*":
      return one * other;
    case "/":
    case "fraction":
      return one / other;
    case "^":
    case "power":
      return one ** other;
    case "%":
    case "remainder":
      return remainder(one, other);
    case "quotient":
      return Math.floor(one / other);
    case "min":
      return Math.min(...operands);
    case "max":
      return Math.max(...operands);
    case "hypot":
      return Math.hypot(...operands);
    case "abs":
    case "sqrt":
    case "exp":
    case "expm1":
    case "log1p":
    case "sin":
    case "cos":
    case "tan":
    case "asin":
    case "atan":
      return Math[operator](one);
    case "ln":
      return Math.log(one);
    case "atan2":
      return Math.atan2(one, other);
    case "pi":
      return Math.PI;
    case "e":
      return Math.E;
    // A double's own error must not make a whole number the next.
    case "floor":
      return Math.floor(roundHalfAway(one, 9));
    case "ceil":
      return Math.ceil(roundHalfAway(one, 9));
    case "round":
      return roundHalfAway(one, other);
    case "nearest_multiple":
      return nearestMultiple(one, other);
    case "next_multiple":
      return nextMultiple(one, other);
    case "months_in":
    case "days_in":
    case "number":
    case "exactly":
      return one;
  }
  return undefined;
}
