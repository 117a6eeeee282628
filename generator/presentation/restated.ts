/** What a line of the steps says, though it tells no more than its result, and how an answer does not come about. */
import { mathLevels, partsOfNode, type MathNode } from "./math-node.ts";
import { mathText } from "./math-text.ts";
import { isZero } from "./without-zeros.ts";
import { saysTheSame } from "./step-selection.ts";

/** Whether a condition says that something is the option which then is the result: the charge is a felony, so a felony. */
export function isEqualTo(condition: MathNode | undefined, result: string): boolean {
  return condition?.kind === "operation" && condition.sign === "=" && mathText(condition.right) === result;
}

/** What was searched for among days that earn nothing is all of them: 365 days ≥ 365 days; or no days of none. */
export function unlessOfItself(check: MathNode): MathNode | undefined {
  if (check.kind !== "operation") return check;
  const { left, right } = check;
  return (isZero(left) && isZero(right)) || saysTheSame(mathText(left), mathText(right)) ? undefined : check;
}

/** Whether a condition only says which special case this is not. */
export function isExclusion(condition: MathNode | undefined): boolean {
  if (condition?.kind !== "operation") return false;
  const { sign, level, left, right } = condition;
  return sign === "≠" || (level === mathLevels.and && isExclusion(left) && isExclusion(right));
}

/**
 * Whether a figure by itself is only the result over again, perhaps with other digits, or an option in other words; in
 * another unit it says more. Two ends are the range from one to the other, and what rounding leaves as it is was not rounded.
 */
export function isRestated(formula: MathNode, result: string): boolean {
  const text = mathText(formula);
  const isFigure = isFigureItself(formula);
  const isWords = formula.kind === "text" && !hasDigits(`${text}${result}`);
  const isAlone = formula.kind !== "operation" && partsOfNode(formula).every(isFigureItself);
  const isSame = isAlone && hasDigits(text) && figuresIn(text) === figuresIn(result);
  return (
    saysTheSame(text, result) ||
    isWords ||
    isSame ||
    (isFigure && withoutDigits(text) === withoutDigits(result))
  );
}

function isFigureItself({ kind }: MathNode): boolean {
  return kind === "number" || kind === "text";
}

function hasDigits(text: string): boolean {
  return /\p{N}/u.test(text);
}

function figuresIn(text: string): string {
  return (text.match(/\p{N}(?:[\p{N}.,\u066b\u066c]*\p{N})?/gu) ?? []).join(" ");
}

export function withoutDigits(text: string): string {
  return text.replaceAll(/[\p{N}\p{Cf}.,\u066b\u066c\s]/gu, "");
}
