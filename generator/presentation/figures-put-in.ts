import type { Scalar } from "../runtime/answer.ts";
import type { StepNode } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { asPrinted, withMoreDigits } from "./as-printed.ts";
import type { MathNode } from "./math-node.ts";
import { mathTree } from "./math-tree.ts";
import type { Presenter } from "./presenter.ts";
import { cellDisplays, valueLabels } from "./step-labels.ts";
import { workedOut, type Figures } from "./step-arithmetic.ts";
import { countedIn, inVisitorsUnit, unitSize } from "./step-units.ts";
import { numberAt, rowsAt, scalarAt } from "./values.ts";

/** A formula with its figures, as it is printed above its result. */
export interface FiguresPutIn {
  readonly figures: MathNode;
  /** What the figures come to in the unit the formula counts in, where the result is told in another. */
  readonly counted: string | undefined;
  /** Whether the figures come to the result, as both are printed, to the last digit. */
  readonly sign: "=" | "≈";
}

/** Digits beyond these are no help to anyone. */
const mostDigitsMore = 8;

/** Enough for minutes of hours, in a formula that cannot be worked out in numbers alone. */
const digitsMoreBesideDays = 6;

/**
 * A formula with the figures put in, with the fewest digits that come to the result as printed. Where no number of digits
 * does, it is said to be about the result.
 */
export function figuresPutIn(
  tree: StepNode,
  { display, value }: { readonly display: Display; readonly value: Scalar },
  presenter: Presenter,
): FiguresPutIn {
  const simple = withoutIdleRounding(tree, presenter);
  const [inner, unit] = inItsUnit(simple, display, presenter);
  const result = presenter.show(display, value);
  const counted = unit === undefined ? undefined : countedIn(display, unit, presenter.description);
  const put = (more: number, sign: "=" | "≈"): FiguresPutIn => ({
    figures: mathTree(inner, valueLabels(presenter, more)),
    counted:
      counted === undefined
        ? undefined
        : presenter.show(withMoreDigits(counted, more, presenter.values), value),
    sign,
  });
  for (let more = 0; more <= mostDigitsMore; more += 1) {
    const worked = workedOut(tree, figuresOf(presenter, more));
    // Days and words are never rounded; what is counted from them may be.
    if (worked === undefined || typeof value !== "number") return put(digitsMoreBesideDays, "=");
    const between = counted === undefined ? display : withMoreDigits(counted, more, presenter.values);
    const isTrue =
      Number.isFinite(worked) &&
      presenter.show(between, worked) === presenter.show(between, value) &&
      presenter.show(display, asPrinted(between, value, presenter.values) ?? value) === result;
    // Beyond these a double no longer has all digits of a whole number.
    if (isTrue) return put(more, Math.abs(worked) > Number.MAX_SAFE_INTEGER ? "≈" : "=");
  }
  return put(0, "≈");
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
    const figures = figuresOf(presenter, more);
    const [one, other] = [workedOut(left, figures), workedOut(right, figures)];
    if (one === undefined || other === undefined) return drawn(0);
    // Nobody can divide by a rate of nothing.
    if (!Number.isFinite(one) || !Number.isFinite(other)) return undefined;
    if (told(one) === told(other)) return drawn(more);
  }
  const node = drawn(0);
  return node.kind === "operation" ? { ...node, sign: "≈" } : node;
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
    const figures = exactFigures(presenter);
    const result = workedOut(node, figures);
    const isBound = operator === "min" || operator === "max";
    const kept = [first, ...(isBound && more.length === 0 && typeof first === "number" ? [second] : [])].find(
      (operand) =>
        (isBound ? typeof operand !== "number" && isLiteral(operand === first ? second : first) : true) &&
        isNear(workedOut(operand, figures), result),
    );
    if (kept !== undefined) return withoutIdleRounding(kept, presenter);
  }
  // The smaller of two amounts adds nothing where it is nothing.
  if (operator === "+" || operator === "-") {
    const isIdle = (part: StepNode): boolean =>
      typeof part === "object" &&
      !("text" in part) &&
      (part[0] === "min" || part[0] === "max") &&
      workedOut(part, exactFigures(presenter)) === 0;
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
  const [, ...operands] = node;
  return [operator, ...operands.map((operand) => withoutIdleRounding(operand, presenter))];
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
function exactFigures({ values, description }: Presenter): Figures {
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
function figuresOf(presenter: Presenter, more: number): Figures {
  const { values, description } = presenter;
  const printed = (display: Display, value: Scalar): number | undefined => {
    const usual = asPrinted(display, value, values);
    return usual === value ? usual : asPrinted(withMoreDigits(display, more, values), value, values);
  };
  const valueOf: Figures["valueOf"] = (name, unit) => {
    const display = description.displays[name];
    if (display === undefined) return undefined;
    const counted = unit === undefined ? undefined : countedIn(display, unit, description);
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
          : asPrinted(display, row[column] ?? null, values);
      });
    },
  };
}
