import type { Scalar } from "../runtime/answer.ts";
import type { StepNode, StepOperation } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { compareFractions, powerOfFraction } from "../runtime/fraction.ts";
import { roundedAsShown, withMoreDigits } from "./as-printed.ts";
import type { MathNode } from "./math-node.ts";
import { mathTree } from "./math-tree.ts";
import type { Presenter } from "./presenter.ts";
import { cellDisplays, isTurned, valueLabels } from "./step-labels.ts";
import { evaluateNode, type OperandValues } from "./step-arithmetic.ts";
import { countedIn, inVisitorsUnit, unitSize } from "./step-units.ts";
import { withTermEnds } from "./term-ends.ts";
import { numberAt, rowsAt, scalarAt } from "./values.ts";

/** A formula with its figures, as it is printed above its result. */
export interface Substitution {
  readonly values: MathNode;
  /** What the figures come to in the unit the formula counts in, where the result is told in another. */
  readonly counted: string | undefined;
  /** Whether the figures come to exactly what is printed after them: what is rounded there is about it. */
  readonly sign: "=" | "≈";
  /** The same of what they come to in another unit. */
  readonly countedSign: "=" | "≈";
}

/** Digits beyond these are no help to anyone. */
const mostDigitsMore = 8;

/** Enough for minutes of hours, in a formula that cannot be worked out in numbers alone. */
const digitsMoreBesideDays = 6;

/**
 * A formula with the figures put in, with the fewest digits that come to the result as printed. Where no number of digits
 * does, it is said to be about the result.
 */
export function substitute(
  formula: StepNode,
  { display, value }: { readonly display: Display; readonly value: Scalar },
  presenter: Presenter,
): Substitution {
  const tree = withTangents(withTermEnds(formula, presenter), presenter);
  const simple = withoutIdleRounding(tree, presenter);
  const [inner, unit] = inItsUnit(simple, display, presenter);
  const result = presenter.show(display, value);
  const counted = unit === undefined ? undefined : countedIn(display, unit, presenter.description);
  const put = (more: number, sign: "=" | "≈"): Substitution => {
    const between = counted === undefined ? undefined : withMoreDigits(counted, more, presenter.values);
    const usual = roundedAsShown(display, value, presenter.values);
    const values = mathTree(inner, valueLabels(presenter, more));
    const told = between === undefined ? undefined : presenter.show(between, value);
    const countedSign =
      between === undefined || isExactly(roundedAsShown(between, value, presenter.values), usual) ? "=" : "≈";
    // So many months are a figure, and no working that comes to it.
    return told !== undefined && values.kind === "number"
      ? {
          values: { kind: "number", text: told, form: "measured" },
          counted: undefined,
          sign: countedSign,
          countedSign,
        }
      : { values, counted: told, sign, countedSign };
  };
  for (let more = 0; more <= mostDigitsMore; more += 1) {
    const evaluated = evaluateNode(tree, operandsOf(presenter, more));
    // Days and words are never rounded; what is counted from them may be.
    if (typeof value !== "number")
      return put(
        digitsMoreBesideDays,
        isRounded(tree, value, presenter) || isCut(display, value) ? "≈" : "=",
      );
    if (evaluated === undefined) {
      const isWhole = isExactly(value, roundedAsShown(display, value, presenter.values));
      return put(digitsMoreBesideDays, isWhole ? "=" : "≈");
    }
    const between = counted === undefined ? display : withMoreDigits(counted, more, presenter.values);
    const isTrue =
      Number.isFinite(evaluated) &&
      presenter.show(between, evaluated) === presenter.show(between, value) &&
      presenter.show(display, roundedAsShown(between, value, presenter.values) ?? value) === result;
    if (!isTrue) continue;
    const printed = evaluateNode(simple, operandsOf(presenter, more));
    // Beyond these a double no longer has all digits of a whole number.
    const isSafe = Math.abs(evaluated) <= Number.MAX_SAFE_INTEGER;
    return put(
      more,
      isSafe && isExactly(printed, roundedAsShown(between, value, presenter.values)) ? "=" : "≈",
    );
  }
  return put(0, "≈");
}

/** Its power is still worked out at once. */
const mostDigitsOfRoot = 200;

/** The same number, but for what the last digits of a double leave open. */
function isExactly(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) <= Math.abs(other) * 1e-12;
}

/** Whether an exact decimal has more digits than are shown of it. */
function isCut(display: Display, value: Scalar): boolean {
  if (display.kind !== "exact" || typeof value !== "string") return false;
  const [, decimals = ""] = value.split(".");
  return decimals.length > display.digits.maximum;
}

