import { eitherAsAmount } from "./as-amount.ts";
import { type Checking, checkCondition, checkUsed } from "./checking.ts";
import {
  divideDimensions,
  isDimensionless,
  multiplyDimensions,
  raiseDimension,
  sameDimension,
  showDimension,
} from "./dimension.ts";
import type { ArithmeticOperator, BinaryExpression, Expression } from "./expression.ts";
import { adaptLiteral, literalNumber } from "./literal.ts";
import { givenWhen, union } from "./narrowing.ts";
import { refusesOffset } from "./refuse-offset.ts";
import { showType } from "./show-type.ts";
import { checkComparison } from "./type-comparison.ts";
import type { TypedExpression } from "./typed-expression.ts";
import {
  booleanType,
  isExactNumber,
  isPlain,
  numberType,
  operatorOf,
  plainType,
  type ValueType,
  wholeType,
} from "./value-type.ts";

/** Types an operator between two values. */
export function checkBinary(tree: BinaryExpression, checking: Checking): TypedExpression | undefined {
  switch (tree.operator) {
    case "and":
    case "or":
      return checkLogic(tree, tree.operator, checking);
    case "==":
    case "!=":
    case "<":
    case "<=":
    case ">":
    case ">=":
      return checkComparison(tree, tree.operator, checking);
    case "+":
    case "-":
    case "*":
    case "/":
    case "%":
    case "^":
      return checkArithmetic(tree, tree.operator, checking);
  }
}

/** Types `-x`, of a number, a whole number, an exact decimal or fraction. */
export function checkNegation(
  tree: Expression & { readonly kind: "unary" },
  checking: Checking,
): TypedExpression | undefined {
  const operand = checkUsed(tree.operand, checking);
  if (operand === undefined) return undefined;
  // The sign of a written amount is that of its number: -40 fahrenheit.
  if (
    operand.kind === "conversion" &&
    operand.factor.offset !== undefined &&
    operand.operand.kind === "number"
  ) {
    const number = operand.operand;
    return { ...operand, operand: { kind: "negation", operand: number, source: tree, type: number.type } };
  }
  if (refusesOffset("-", tree.span, [operand], checking)) return undefined;
  if (["number", "whole"].includes(operand.type.kind) || isExactNumber(operand.type.kind)) {
    return { kind: "negation", operand, source: tree, type: operand.type };
  }
  return checking.report({
    code: "operator_not_allowed",
    ...tree.span,
    arguments: { operator: "-", type: showType(operand.type) },
  });
}

function checkLogic(
  tree: BinaryExpression,
  operator: "and" | "or",
  checking: Checking,
): TypedExpression | undefined {
  const left = checkCondition(tree.left, `on the left of \`${operator}\``, checking);
  // The right side only counts when the left one holds (`and`) or fails (`or`).
  const known = givenWhen(tree.left);
  const given = union(checking.given, operator === "and" ? known.holds : known.fails);
  const right = checkCondition(tree.right, `on the right of \`${operator}\``, { ...checking, given });
  return left && right && { kind: "logic", operator, left, right, source: tree, type: booleanType };
}

function checkArithmetic(
  tree: BinaryExpression,
  operator: ArithmeticOperator,
  checking: Checking,
): TypedExpression | undefined {
  const one = checkUsed(tree.left, checking);
  const other = checkUsed(tree.right, checking);
  if (one === undefined || other === undefined) return undefined;
  const [left, right] = adaptOperands(operator, one, other);
  const type = arithmeticType({ tree, operator, left, right }, checking);
  return type && { kind: "arithmetic", operator, left, right, source: tree, type };
}

/** Literal integers become whole numbers beside one; 0 takes the other side's dimension where both must agree. */
function adaptOperands(
  operator: ArithmeticOperator,
  left: TypedExpression,
  right: TypedExpression,
): [TypedExpression, TypedExpression] {
  const agree =
    operator === "+" ||
    operator === "-" ||
    [left, right].some(({ type }) => type.kind === "whole" || isExactNumber(type.kind));
  return agree ? [adaptLiteral(left, right.type), adaptLiteral(right, left.type)] : [left, right];
}

interface Arithmetic {
  readonly tree: BinaryExpression;
  readonly operator: ArithmeticOperator;
  readonly left: TypedExpression;
  readonly right: TypedExpression;
}

function arithmeticType(arithmetic: Arithmetic, checking: Checking): ValueType | undefined {
  const { tree, operator, left, right } = arithmetic;
  if (refusesOffset(operator, tree.operatorSpan, [left, right], checking)) return undefined;
  if (left.type.kind === "number" && right.type.kind === "number") {
    return operator === "^"
      ? powerType(arithmetic, left.type, checking)
      : numericType(arithmetic, left.type, right.type, checking);
  }
  if (left.type.kind === "whole" && right.type.kind === "whole") {
    const instead = wholeInstead[operator];
    if (instead === undefined) return wholeType;
    return checking.report({
      code: "operator_not_allowed",
      ...tree.operatorSpan,
      arguments: { operator, type: showType(wholeType) },
      suggestion: instead,
    });
  }
  if (isPlain(left.type) && left.type.kind === right.type.kind && operatorOf(left.type.kind, operator)) {
    if (operator !== "/" || literalNumber(right) !== 0) return plainType(left.type.kind);
    return checking.report({ code: "division_by_zero", ...tree.span, arguments: { operator } });
  }
  reportOperands(arithmetic, checking);
  return undefined;
}

