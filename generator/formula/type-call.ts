import { assert } from "../runtime/assert.ts";
import { type Checking, checkUsed, reportMismatch, reportUnknownOption } from "./checking.ts";
import {
  dimensionless,
  isDimensionless,
  raiseDimension,
  sameDimension,
  showDimension,
  type Dimension,
} from "./dimension.ts";
import type { CallExpression } from "./expression.ts";
import { forbiddenFunctions, functionCatalogue, functionNamed } from "./functions/catalogue.ts";
import {
  type OrdinaryFunction,
  type Parameter,
  type ParameterType,
  showParameterType,
  type Signature,
} from "./functions/function.ts";
import { adaptLiteral, literalNumber } from "./literal.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { checkForm } from "./type-form.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { dateType, numberType, textType, type ValueType, wholeType } from "./value-type.ts";

/** Types a call: the function must exist, and its arguments fit the parameters of one of its signatures. */
export function checkCall(tree: CallExpression, checking: Checking): TypedExpression | undefined {
  const definition = functionNamed(tree.function);
  if (definition === undefined) return reportUnknownFunction(tree, checking);
  if (definition.kind === "form") return checkForm(tree, definition, checking);
  if (!hasArgumentCount(tree, definition.signatures[0].parameters, checking)) return undefined;
  const given = tree.arguments.map((argument) => checkUsed(argument, checking));
  const typed = given.filter((argument) => argument !== undefined);
  if (typed.length < given.length) return undefined;
  const signature = chooseSignature(definition, typed);
  const call: Call = {
    tree,
    signature,
    arguments: typed.map((argument, index) => adaptArgument(argument, signature, index, typed)),
  };
  const fit = call.arguments.map((argument, index) => fits(call, argument, index, checking));
  if (fit.includes(false)) return undefined;
  const dimension = commonDimension(call, checking);
  if (dimension === undefined) return undefined;
  return {
    kind: "call",
    function: tree.function,
    signature,
    arguments: call.arguments,
    source: tree,
    type: resultType(call, dimension),
  };
}

function reportUnknownFunction(tree: CallExpression, checking: Checking): undefined {
  const instead = forbiddenFunctions.get(tree.function);
  if (instead !== undefined) {
    checking.report({
      code: "forbidden_function",
      ...tree.functionSpan,
      arguments: { name: tree.function, instead },
    });
    return undefined;
  }
  const suggestion = nearest(
    tree.function,
    functionCatalogue.map(({ name }) => name),
  );
  checking.report({
    code: "unknown_function",
    ...tree.functionSpan,
    arguments: { name: tree.function },
    ...(suggestion === undefined ? {} : { suggestion }),
  });
  return undefined;
}

function hasArgumentCount(
  tree: CallExpression,
  parameters: readonly Parameter[],
  checking: Checking,
): boolean {
  const most = parameters.at(-1)?.repeated === true ? Number.POSITIVE_INFINITY : parameters.length;
  const fewest = parameters.filter(({ absent }) => absent === undefined).length;
  const got = tree.arguments.length;
  if (got >= fewest && got <= most) return true;
  const want =
    most === fewest
      ? `${fewest}`
      : most === Number.POSITIVE_INFINITY
        ? `${fewest} or more`
        : `${fewest} or ${most}`;
  checking.report({
    code: "wrong_argument_count",
    ...tree.span,
    arguments: { function: tree.function, want, got },
  });
  return false;
}

/** A call whose signature is chosen, its literals adapted. */
interface Call {
  readonly tree: CallExpression;
  readonly signature: Signature;
  readonly arguments: readonly TypedExpression[];
}

/** The signature of which some argument has the kind of its parameter, where the first one's kinds do not fit all. */
function chooseSignature({ signatures }: OrdinaryFunction, given: readonly TypedExpression[]): Signature {
  const [first] = signatures;
  const matches = (signature: Signature, argument: TypedExpression, index: number): boolean =>
    parameterOf(signature, index).type.kind === argument.type.kind;
  if (given.every((argument, index) => matches(first, argument, index))) return first;
  const other = signatures.find((signature) =>
    given.some((argument, index) => matches(signature, argument, index) && !matches(first, argument, index)),
  );
  return other ?? first;
}

function parameterOf({ parameters }: Signature, index: number): Parameter {
  const parameter = parameters[Math.min(index, parameters.length - 1)];
  assert(parameter !== undefined, "the count of arguments was checked");
  return parameter;
}