/** Whether a root was cut to the decimals that are shown, √2, and not √4, or digits that go on were read as a fraction. */
function isRounded(node: StepNode, value: Scalar, { values }: Presenter): boolean {
  if (typeof value !== "string") return false;
  if (isOneOf(node, ["nearest_fraction"]) && typeof node[1] === "string") {
    const read = scalarAt(values, node[1]);
    return typeof read === "string" && compareFractions(read, value) !== 0;
  }
  if (!isOneOf(node, ["root"])) return false;
  const [, of = 0, degree = 0] = node;
  const [radicand, exponent] = [of, degree].map((each) =>
    typeof each === "string" ? scalarAt(values, each) : each,
  );
  if (typeof radicand !== "string" || typeof exponent !== "number") return false;
  // A root of so many digits is none that ends.
  if (value.length > mostDigitsOfRoot) return true;
  return compareFractions(powerOfFraction(value, exponent), radicand) !== 0;
}

/**
 * The angle toward a point as people find it: from the tangent, and for a point on the left from 180°. Straight up it has
 * none.
 */
function withTangents(node: StepNode, presenter: Presenter): StepNode {
  if (typeof node !== "object" || "text" in node) return node;
  const [operator, ...operands] = node;
  const [up = 0, across = 0] = operands;
  if (operator === "atan2") {
    const [y, x] = [up, across].map((each) => evaluateNode(each, exactOperands(presenter)));
    if (y === undefined || x === undefined || y < 0 || x === 0) return node;
    return x > 0
      ? ["atan", ["/", up, across]]
      : ["-", ["quantity", 180, { text: "degree" }], ["atan", ["/", up, ["abs", across]]]];
  }
  return [operator, ...operands.map((operand) => withTangents(operand, presenter))];
}

/** What holds of a value that was searched for, with figures that make it true as printed, else said to be about so. */
export function checkOf(holds: StepNode, presenter: Presenter): MathNode | undefined {
  const drawn = (more: number): MathNode =>
    mathTree(withoutIdleRounding(holds, presenter), valueLabels(presenter, more));
  if (typeof holds !== "object" || "text" in holds || holds[0] !== "==") return drawn(0);
  const [, left = 0, right = 0] = holds;
  const display = typeof right === "string" ? presenter.description.displays[right] : undefined;
  const shown =
    display === undefined || typeof right !== "string"
      ? undefined
      : inVisitorsUnit(right, display, presenter);
  const told = (value: number): string =>
    shown === undefined ? String(value) : presenter.show(shown, value);
  for (let more = 0; more <= mostDigitsMore; more += 1) {
    const operands = operandsOf(presenter, more);
    const [one, other] = [evaluateNode(left, operands), evaluateNode(right, operands)];
    if (one === undefined || other === undefined) return drawn(0);
    // Nobody can divide by a rate of nothing.
    if (!Number.isFinite(one) || !Number.isFinite(other)) return undefined;
    if (told(one) === told(other)) return aboutSo(drawn(more), isExactly(one, other));
  }
  return aboutSo(drawn(0), false);
}

function aboutSo(node: MathNode, isExact: boolean): MathNode {
  return node.kind === "operation" && !isExact ? { ...node, sign: "≈" } : node;
}

/** A formula that counts in a unit, without it, and the unit where the result is told in another. */
function inItsUnit(
  tree: StepNode,
  display: Display,
  { description }: Presenter,
): readonly [StepNode, string?] {
  if (typeof tree !== "object" || "text" in tree || tree[0] !== "quantity" || display.kind === "money")
    return [tree];
  const [, inner = 0, unit] = tree;
  if (typeof inner === "number" || typeof unit !== "object" || !("text" in unit)) return [tree];
  if (display.kind === "quantity" && display.unit === unit.text) return [inner];
  if (display.kind !== "quantity" && display.kind !== "duration") return [inner];
  return countedIn(display, unit.text, description) === undefined ? [tree] : [inner, unit.text];
}

const roundings: readonly string[] = ["round", "floor", "ceil", "nearest_multiple", "min", "max"];

/** Without rounding that rounds nothing here, and without bounds that bind nothing: figures say more without them. */
function withoutIdleRounding(node: StepNode, presenter: Presenter): StepNode {
  if (typeof node !== "object" || "text" in node) return node;
  const [operator, given = 0, second = 0, ...more] = node;
  const first = operator === "quantity" ? withoutIdleRounding(given, presenter) : given;
  if (roundings.includes(operator)) {
    const operandValues = exactOperands(presenter);
    const result = evaluateNode(node, operandValues);
    const isBound = operator === "min" || operator === "max";
    const isSecond =
      isBound && more.length === 0 && (typeof first === "number" || evaluateNode(first, operandValues) === 0);
    const kept = [first, ...(isSecond ? [second] : [])].find(
      (operand) =>
        (isBound
          ? typeof operand !== "number" &&
            isNoBound(operand === first ? second : first, result, operandValues)
          : true) && isNear(evaluateNode(operand, operandValues), result),
    );
    if (kept !== undefined) return withoutIdleRounding(kept, presenter);
  }
  // What comes to nothing adds nothing: the smaller of two amounts, or the days of no part of a month.
  if (operator === "+" || operator === "-") {
    const isIdle = (part: StepNode): boolean =>
      (isOneOf(part, ["min", "max"]) && evaluateNode(part, exactOperands(presenter)) === 0) ||
      isTimesNothing(part, exactOperands(presenter)) ||
      isNoSpan(part, presenter);
    if (node.length === 3 && isIdle(second)) return withoutIdleRounding(given, presenter);
    if (operator === "+" && isIdle(given)) return withoutIdleRounding(second, presenter);
  }
  // So many minutes of what is counted in minutes are it.
  if (
    operator === "quantity" &&
    typeof first === "object" &&
    !("text" in first) &&
    first[0] === "amount_in" &&
    isSameUnit(first[2], second)
  )
    return withoutIdleRounding(first[1] ?? 0, presenter);
  // And so many days, counted in days, are a number.
  if (operator === "amount_in" && isOneOf(given, ["quantity"]) && isSameUnit(given[2], second))
    return given[1] ?? 0;
  const [, ...operands] = node;
  return [
    operator,
    ...operands.map((operand) => withoutIdleRounding(boundTaken(operand, presenter), presenter)),
  ];
}

