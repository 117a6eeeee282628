import { type Checking, checkUsed, pathOf, reportMismatch } from "./checking.ts";
import {
  divideDimensions,
  isDimensionless,
  multiplyDimensions,
  sameDimension,
  showDimension,
} from "./dimension.ts";
import type { CallExpression, Expression } from "./expression.ts";
import { isExact } from "./exactness.ts";
import type { FormFunction } from "./functions/function.ts";
import { unifyLiterals, unlikeSides } from "./unify.ts";
import { nearest } from "../presentation/nearest.ts";
import type { UnitFactor } from "./scope.ts";
import { checkAggregate } from "./type-aggregate.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { booleanType, numberType, present } from "./value-type.ts";

/** Types a call of a function that has rules of its own. */
export function checkForm(
  tree: CallExpression,
  definition: FormFunction,
  checking: Checking,
): TypedExpression | undefined {
  const [first, second, ...more] = tree.arguments;
  const want = definition.parameters.length;
  if (first === undefined || tree.arguments.length !== want || more.length > 0) {
    const count = { function: tree.function, want: `${want}`, got: tree.arguments.length };
    return checking.report({ code: "wrong_argument_count", ...tree.span, arguments: count });
  }
  switch (definition.name) {
    case "exactly":
      return checkExactly(tree, first, checking);
    case "given":
      return checkGiven(tree, first, checking);
    case "otherwise":
      return second && checkOtherwise(tree, first, second, checking);
    case "amount_in":
    case "quantity":
      return (
        second && checkConversion({ tree, direction: definition.name, value: first, unit: second }, checking)
      );
    case "sum":
    case "count":
    case "any":
    case "all":
    case "first":
    case "last":
    case "smallest":
    case "largest":
    case "average":
    case "days_covered":
    case "distinct":
      return checkAggregate(tree, definition.name, tree.arguments, checking);
  }
}

function checkExactly(
  tree: CallExpression,
  value: Expression,
  checking: Checking,
): TypedExpression | undefined {
  const operand = checkUsed(value, checking);
  if (operand === undefined) return undefined;
  if (operand.type.kind === "number" && isExact(operand))
    return { kind: "exactly", operand, source: tree, type: operand.type };
  const want = "a sum, difference or product of inputs, constants, literals and formulas with `exactly`";
  return reportMismatch(operand.type, value.span, { want, where: "in `exactly`" }, checking);
}

function checkGiven(
  tree: CallExpression,
  value: Expression,
  checking: Checking,
): TypedExpression | undefined {
  const operand = checkOptional(tree, value, checking);
  return operand && { kind: "given", operand, source: tree, type: booleanType };
}

function checkOtherwise(
  tree: CallExpression,
  value: Expression,
  instead: Expression,
  checking: Checking,
): TypedExpression | undefined {
  const operand = checkOptional(tree, value, checking);
  const replacement = checking.check(instead, checking);
  if (operand === undefined || replacement === undefined) return undefined;
  const there = { ...operand, type: present(operand.type) };
  const joined = unifyLiterals([there, replacement]);
  if (joined === undefined) return checking.report(unlikeSides(tree.span, there, replacement));
  return {
    kind: "otherwise",
    operand,
    replacement: joined.trees[1] ?? replacement,
    source: tree,
    type: joined.type,
  };
}

/** Types a name or column that may be missing; asking that of any other value has no effect and is a mistake. */
function checkOptional(
  tree: CallExpression,
  value: Expression,
  checking: Checking,
): TypedExpression | undefined {
  // Asked again where it is known to be given, the value still counts as one that may be missing.
  const path = pathOf(value);
  const given = new Set([...checking.given].filter((known) => known !== path));
  const operand = checking.check(value, { ...checking, given });
  // What a function may not find has no name, but can be replaced.
  const canBeAsked = path !== undefined || tree.function === "otherwise";
  if (operand === undefined || (canBeAsked && operand.type.optional)) return operand;
  const words = { want: "the name of a value that may be missing", where: `in \`${tree.function}\`` };
  return reportMismatch(operand.type, value.span, words, checking);
}

interface Conversion {
  readonly tree: CallExpression;
  readonly direction: "amount_in" | "quantity";
  readonly value: Expression;
  readonly unit: Expression;
}

function checkConversion(
  { tree, direction, value, unit }: Conversion,
  checking: Checking,
): TypedExpression | undefined {
  const operand = checkUsed(value, checking);
  const found = findUnit(tree, unit, checking);
  if (operand === undefined || found === undefined) return undefined;
  const { factor } = found;
  if (operand.type.kind !== "number") {
    const want = direction === "amount_in" ? showDimension(factor.dimension) : "a number";
    return reportMismatch(operand.type, value.span, { want, where: `in \`${direction}\`` }, checking);
  }
  const { dimension, integer } = operand.type;
  const fits =
    direction === "amount_in" ? sameDimension(dimension, factor.dimension) : isDimensionless(dimension);
  if (!fits) {
    if (direction === "amount_in") {
      const ids = checking.scope.units.ids();
      // The base unit stands for all that measure it.
      const near = ids.find((id) => {
        const other = checking.scope.units.unit(id);
        return other?.numerator === other?.denominator && sameDimension(other?.dimension ?? {}, dimension);
      });
      return checking.report({
        code: "unit_of_another",
        ...unit.span,
        arguments: {
          unit: found.id,
          measures: showDimension(factor.dimension),
          type: showDimension(dimension),
        },
        parts: [{ ...value.span, type: showDimension(dimension) }],
        ...(near === undefined ? {} : { suggestion: near }),
      });
    }
    const want = "a number";
    return reportMismatch(operand.type, value.span, { want, where: "in `quantity`" }, checking);
  }
  const inBase = direction === "quantity";
  const result = inBase
    ? multiplyDimensions(dimension, factor.dimension)
    : divideDimensions(dimension, factor.dimension);
  const type = numberType(result, integer && staysInteger(factor, inBase));
  return { kind: "conversion", direction, operand, unit: found.id, factor, source: tree, type };
}

function staysInteger({ numerator, denominator }: UnitFactor, inBase: boolean): boolean {
  const [factor, divisor] = inBase ? [numerator, denominator] : [denominator, numerator];
  return Number(divisor) === 1 && Number.isInteger(Number(factor));
}

/** The unit an argument names: `foot`, or `mile/hour`, which is read as a quotient. */
function unitIdOf(unit: Expression): string | undefined {
  if (unit.kind === "name") return unit.name;
  if (unit.kind !== "binary" || unit.operator !== "/") return undefined;
  const { left, right } = unit;
  return left.kind === "name" && right.kind === "name" ? `${left.name}/${right.name}` : undefined;
}

function findUnit(
  tree: CallExpression,
  unit: Expression,
  checking: Checking,
): { readonly id: string; readonly factor: UnitFactor } | undefined {
  const id = unitIdOf(unit);
  if (id === undefined)
    return checking.report({
      code: "literal_needed",
      ...unit.span,
      arguments: { function: tree.function, parameter: "unit" },
    });
  const factor = checking.scope.units.unit(id);
  if (factor !== undefined) return { id, factor };
  const meant = checking.scope.units.idOfSymbol(id) ?? id;
  // `2 rate`: what is meant is a product.
  const isName =
    tree.functionSpan.start === tree.functionSpan.end && checking.scope.resolve(id) !== undefined;
  return checking.report({
    code: "unknown_unit",
    ...unit.span,
    arguments: { unit: id },
    suggestion: isName ? `* ${id}` : nearest(meant, checking.scope.units.ids()),
  });
}