function adaptArgument(
  argument: TypedExpression,
  signature: Signature,
  index: number,
  all: readonly TypedExpression[],
): TypedExpression {
  const { type } = parameterOf(signature, index);
  switch (type.kind) {
    case "whole":
      return adaptLiteral(argument, wholeType);
    case "date":
      return adaptLiteral(argument, dateType);
    case "number": {
      if (type.dimension !== "same") return adaptLiteral(argument, numberType(type.dimension));
      // 0 takes the dimension of the first argument that has one.
      const beside = all.find(
        (other) => other.type.kind === "number" && !isDimensionless(other.type.dimension),
      );
      return beside === undefined ? argument : adaptLiteral(argument, beside.type);
    }
    case "decimal":
    case "text":
    case "option":
      return argument;
  }
}

function fits(
  { tree, signature }: Call,
  argument: TypedExpression,
  index: number,
  checking: Checking,
): boolean {
  const parameter = parameterOf(signature, index);
  const { span } = argument.source;
  if (parameter.type.kind === "option")
    return isOption(tree, parameter.type.options, argument, parameter, checking);
  if (!fitsType(argument.type, parameter.type)) {
    const where = `as \`${parameter.name}\` of \`${tree.function}\``;
    reportMismatch(
      argument.type,
      span,
      { want: showParameterType(parameter.type), where },
      checking,
      fractionHint(argument, parameter.type),
    );
    return false;
  }
  return (
    parameter.literal !== true ||
    literalNumber(argument) !== undefined ||
    reportLiteralNeeded(tree, parameter, argument, checking)
  );
}

function fitsType(type: ValueType, parameter: ParameterType): boolean {
  if (parameter.kind === "text") return type.kind === "text" || type.kind === "choice";
  if (parameter.kind !== "number") return type.kind === parameter.kind;
  if (type.kind !== "number") return false;
  if (parameter.integer && !type.integer) return false;
  return parameter.dimension === "same" || sameDimension(type.dimension, parameter.dimension);
}

/** A number that only lacks being whole is rounded by the author, who alone knows which way. */
function fractionHint({ type }: TypedExpression, parameter: ParameterType): string | undefined {
  const fraction =
    type.kind === "number" && parameter.kind === "number" && parameter.integer && !type.integer;
  if (!fraction || parameter.dimension === "same" || !sameDimension(type.dimension, parameter.dimension))
    return undefined;
  return "floor, round or ceil";
}

function isOption(
  tree: CallExpression,
  options: readonly string[],
  argument: TypedExpression,
  parameter: Parameter,
  checking: Checking,
): boolean {
  if (argument.kind !== "text") return reportLiteralNeeded(tree, parameter, argument, checking);
  if (options.includes(argument.value)) return true;
  return reportUnknownOption(argument.value, options, argument.source.span, checking);
}

function reportLiteralNeeded(
  tree: CallExpression,
  parameter: Parameter,
  argument: TypedExpression,
  checking: Checking,
): false {
  checking.report({
    code: "literal_needed",
    ...argument.source.span,
    arguments: { function: tree.function, parameter: parameter.name },
  });
  return false;
}

/** The one dimension of all arguments that must agree in it; nothing, and a problem, when they do not. */
function commonDimension(call: Call, checking: Checking): Dimension | undefined {
  let common: Dimension | undefined;
  for (const [index, { type }] of call.arguments.entries()) {
    const parameter = parameterOf(call.signature, index).type;
    if (type.kind !== "number" || parameter.kind !== "number" || parameter.dimension !== "same") continue;
    if (common !== undefined && !sameDimension(common, type.dimension)) {
      checking.report({
        code: "dimension_mismatch",
        ...call.tree.span,
        arguments: {
          left: showDimension(common),
          right: showDimension(type.dimension),
          operator: call.tree.function,
        },
      });
      return undefined;
    }
    common = type.dimension;
  }
  return common ?? dimensionless;
}

function resultType(call: Call, common: Dimension): ValueType {
  const { result } = call.signature;
  switch (result.kind) {
    case "number": {
      const dimension =
        result.dimension === "same"
          ? common
          : result.dimension === "root"
            ? raiseDimension(common, 1 / 2)
            : result.dimension;
      return numberType(dimension, resultIsInteger(call, result.integer));
    }
    case "whole":
      return wholeType;
    case "text":
      return textType;
    case "date":
      return dateType;
    case "boolean":
      return { kind: "boolean", optional: false };
    case "choice":
      return { kind: "choice", options: result.options, optional: false };
  }
}

function resultIsInteger({ arguments: given }: Call, integer: boolean | "kept" | "rounded"): boolean {
  const kept = given.every(({ type }) => type.kind !== "number" || type.integer);
  switch (integer) {
    case true:
    case false:
      return integer;
    case "kept":
      return kept;
    case "rounded": {
      const places = given[1] === undefined ? 0 : literalNumber(given[1]);
      const [value] = given;
      return (value?.type.kind === "number" && value.type.integer) || (places !== undefined && places <= 0);
    }
  }
}
