import type { TypedExpression } from "../../formula/index.ts";
import type { Citations } from "../../runtime/answer.ts";
import { toBase } from "../../runtime/decimal.ts";
import type { StepNode } from "../../runtime/description.ts";
import { literal } from "../../typescript/source-file.ts";
import type { RequiredText } from "../required-text.ts";
import { formula, id, type FormulaText } from "../schema.ts";
import type { ResolveContext } from "../statements/context.ts";
import type { Draft } from "../statements/draft.ts";
import { messageArguments, type ModelEmitter } from "../statements/emitter.ts";
import type { ShownStatement } from "../statements/statement-kind.ts";

/** A search whose result may not exist, and the refusal that says so. */
export interface SearchStatement extends ShownStatement {
  /** What is looked for, as the search's own formulas call it. */
  readonly unknown: string;
  readonly bounds: readonly [least: TypedExpression, most: TypedExpression];
  readonly otherwise: { readonly refusal: string; readonly citations?: Citations };
  /** Single values it reads, which the refusal's message may name. */
  readonly known: readonly string[];
}

/** An end of what is searched: a formula, or a value as constants are written. */
export function bound(description: string): ReturnType<typeof formula> {
  return formula(`${description} A formula, or a value such as \`0\`, \`40%\` or \`5 foot\`.`);
}
/** The refusal a search ends in. */
export const otherwise = id(
  "The refusal where nothing fits: one of `refusals` that has no `when`. Its message may name the single values that the search uses.",
);

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

/** What a search ends in where nothing fits; undefined after reporting what is wrong with it. */
export function typeOtherwise(
  draft: Draft<{ readonly otherwise: string }>,
  { searchRefusals, reporter }: ResolveContext,
): SearchStatement["otherwise"] | undefined {
  const refusal = draft.document.otherwise;
  const path = [...draft.path, "otherwise"];
  const found = searchRefusals.get(refusal);
  if (found === undefined)
    reporter.report("unknown_refusal", { name: refusal }, path, refusal, [...searchRefusals.keys()]);
  return found === undefined
    ? undefined
    : { refusal, ...(found.citations === undefined ? {} : { citations: found.citations }) };
}

/** The single values a draft reads. */
export function scalarNeeds({ needs }: Draft, { names }: ResolveContext): readonly string[] {
  return needs.filter((name) => {
    const kind = names.get(name)?.type?.kind;
    return kind !== undefined && kind !== "rows" && kind !== "record";
  });
}

/** The refusal's message. */
export function searchTexts({ otherwise: { refusal }, known }: SearchStatement): readonly RequiredText[] {
  return [{ key: `refusals.${refusal}`, required: true, arguments: known }];
}

/** TypeScript of the refusal. */
export function refusalCode(
  { otherwise: { refusal, citations } }: SearchStatement,
  emitter: ModelEmitter,
): string {
  const named = messageArguments(emitter, `refusals.${refusal}`);
  const members = [
    `reason: ${JSON.stringify(refusal)}`,
    ...(citations === undefined ? [] : [`citations: ${literal(citations)}`]),
    ...(named === undefined ? [] : [`arguments: ${named}`]),
  ];
  return `{ ${members.join(", ")} }`;
}

/** A step tree in which the unknown has the name of the formula whose value it is. */
export function renamed(node: StepNode, from: string, to: string): StepNode {
  if (node === from) return to;
  if (typeof node !== "object" || "text" in node) return node;
  const [operator, ...operands] = node;
  return [operator, ...operands.map((operand) => renamed(operand, from, to))];
}

/** The names but the unknown, which is the search's own. */
export function without(names: readonly string[], unknown: string): readonly string[] {
  return names.filter((name) => name !== unknown);
}
