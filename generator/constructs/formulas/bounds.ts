import type { TypedExpression } from "../../formula/index.ts";
import { toBase } from "../../runtime/decimal.ts";
import { formula, type FormulaText } from "../schema.ts";

/** An end of what is searched: a formula, or a value as constants are written. */
export function bound(description: string): ReturnType<typeof formula> {
  return formula(`${description} A formula, or a value such as \`0\`, \`40%\` or \`5 foot\`.`);
}

const share = /^(-?[\d_]+(?:\.[\d_]+)?)%$/;
const amount = /^(-?[\d_]+(?:\.[\d_]+)?(?:e[+-]?\d+)?)\s+([a-z]\w*)$/;

/** A bound as a formula: `40%` is 0.4. */
export function boundFormula(written: FormulaText): FormulaText {
  if (typeof written !== "string") return written;
  const [, percent] = share.exec(written.trim()) ?? [];
  return percent === undefined ? written : String(Number(`${percent.replaceAll("_", "")}e-2`));
}

/** How a value is shown that lies between bounds so written, where nothing else is said. */
export function shownAsBound(written: FormulaText): { readonly as?: "percent"; readonly unit?: string } {
  if (typeof written !== "string") return {};
  if (share.test(written.trim())) return { as: "percent" };
  const unit = amount.exec(written.trim())?.[2];
  return unit === undefined || unit === "money" ? {} : { unit };
}

/** The value of a bound that is a written number or amount. */
export function fixedBound(end: TypedExpression): number | undefined {
  if (end.kind === "number") return end.value;
  const operand = end.kind === "negation" || end.kind === "conversion" ? fixedBound(end.operand) : undefined;
  if (operand === undefined || end.kind !== "conversion") return operand === undefined ? undefined : -operand;
  return toBase(operand, end.factor);
}