/** What to write in place of an operator that whole numbers do not have. */
const wholeInstead: Readonly<Partial<Record<ArithmeticOperator, string>>> = {
  "/": "quotient(a, b)",
  "^": "power(a, b)",
};

function isNumeric({ kind }: ValueType): boolean {
  return kind === "number" || kind === "whole";
}

function reportOperands({ tree, operator, left, right }: Arithmetic, checking: Checking): void {
  if (isNumeric(left.type) && isNumeric(right.type)) {
    const number = left.type.kind === "number" ? left : right;
    checking.report({
      code: "type_mismatch",
      ...number.source.span,
      arguments: {
        want: showType(wholeType),
        got: showType(number.type),
        where: `on the ${number === left ? "left" : "right"} of \`${operator}\``,
      },
      suggestion: "whole(n)",
    });
    return;
  }
  const type = isNumeric(left.type) ? right.type : left.type;
  if (left.type.kind === right.type.kind && isExactNumber(left.type.kind) && operator in decimalInstead) {
    checking.report({
      code: "operator_not_allowed",
      ...tree.operatorSpan,
      arguments: { operator, type: showType(left.type) },
      ...(decimalInstead[operator] === undefined ? {} : { suggestion: decimalInstead[operator] }),
    });
    return;
  }
  const instead = [left.type, right.type].flatMap(({ kind }) => insteadOf(kind)[operator] ?? [])[0];
  checking.report({
    code: "operator_not_allowed",
    ...tree.operatorSpan,
    arguments: { operator, type: showType(type) },
    ...(instead === undefined ? {} : { suggestion: instead }),
  });
}

/** What to write in place of an operator that exact decimals do not have; fractions lack the last. */
const decimalInstead: Readonly<Partial<Record<ArithmeticOperator, string>>> = {
  "/": "divide(a, b, places)",
  "^": "power(x, n)",
};

type Instead = Readonly<Partial<Record<ArithmeticOperator, string>>>;

/** What to write in place of an operator between dates or times. */
function insteadOf(kind: ValueType["kind"]): Instead {
  if (kind === "date") return { "+": "add_days(date, days)", "-": "days_between(from, to)" };
  const isTime = kind === "time" || kind === "datetime";
  return isTime ? { "+": "add_time(time, duration)", "-": "time_between(from, to)" } : {};
}

type NumberType = ValueType & { readonly kind: "number" };

function numericType(
  arithmetic: Arithmetic,
  left: NumberType,
  right: NumberType,
  checking: Checking,
): ValueType | undefined {
  const { tree, operator } = arithmetic;
  const integer = left.integer && right.integer;
  switch (operator) {
    case "*":
      return numberType(multiplyDimensions(left.dimension, right.dimension), integer);
    case "/":
      if (tree.right.kind === "number" && tree.right.value === 0)
        return checking.report({ code: "division_by_zero", ...tree.span, arguments: { operator } });
      return numberType(divideDimensions(left.dimension, right.dimension));
    case "%":
      if (isDimensionless(left.dimension) && isDimensionless(right.dimension)) return numberType({}, integer);
      return checking.report({
        code: "operator_not_allowed",
        ...tree.operatorSpan,
        arguments: { operator, type: showType(isDimensionless(left.dimension) ? right : left) },
      });
    case "+":
    case "-":
    case "^":
      if (sameDimension(left.dimension, right.dimension)) return numberType(left.dimension, integer);
      return checking.report({
        code: "dimension_mismatch",
        ...tree.span,
        arguments: { left: showDimension(left.dimension), right: showDimension(right.dimension), operator },
        parts: sidesOf(tree, left, right),
        ...eitherAsAmount(arithmetic.left, arithmetic.right, checking),
      });
  }
}

function sidesOf(
  { left, right }: BinaryExpression,
  leftType: ValueType,
  rightType: ValueType,
): readonly (BinaryExpression["span"] & { readonly type: string })[] {
  return [
    { ...left.span, type: showType(leftType) },
    { ...right.span, type: showType(rightType) },
  ];
}

/** A plain exponent; a base with a unit needs a literal integer, or the result's unit would depend on a value. */
function powerType({ tree, right }: Arithmetic, base: NumberType, checking: Checking): ValueType | undefined {
  const exponent = literalNumber(right);
  const literal = exponent !== undefined && Number.isInteger(exponent);
  const plainExponent = right.type.kind === "number" && isDimensionless(right.type.dimension);
  if (plainExponent && isDimensionless(base.dimension))
    return numberType({}, base.integer && literal && exponent >= 0);
  if (plainExponent && literal)
    return numberType(raiseDimension(base.dimension, exponent), base.integer && exponent >= 0);
  return checking.report({
    code: "exponent_with_unit",
    ...tree.span,
    arguments: { base: showType(base), exponent: showType(right.type) },
  });
}
