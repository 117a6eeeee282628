import { nearest } from "../presentation/nearest.ts";
import { type Checking, checkUsed } from "./checking.ts";
import type { CallExpression } from "./expression.ts";
import { forbiddenFunctions, functionCatalog, functionNamed } from "./functions/catalog.ts";
import { type OrdinaryFunction, parameterAt, type Signature } from "./functions/function.ts";
import { literalNumber } from "./literal.ts";
import { mentions } from "./mentions.ts";
import { adaptArgument, fitsParameter } from "./type-argument.ts";
import { checkChosen } from "./type-chosen.ts";
import { checkForm } from "./type-form.ts";
import { refusesOffset } from "./refuse-offset.ts";
import { resolveName } from "./type-name.ts";
import { resultType } from "./type-result.ts";
import type { TypedExpression } from "./typed-expression.ts";

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
