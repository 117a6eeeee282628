import type { Checking } from "./checking.ts";
import { type Dimension, dimensionless, raiseDimension, sameDimension, showDimension } from "./dimension.ts";
import type { CallExpression } from "./expression.ts";
import { parameterAt, type Signature } from "./functions/function.ts";
import { literalNumber } from "./literal.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { choiceType, isPlain, numberType, plainType, type ValueType } from "./value-type.ts";

/** A call whose signature is chosen and whose arguments fit it one by one. */
export interface CheckedCall {
  readonly tree: CallExpression;
  readonly signature: Signature;
  readonly arguments: readonly TypedExpression[];
}

/** The type a call gives; nothing, and a problem, when arguments that must agree in dimension do not. */
export function resultType(call: CheckedCall, checking: Checking): ValueType | undefined {
  const common = commonDimension(call, checking);
  if (common === undefined) return undefined;
  const { result } = call.signature;
  if (isPlain(result)) return plainType(result.kind);
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
    case "choice":
      return choiceType(result.options);
    case "optional":
      return { ...numberType(result.dimension), optional: true };
  }
}

function resultIsInteger({ arguments: given }: CheckedCall, integer: boolean | "kept" | "rounded"): boolean {
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

/** The one dimension of all arguments that must agree in it; nothing, and a problem, when they do not. */
function commonDimension(call: CheckedCall, checking: Checking): Dimension | undefined {
  let common: Dimension | undefined;
  for (const [index, { type }] of call.arguments.entries()) {
    const parameter = parameterAt(call.signature, index).type;
    if (type.kind !== "number" || parameter.kind !== "number" || parameter.dimension !== "same") continue;
    if (common !== undefined && !sameDimension(common, type.dimension))
      return checking.report({
        code: "dimension_mismatch",
        ...call.tree.span,
        arguments: {
          left: showDimension(common),
          right: showDimension(type.dimension),
          operator: call.tree.function,
        },
      });
    common = type.dimension;
  }
  return common ?? dimensionless;
}
