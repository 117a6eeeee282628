import type { Scalar } from "../runtime/answer.ts";
import type { TypedExpression, TypedNode } from "./typed-expression.ts";

/** The values something can have; undefined where they are not known, or too many. */
export type Possible = readonly Scalar[] | undefined;

/** What is known of names where some inputs are set. */
export interface KnownValues {
  /** The values of a name, or of a column of the row it stands for. */
  readonly possible: (name: string, column?: string) => Possible;
}

/** More values than these are not told apart. */
const mostValues = 64;

/** Whether only one value is possible. */
export function isCertain(values: Possible): boolean {
  return values?.length === 1;
}

/** The one value there can be, if it is one. */
export function certainly(values: Possible): readonly Scalar[] {
  return values?.length === 1 ? values : [];
}

/** The values of either; undefined where one is not known. */
export function anyOf(all: readonly Possible[]): Possible {
  const known = all.flatMap((values) => values ?? []);
  const distinct = [...new Set(known)];
  return all.includes(undefined) || distinct.length > mostValues ? undefined : distinct;
}

/** The values of a name for which a condition is true, whatever else is so. */
export function valuesWhere<Value extends Scalar>(
  condition: TypedExpression,
  name: string,
  values: readonly Value[],
): readonly Value[] {
  return values.filter((value) => {
    const possible: KnownValues["possible"] = (each, column) =>
      each === name && column === undefined ? [value] : undefined;
    return certainly(possibleValues(condition, { possible }))[0] === true;
  });
}

/** The values an expression can have. */
export function possibleValues(expression: TypedExpression, known: KnownValues): Possible {
  const of = (part: TypedExpression): Possible => possibleValues(part, known);
  switch (expression.kind) {
    case "number":
    case "text":
    case "boolean":
      return [expression.value];
    case "name":
      return known.possible(expression.name);
    case "column":
      return known.possible(expression.of, expression.column);
    case "not":
      return mapped(of(expression.operand), (value) => value !== true);
    case "comparison":
      return paired(of(expression.left), of(expression.right), (one, other) =>
        compared(expression.operator, one, other),
      );
    case "logic":
      return logic(expression, of);
    case "membership":
      return membership(expression, of);
    case "conditional":
      return anyOf(reachableParts(expression, known).map(of));
    case "given":
      return mapped(of(expression.operand), (value) => value !== null);
    case "otherwise":
      return otherwise(of(expression.operand), () => of(expression.replacement));
    case "constant":
    case "cell":
    case "negation":
    case "arithmetic":
    case "call":
    case "exactly":
    case "conversion":
    case "aggregate":
      return undefined;
  }
}

/** The branches of a condition that can be taken. */
export function reachableParts(
  { condition, yes, no }: TypedNode<"conditional">,
  known: KnownValues,
): readonly TypedExpression[] {
  const decided = possibleValues(condition, known);
  if (decided === undefined) return [yes, no];
  return [...(decided.includes(true) ? [yes] : []), ...(decided.includes(false) ? [no] : [])];
}

function mapped(values: Possible, change: (value: Scalar) => Scalar): Possible {
  return values === undefined ? undefined : [...new Set(values.map(change))];
}

function paired(
  left: Possible,
  right: Possible,
  combine: (one: Scalar, other: Scalar) => boolean | undefined,
): Possible {
  if (left === undefined || right === undefined) return undefined;
  const all = left.flatMap((one) => right.map((other) => combine(one, other)));
  return all.includes(undefined) ? undefined : [...new Set(all.flatMap((value) => value ?? false))];
}

/** Undefined where doubles are compared that arithmetic may have moved, or values without an order. */
function compared(
  operator: TypedNode<"comparison">["operator"],
  one: Scalar,
  other: Scalar,
): boolean | undefined {
  switch (operator) {
    case "==":
      return one === other;
    case "!=":
      return one !== other;
    case "<":
    case "<=":
    case ">":
    case ">=":
      break;
  }
  if (typeof one !== typeof other || one === null || other === null || typeof one === "boolean")
    return undefined;
  switch (operator) {
    case "<":
      return one < other;
    case "<=":
      return one <= other;
    case ">":
      return one > other;
    case ">=":
      return one >= other;
  }
}

function logic(
  { operator, left, right }: TypedNode<"logic">,
  of: (part: TypedExpression) => Possible,
): Possible {
  const [one, other] = [of(left), of(right)];
  const deciding = operator === "or";
  if ([one, other].some((values) => isCertain(values) && values?.[0] === deciding)) return [deciding];
  return paired(one, other, (first, second) =>
    operator === "or" ? first === true || second === true : first === true && second === true,
  );
}

function membership(
  { value, members }: TypedNode<"membership">,
  of: (part: TypedExpression) => Possible,
): Possible {
  const values = of(value);
  const all = members.map(of);
  if (values === undefined || !all.every(isCertain)) return undefined;
  const listed = all.flatMap((each) => each ?? []);
  return mapped(values, (each) => listed.includes(each));
}

function otherwise(values: Possible, replacement: () => Possible): Possible {
  if (values === undefined) return undefined;
  const there = values.filter((value) => value !== null);
  return there.length === values.length ? values : anyOf([there, replacement()]);
}
