import { eitherAsAmount } from "./as-amount.ts";
import { type Checking, checkUsed, pathOf, reportUnknownOption } from "./checking.ts";
import { sameDimension, showDimension } from "./dimension.ts";
import { isExact } from "./exactness.ts";
import type { BinaryExpression, ComparisonOperator, Expression, Span } from "./expression.ts";
import { adaptLiteral } from "./literal.ts";
import { showType } from "./show-type.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { booleanType, isPlain, isText, plainTypes, type ValueType } from "./value-type.ts";

/** Types a comparison: two values of one kind and dimension; an option only with an option the choice has. */
export function checkComparison(
  tree: BinaryExpression,
  operator: ComparisonOperator,
  checking: Checking,
): TypedExpression | undefined {
  const one = checkUsed(tree.left, checking);
  const other = checkUsed(tree.right, checking);
  if (one === undefined || other === undefined) return undefined;
  const left = adaptLiteral(one, other.type);
  const right = adaptLiteral(other, one.type);
  if (!areComparable({ span: tree.span, operator, left, right }, checking)) return undefined;
  const exact = left.type.kind === "number" && isExact(left) && isExact(right);
  return { kind: "comparison", operator, left, right, exact, source: tree, type: booleanType };
}

interface Comparison {
  /** Where the problem is, if there is one. */
  readonly span: Span;
  readonly operator: ComparisonOperator | "in";
  readonly left: TypedExpression;
  readonly right: TypedExpression;
}

/** Whether values of a type can be compared with each other, and whether they have an order. */
function orderOf(type: ValueType): "ordered" | "equal" | "none" {
  if (isPlain(type)) return plainTypes[type.kind].order;
  switch (type.kind) {
    case "number":
      return "ordered";
    case "choice":
      return "equal";
    case "choices":
    case "record":
    case "rows":
      return "none";
  }
}

/** Whether both sides can be compared; where they cannot, the problem is reported. */
export function areComparable(comparison: Comparison, checking: Checking): boolean {
  const { span, operator } = comparison;
  const left = comparison.left.type;
  const right = comparison.right.type;
  const equality = operator === "==" || operator === "!=" || operator === "in";
  if (equality && isText(left) && isText(right)) return shareOptions(comparison, checking);
  const order = orderOf(left);
  if (left.kind !== right.kind || order === "none" || (order === "equal" && !equality)) {
    return reportNotComparable(comparison, checking);
  }
  if (left.kind === "number" && right.kind === "number" && !sameDimension(left.dimension, right.dimension)) {
    checking.report({
      code: "dimension_mismatch",
      ...span,
      arguments: { left: showDimension(left.dimension), right: showDimension(right.dimension), operator },
      ...eitherAsAmount(comparison.left, comparison.right, checking),
    });
    return false;
  }
  return true;
}

function reportNotComparable({ span, operator, left, right }: Comparison, checking: Checking): false {
  checking.report({
    code: "not_comparable",
    ...span,
    arguments: { left: showType(left.type), right: showType(right.type), operator },
    parts: [
      { ...left.source.span, type: showType(left.type) },
      { ...right.source.span, type: showType(right.type) },
    ],
    ...(chosenHint(left, right) ?? chainHint(operator, left, right) ?? yearHint(left, right)),
  });
  return false;
}

/** Of several choices, an option is one or not. */
function chosenHint(
  left: TypedExpression,
  right: TypedExpression,
): { readonly suggestion: string } | undefined {
  const [chosen, option] = left.type.kind === "choices" ? [left, right] : [right, left];
  if (chosen.type.kind !== "choices" || chosen.kind !== "name" || option.kind !== "text") return undefined;
  return { suggestion: `"${option.value}" in ${chosen.name}` };
}

/** `0 < a <= b` compares twice, which takes two comparisons. */
function chainHint(
  operator: Comparison["operator"],
  left: TypedExpression,
  right: TypedExpression,
): { readonly suggestion: string } | undefined {
  if (left.kind !== "comparison") return undefined;
  const middle = inShort(left.right.source);
  return {
    suggestion: `${inShort(left.left.source)} ${left.operator} ${middle} and ${middle} ${operator} ${inShort(right.source)}`,
  };
}

function inShort(tree: Expression): string {
  return tree.kind === "number" ? tree.text : (pathOf(tree) ?? "…");
}

/** A year beside a date is a day of it: the first, most often. */
function yearHint(left: TypedExpression, right: TypedExpression): { readonly suggestion?: string } {
  const [date, year] = left.type.kind === "date" ? [left, right] : [right, left];
  if (date.type.kind !== "date" || year.kind !== "number") return {};
  return /^(?:19|20)\d\d$/.test(year.text) ? { suggestion: `date_of(${year.text}, 1, 1)` } : {};
}

/** A text that is not among a choice's options would never be equal: it is a slip of the pen. */
function shareOptions(comparison: Comparison, checking: Checking): boolean {
  const { left, right } = comparison;
  if (left.type.kind !== "choice" || right.type.kind !== "choice") return true;
  const options = left.type.options;
  if (right.type.options.some((option) => options.includes(option))) return true;
  if (right.kind === "text") return reportUnknownOption(right.value, options, right.source.span, checking);
  if (left.kind === "text")
    return reportUnknownOption(left.value, right.type.options, left.source.span, checking);
  return reportNotComparable(comparison, checking);
}