/**
 * Within a formula, the one of two amounts that was taken: that the other is larger or smaller is no part of the sum. A
 * bound that is written in the formula says more beside what it bounds.
 */
function boundTaken(node: StepNode, presenter: Presenter): StepNode {
  if (!isOneOf(node, ["min", "max"])) return node;
  const operandValues = exactOperands(presenter);
  const result = evaluateNode(node, operandValues);
  const [, ...operands] = node;
  const taken = operands.find((operand) => isNear(evaluateNode(operand, operandValues), result));
  return taken === undefined || isLiteral(taken) ? node : boundTaken(taken, presenter);
}

/** A product that comes to nothing because one of its factors does, whatever the others are. */
function isTimesNothing(node: StepNode, operands: OperandValues): boolean {
  if (isOneOf(node, ["quantity", "ceil", "floor", "round"])) return isTimesNothing(node[1] ?? 0, operands);
  if (!isOneOf(node, ["*"])) return false;
  const [, ...factors] = node;
  return factors.some((factor) => typeof factor === "object" && evaluateNode(factor, operands) === 0);
}

/** The days from a day to the same day. */
function isNoSpan(node: StepNode, { values }: Presenter): boolean {
  if (!isOneOf(node, ["days_between"])) return false;
  const [, from = 0, to = 0] = node;
  return (
    typeof from === "string" && typeof to === "string" && scalarAt(values, from) === scalarAt(values, to)
  );
}

function isOneOf(node: StepNode, operators: readonly string[]): node is StepOperation {
  return typeof node === "object" && !("text" in node) && operators.includes(node[0]);
}

function isSameUnit(one: StepNode | undefined, other: StepNode): boolean {
  return (
    typeof one === "object" &&
    "text" in one &&
    typeof other === "object" &&
    "text" in other &&
    one.text === other.text
  );
}

/** Whether readers miss nothing where a bound is not told: it is written in the formula, is as much as the result, or is nothing. */
function isNoBound(node: StepNode, result: number | undefined, operands: OperandValues): boolean {
  const bound = evaluateNode(node, operands);
  return isLiteral(node) || bound === 0 || isNear(bound, result);
}

function isLiteral(node: StepNode): boolean {
  return (
    typeof node === "number" ||
    (typeof node === "object" && !("text" in node) && node[0] === "quantity" && typeof node[1] === "number")
  );
}

function isNear(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) <= Math.abs(other) * 1e-9;
}

/** The numbers themselves, not as they are printed. */
function exactOperands({ values, description }: Presenter): OperandValues {
  return {
    valueOf: (name) => numberAt(values, name),
    sizeOf: (unit) => unitSize(unit, description),
    rows: (table) =>
      rowsAt(values, table).map((row) => (name) => {
        const value = name.startsWith(`${table}.`) ? row[name.slice(table.length + 1)] : values[name];
        return typeof value === "number" ? value : undefined;
      }),
  };
}

/** The numbers that printed figures say. */
function operandsOf(presenter: Presenter, more: number): OperandValues {
  const { values, description } = presenter;
  const printed = (display: Display, value: Scalar): number | undefined => {
    const usual = roundedAsShown(display, value, values);
    return usual === value ? usual : roundedAsShown(withMoreDigits(display, more, values), value, values);
  };
  const valueOf: OperandValues["valueOf"] = (name, unit) => {
    const display = description.displays[name];
    if (display === undefined) return undefined;
    const counted =
      unit === undefined || isTurned(name, unit, presenter)
        ? undefined
        : countedIn(display, unit, description);
    return printed(counted ?? inVisitorsUnit(name, display, presenter), scalarAt(values, name));
  };
  return {
    valueOf,
    sizeOf: (unit) => unitSize(unit, description),
    rows: (table) => {
      const displays = cellDisplays(table, presenter);
      return rowsAt(values, table).map((row) => (name) => {
        const column = name.startsWith(`${table}.`) ? name.slice(table.length + 1) : undefined;
        const display = column === undefined ? undefined : displays.get(column);
        return column === undefined || display === undefined
          ? valueOf(name)
          : roundedAsShown(display, row[column] ?? null, values);
      });
    },
  };
}
