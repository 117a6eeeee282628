import { nearest } from "../presentation/nearest.ts";
import { checkUsed, type Checking } from "./checking.ts";
import { dimensionless, raiseDimension, sameDimension, showDimension, type Dimension } from "./dimension.ts";
import type { CallExpression } from "./expression.ts";
import { forbiddenFunctions, functionCatalog, functionNamed } from "./functions/catalog.ts";
import { parameterAt, type OrdinaryFunction, type Signature } from "./functions/function.ts";
import { literalNumber } from "./literal.ts";
import { mentions } from "./mentions.ts";
import { adaptArgument, fitsParameter } from "./type-argument.ts";
import { checkChosen } from "./type-chosen.ts";
import { checkForm } from "./type-form.ts";
import { refusesOffset } from "./refuse-offset.ts";
import { resolveName } from "./type-name.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { choiceType, isPlain, numberType, plainType, type ValueType } from "./value-type.ts";

/** Types a call: the function must exist, and its arguments fit the parameters of one of its signatures. */
export function checkCall(tree: CallExpression, checking: Checking): TypedExpression | undefined {
  const [first, second] = tree.arguments;
  // No name can be `in`: this is the operator.
  if (tree.function === "in") return first && second && checkChosen(tree, first, second, checking);
  const definition = functionNamed(tree.function);
  if (definition === undefined) return reportUnknownFunction(tree, checking);
  if (definition.kind === "form") return checkForm(tree, definition, checking);
  const [plainest, ...others] = definition.signatures.filter((each) => takes(each, tree.arguments.length));
  if (plainest === undefined) {
    reportArgumentCount(tree, definition.signatures, checking);
    reportUnknownNames(tree, checking);
    return undefined;
  }
  const given = tree.arguments.map((argument) => checkUsed(argument, checking));
  const typed = given.filter((argument) => argument !== undefined);
  if (typed.length < given.length) return undefined;
  const signature = chooseSignature([plainest, ...others], typed);
  const adapted = typed.map((argument, index) =>
    adaptArgument(argument, parameterAt(signature, index), typed),
  );
  const fit = adapted.map((argument, index) =>
    fitsParameter(argument, parameterAt(signature, index), tree.function, checking),
  );
  if (fit.includes(false)) return undefined;
  const isPick = tree.function === "min" || tree.function === "max";
  if (!isPick && refusesOffset(tree.function, tree.functionSpan, adapted, checking)) return undefined;
  const type = resultType({ tree, signature, arguments: adapted }, checking);
  return type && { kind: "call", function: tree.function, signature, arguments: adapted, source: tree, type };
}

function reportUnknownFunction(tree: CallExpression, checking: Checking): undefined {
  const instead =
    forbiddenFunctions.get(tree.function) ?? forbiddenFunctions.get(tree.function.toLowerCase());
  if (instead !== undefined)
    return checking.report({
      code: "forbidden_function",
      ...tree.functionSpan,
      arguments: { name: tree.function, instead },
    });
  const suggestion = nearest(
    tree.function,
    functionCatalog.map(({ name }) => name),
  );
  checking.report({
    code: "unknown_function",
    ...tree.functionSpan,
    arguments: { name: tree.function },
    suggestion,
  });
  // A unit is no name, and only the right function would say which of these is one.
  if (suggestion === undefined || functionNamed(suggestion)?.theme !== "quantity")
    reportUnknownNames(tree, checking);
  return undefined;
}

/** Of a call that is wrong itself, the names in it that stand for nothing: all else depends on the call. */
function reportUnknownNames(tree: CallExpression, checking: Checking): void {
  for (const { name, start, end } of mentions(tree))
    resolveName({ kind: "name", name, span: { start, end } }, checking);
}

/** How many arguments a signature takes. */
function countsOf({ parameters }: Signature): { readonly fewest: number; readonly most: number } {
  return {
    fewest: parameters.filter(({ absent }) => absent === undefined).length,
    most: parameters.at(-1)?.repeated === true ? Number.POSITIVE_INFINITY : parameters.length,
  };
}

function takes(signature: Signature, count: number): boolean {
  const { fewest, most } = countsOf(signature);
  return count >= fewest && count <= most;
}

function reportArgumentCount(
  tree: CallExpression,
  signatures: OrdinaryFunction["signatures"],
  checking: Checking,
): void {
  const counts = signatures.map(countsOf);
  const most = Math.max(...counts.map((each) => each.most));
  const fewest = Math.min(...counts.map((each) => each.fewest));
  const got = tree.arguments.length;
  const more = most === Number.POSITIVE_INFINITY ? "more" : `${most}`;
  const want = most === fewest ? `${fewest}` : `${fewest} or ${more}`;
  checking.report({
    code: "wrong_argument_count",
    ...tree.span,
    arguments: { function: tree.function, want, got },
    suggestion: ofAllRows(tree, checking),
  });
}

/** What is meant by the least or greatest of a column alone. */
function ofAllRows(tree: CallExpression, { scope }: Checking): string | undefined {
  const [column, ...others] = tree.arguments;
  const meant = { min: "smallest", max: "largest" };
  if (column?.kind !== "column" || others.length > 0 || !isKeyOf(meant, tree.function)) return undefined;
  return scope.resolve(column.of.name)?.type?.kind === "rows"
    ? `${meant[tree.function]}(${column.of.name}.${column.column})`
    : undefined;
}

function isKeyOf<T extends object>(map: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(map, key);
}

/** The first signature, unless another takes an argument that this one does not. */
function chooseSignature(
  signatures: OrdinaryFunction["signatures"],
  given: readonly TypedExpression[],
): Signature {
  const [first] = signatures;
  const strangers = given
    .map((argument, index) => ({ argument, index }))
    .filter((each) => !matches(first, each));
  const fits = (signature: Signature) => (each: (typeof strangers)[number]) => matches(signature, each);
  return (
    signatures.find((signature) => strangers.every(fits(signature))) ??
    signatures.find((signature) => strangers.some(fits(signature))) ??
    first
  );
}

function matches(
  signature: Signature,
  { argument, index }: { argument: TypedExpression; index: number },
): boolean {
  const { kind } = parameterAt(signature, index).type;
  const canBeWritten = kind === "whole" && literalNumber(argument) !== undefined;
  return kind === argument.type.kind || canBeWritten;
}

/** A call whose signature is chosen and whose arguments fit it one by one. */
interface CheckedCall {
  readonly tree: CallExpression;
  readonly signature: Signature;
  readonly arguments: readonly TypedExpression[];
}

/** The type a call gives; nothing, and a problem, when arguments that must agree in dimension do not. */
function resultType(call: CheckedCall, checking: Checking): ValueType | undefined {
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
