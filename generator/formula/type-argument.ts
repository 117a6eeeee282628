import { type Checking, reportMismatch, reportUnknownOption } from "./checking.ts";
import { isDimensionless, sameDimension } from "./dimension.ts";
import { type Parameter, type ParameterType, showParameterType } from "./functions/function.ts";
import { adaptLiteral } from "./literal.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { isPlain, isText, numberType, plainType, type ValueType } from "./value-type.ts";

/** A literal argument as its parameter's type; `all` are the call's arguments, for a 0 among quantities. */
export function adaptArgument(
  argument: TypedExpression,
  { type }: Parameter,
  all: readonly TypedExpression[],
): TypedExpression {
  if (isPlain(type)) return adaptLiteral(argument, plainType(type.kind));
  switch (type.kind) {
    case "number": {
      if (type.dimension !== "same") return adaptLiteral(argument, numberType(type.dimension));
      // 0 takes the dimension of the first argument that has one.
      const beside = all.find(
        (other) => other.type.kind === "number" && !isDimensionless(other.type.dimension),
      );
      return beside === undefined ? argument : adaptLiteral(argument, beside.type);
    }
    case "option":
      return argument;
  }
}

/** Whether an argument fits its parameter; where it does not, the problem is told. */
export function fitsParameter(
  argument: TypedExpression,
  parameter: Parameter,
  called: string,
  checking: Checking,
): boolean {
  const { type } = parameter;
  if (type.kind === "option") {
    if (argument.kind !== "text") return reportLiteralNeeded(argument, parameter, called, checking);
    if (type.options.includes(argument.value)) return true;
    return reportUnknownOption(argument.value, type.options, argument.source.span, checking);
  }
  if (!fitsType(argument.type, type)) {
    const words = { want: showParameterType(type), where: `as \`${parameter.name}\` of \`${called}\`` };
    reportMismatch(argument.type, argument.source.span, words, checking, fractionHint(argument.type, type));
    return false;
  }
  return true;
}

function fitsType(type: ValueType, parameter: ParameterType): boolean {
  if (parameter.kind === "text") return isText(type);
  if (parameter.kind !== "number") return type.kind === parameter.kind;
  if (type.kind !== "number") return false;
  if (parameter.integer && !type.integer) return false;
  return parameter.dimension === "same" || sameDimension(type.dimension, parameter.dimension);
}

/** A number that only lacks being whole is rounded by the author, who alone knows which way. */
function fractionHint(type: ValueType, parameter: ParameterType): string | undefined {
  if (parameter.kind !== "number" || type.kind !== "number") return undefined;
  return fitsType({ ...type, integer: true }, parameter) ? "floor, round or ceil" : undefined;
}

function reportLiteralNeeded(
  argument: TypedExpression,
  parameter: Parameter,
  called: string,
  checking: Checking,
): false {
  checking.report({
    code: "literal_needed",
    ...argument.source.span,
    arguments: { function: called, parameter: parameter.name },
  });
  return false;
}
