import { assert } from "../runtime/assert.ts";
import type { StepNode, StepOperation, StepText } from "../runtime/description.ts";
import { isOperation } from "./branches.ts";
import { namesIn } from "./step-arithmetic.ts";

/** A day given by three numbers, as people write it. */
export function dayOf([, ...parts]: StepOperation): StepText | undefined {
  const digits = parts.map((part) => (typeof part === "number" ? String(part).padStart(2, "0") : undefined));
  return digits.some((part) => part === undefined)
    ? undefined
    : { text: digits.join("-"), display: { kind: "date", precision: "day" } };
}

/** `given(x) and x <= 5`, the value in the second part. */
export function isGivenIn(first: StepNode, second: StepNode): boolean {
  if (typeof first !== "object" || "text" in first || first[0] !== "given") return false;
  const names = namesIn(second);
  return namesIn(first).every((name) => names.includes(name));
}

export function isNegation(node: StepOperation): boolean {
  return node[0] === "-" && node.length === 2;
}

export function isOption(node: StepNode): boolean {
  return typeof node === "object" && "text" in node && node.display === undefined;
}

export function isYesOrNo(node: StepNode): boolean {
  return isOperation(node) && (node[0] === "true" || node[0] === "false");
}

/** Money is counted in itself: a price is the same figure with and without its unit. */
export function moneyOf(unit: StepNode): string | undefined {
  return typeof unit === "object" && "text" in unit && /^(money|[A-Z]{3})$/.test(unit.text)
    ? unit.text
    : undefined;
}

export function textOf(node: StepNode): string {
  assert(typeof node === "object" && "text" in node, "a unit is a text");
  return node.text;
}
