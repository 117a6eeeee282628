import { ofAngles, toAngles } from "../runtime/angle-functions.ts";
import type {
  ArithmeticCall,
  ArithmeticChain,
  ArithmeticOperation,
  ArithmeticTerm,
} from "../runtime/arithmetic-operations.ts";
import type { ExpressionInput } from "../runtime/kinds/expression.ts";
import type { Display } from "../runtime/display.ts";
import { decimalTextOf, exactOf, negated, sum, type ExactNumber } from "../runtime/exact-number.ts";
import type { ArithmeticLine, ArithmeticLines } from "./arithmetic-line.ts";
import { fence, mathLevels, type MathNode } from "./math-node.ts";
import { signs } from "./math-signs.ts";
import { mathText } from "./math-text.ts";
import type { Presenter } from "./presenter.ts";
import { scalarAt } from "./values.ts";
import type { WorkedSteps } from "./worked-steps.ts";

/** Words of `math` that its lines may say. */
export const arithmeticWords = ["mod", "sin", "cos", "tan", "asin", "acos", "atan", "ln", "log10"] as const;

/** As many lines as people follow at a glance. */
const fewLines = 5;

/** The steps of a calculator that takes arithmetic as one types it. */
export const arithmeticWorked: WorkedSteps = {
  key: (presenter) =>
    arithmeticLines(presenter, true).map((arithmetic) => ({
      id: arithmetic.id,
      sentence: presenter.translator.t("workings.arithmetic"),
      formulas: [arithmetic],
    })),
  all: (presenter) => arithmeticLines(presenter),
};

/** How the arithmetic in the visitor's fields is worked out; see `linesOfArithmetic`. */
export function arithmeticLines(presenter: Presenter, few = false): readonly ArithmeticLines[] {
  return presenter.description.inputs.flatMap((input): readonly ArithmeticLines[] => {
    const canonical = presenter.enteredAs(input.id);
    if (input.type !== "expression" || typeof canonical !== "string") return [];
    const isInRadians = input.kind.isInRadians(input, presenter.values);
    const lines = linesOfArithmetic(input, { canonical, isInRadians }, presenter, few);
    return lines.length === 0
      ? []
      : [{ kind: "arithmetic", id: input.id, name: presenter.nameOf(input.id), lines, isAnswer: true }];
  });
}

/**
 * How arithmetic is worked out, an operation a line. In a `few` lines, the simplest operations stand inside those that need
 * them: 1 × 2 + 3 × 4 = 14.
 */
export function linesOfArithmetic(
  input: ExpressionInput,
  { canonical, isInRadians }: { readonly canonical: string; readonly isInRadians: boolean },
  presenter: Presenter,
  few: boolean,
): readonly ArithmeticLine[] {
  const operations = input.kind.operations(canonical, isInRadians);
  const inside = standingInside(operations, few ? fewLines : undefined);
  const draw = drawing(input.id, { isInDegrees: !isInRadians, inside }, presenter);
  // What is worked out twice is told once.
  const seen = new Set<string>();
  const alone = operations.filter((each) => !inside.has(each)).flatMap(inGroups);
  return alone
    .flatMap((each, at) =>
      // On the way to something else a root goes without its reason.
      at === alone.length - 1 && isRoot(each) ? [draw(raisedAgain(each)), draw(each)] : [draw(each)],
    )
    .filter(({ substituted, result }) => {
      const text = mathText(substituted);
      const isNew = text !== result && !seen.has(text);
      seen.add(text);
      return isNew;
    });
}

/** A result of arithmetic, as the answer is shown. */
export function arithmeticResult(input: ExpressionInput, decimal: string, presenter: Presenter): string {
  return presenter.show(displayOf(input.id, presenter), decimal);
}

/**
 * Operations that have no line of their own: what a minus sign turns around, a fraction whose decimals do not end, and the
 * simplest of those that are more than `most`.
 */
function standingInside(
  operations: readonly ArithmeticOperation[],
  most = operations.length,
): ReadonlySet<ArithmeticOperation> {
  const last = operations.at(-1);
  const inside = new Set<ArithmeticOperation>();
  for (const operation of operations) {
    const [turned] = operation.kind === "call" && operation.name === "-" ? operation.operands : [];
    if (turned?.by !== undefined) inside.add(turned.by);
    if (operation !== last && isEndlessFraction(operation)) inside.add(operation);
  }
  const alone = (): readonly ArithmeticOperation[] => operations.filter((each) => !inside.has(each));
  const depthOf = (operation: ArithmeticOperation): number =>
    Math.max(
      ...termsOf(operation).map(({ by }) => (by === undefined ? 0 : inside.has(by) ? 1 + depthOf(by) : 0)),
    );
  for (let left = alone(); left.length > most; left = alone()) {
    const [simplest] = left
      .filter((each) => each !== last)
      .toSorted((one, other) => depthOf(one) - depthOf(other));
    if (simplest === undefined) break;
    inside.add(simplest);
  }
  return inside;
}

/** One number through another, as in a third: it is drawn as the fraction it is, of which no digits are left off. */
function isEndlessFraction(operation: ArithmeticOperation): boolean {
  if (operation.kind !== "chain" || operation.rest.length !== 1) return false;
  const [second] = operation.rest;
  const parts = termsOf(operation);
  return (
    second?.sign === "/" &&
    parts.every(({ by, value }) => by === undefined && value.under === 1n) &&
    significantDigits(decimalTextOf(operation.result)) > endless
  );
}

/** A sum of more terms than these is added up in groups, each in a line that goes on from the one before. */
const mostTerms = 8;
const leastGroup = 5;
const mostGroups = 10;

/** A long sum as its groups; every other operation alone. */
function inGroups(operation: ArithmeticOperation): readonly ArithmeticOperation[] {
  if (operation.kind !== "chain" || operation.rest.length < mostTerms) return [operation];
  const { first, rest } = operation;
  // A percentage counts of what stands before it.
  const isSum = rest.every(({ sign, term }) => (sign === "+" || sign === "-") && term.written !== "percent");
  if (!isSum) return [operation];
  const size = Math.max(leastGroup, Math.ceil((rest.length + 1) / mostGroups));
  const groups: ArithmeticChain[] = [];
  // The first term is one of the first group; each other group begins with what those before it come to.
  for (let at = 0; at < rest.length; at = at === 0 ? size - 1 : at + size) {
    const before = groups.at(-1)?.result;
    const added = rest.slice(at, at === 0 ? size - 1 : at + size);
    const begun = before === undefined ? first : { value: before };
    const result = added.reduce(
      (total, { sign, term }) => sum(total, sign === "-" ? negated(term.value) : term.value),
      begun.value,
    );
    groups.push({ kind: "chain", first: begun, rest: added, result });
  }
  return groups;
}

const degrees = { sqrt: exactOf("2"), cbrt: exactOf("3") } as const;
type RootCall = ArithmeticCall & { readonly name: keyof typeof degrees };

function isRoot(operation: ArithmeticOperation): operation is RootCall {
  return operation.kind === "call" && (operation.name === "sqrt" || operation.name === "cbrt");
}

/** Why a root is what it is: so many times itself, it comes to what it is the root of. */
function raisedAgain({ name, operands: [of], result }: RootCall): ArithmeticCall {
  return {
    kind: "call",
    name: "^",
    operands: [{ value: result }, { value: degrees[name] }],
    result: of.value,
  };
}

/** More digits than any fraction that ends has where people write it. */
const endless = 30;

function termsOf(operation: ArithmeticOperation): readonly ArithmeticTerm[] {
  return operation.kind === "chain"
    ? [operation.first, ...operation.rest.map(({ term }) => term)]
    : operation.operands.filter((each) => each !== undefined);
}

function significantDigits(decimal: string): number {
  const digits = decimal.replace(/^-?[0.]*/u, "");
  return (digits.includes(".") || decimal.includes(".") ? digits : digits.replace(/0+$/u, "")).replace(
    ".",
    "",
  ).length;
}

/** As many as a percentage is shown with. */
const percentDigits = 12;

function drawing(
  id: string,
  {
    isInDegrees,
    inside,
  }: { readonly isInDegrees: boolean; readonly inside: ReadonlySet<ArithmeticOperation> },
  presenter: Presenter,
): (operation: ArithmeticOperation) => ArithmeticLine {
  const { show, translator } = presenter;
  const display = displayOf(id, presenter);
  const shown = ({ value, written }: ArithmeticTerm): string => {
    const text = decimalTextOf(value);
    return written === "percent"
      ? show({ kind: "percent", digits: { minimum: 0, maximum: percentDigits } }, Number(text))
      : show(display, text);
  };
  const word = (name: string): string => translator.t.byId(`math.${name}`);
  const named = (name: string): string => {
    const known = name === "log" ? "log10" : name;
    return arithmeticWords.some((each) => each === known) ? word(known) : name;
  };
  const term = (of: ArithmeticTerm, unit = ""): MathNode => {
    if (of.by !== undefined && inside.has(of.by)) return workedOut(of.by);
    if (of.written === "pi") return { kind: "number", text: "π" };
    if (of.written === "e") return { kind: "number", text: "e" };
    const text = `${shown(of)}${unit}`;
    return {
      kind: "number",
      text,
      ...(of.value.over < 0n ? { form: "negative" } : /[×°]/u.test(text) ? { form: "measured" } : {}),
      ...(of.written === undefined ? {} : { isGiven: true }),
    };
  };
  const joined = (left: MathNode, sign: string, right: MathNode): MathNode => {
    if (sign === "/") return { kind: "fraction", over: left, under: right };
    const found = signs.get(sign === "mod" ? "%" : sign);
    return {
      kind: "operation",
      sign: found?.isWord === true ? word(found.printed) : (found?.printed ?? sign),
      level: found?.level ?? mathLevels.product,
      left: fence(left, found?.left ?? mathLevels.product),
      right: fence(right, found?.right ?? mathLevels.power),
    };
  };
  const called = ({ name, operands: [first, second] }: ArithmeticCall): MathNode => {
    const one = term(first, isInDegrees && isOneOf(name, ofAngles) ? "°" : "");
    const other = second === undefined ? undefined : term(second);
    switch (name) {
      case "^":
        return { kind: "power", base: fence(one, mathLevels.atom), exponent: other ?? one };
      case "exp":
        return { kind: "power", base: { kind: "number", text: "e" }, exponent: one };
      case "sqrt":
        return { kind: "root", of: one };
      case "cbrt":
        return { kind: "root", of: one, degree: { kind: "number", text: "3" } };
      case "abs":
        return { kind: "absolute", of: one };
      case "-":
        return {
          kind: "prefix",
          sign: "−",
          level: mathLevels.negative,
          operand: fence(one, mathLevels.power),
        };
      case "!":
        return { kind: "number", text: `${mathText(fence(one, mathLevels.atom))}!` };
      case "ncr":
      case "npr":
        return joined(one, name === "ncr" ? "nCr" : "nPr", other ?? one);
      case "log2":
      case "log":
      case "ln":
      case "sin":
      case "cos":
      case "tan":
      case "cot":
      case "sec":
      case "csc":
      case "asin":
      case "acos":
      case "atan":
      case "sinh":
      case "cosh":
      case "tanh":
      case "asinh":
      case "acosh":
      case "atanh":
      case "floor":
      case "ceil":
      case "round": {
        const base = other === undefined ? (name === "log2" ? "2" : "") : mathText(other);
        const sign = base === "" ? named(name) : `log${lowered(base)}`;
        return { kind: "prefix", sign, level: mathLevels.product, operand: fence(one, mathLevels.power) };
      }
    }
  };
  const workedOut = (operation: ArithmeticOperation): MathNode =>
    operation.kind === "chain"
      ? operation.rest.reduce(
          (left, { sign, term: right }) => joined(left, sign, term(right)),
          term(operation.first),
        )
      : called(operation);
  /** Whether a figure is shown with all its digits. */
  const isWhole = (value: ExactNumber): boolean => {
    const text = decimalTextOf(value);
    const most = display.kind === "exact" ? display.digits.significant : undefined;
    return (
      show(display, text) === show(withMoreDigits(display), text) &&
      (most === undefined || significantDigits(text) <= most)
    );
  };
  const isShownWhole = ({ written, by, value }: ArithmeticTerm): boolean => {
    if (by !== undefined && inside.has(by)) return termsOf(by).every(isShownWhole);
    if (written === "percent") return significantDigits(decimalTextOf(value)) <= percentDigits;
    return written === "pi" || written === "e" || isWhole(value);
  };
  return (operation) => {
    const isAngle = isInDegrees && operation.kind === "call" && isOneOf(operation.name, toAngles);
    const isSure = termsOf(operation).every(isShownWhole) && isWhole(operation.result);
    return {
      substituted: workedOut(operation),
      sign: isSure ? "=" : "≈",
      result: `${show(display, decimalTextOf(operation.result))}${isAngle ? "°" : ""}`,
    };
  };
}

function isOneOf(name: string, functions: readonly string[]): boolean {
  return functions.includes(name);
}

/** As the result is shown that is the input's own value, so that the last line ends in the answer. */
function displayOf(id: string, { description, values, outputs }: Presenter): Display {
  const value = scalarAt(values, id);
  const results = description.outputs.flatMap((output) =>
    output.type === "value" && output.display.kind === "exact" ? [output] : [],
  );
  const result =
    results.find((output) => scalarAt(outputs, output.id) === value) ??
    results.find(({ primary }) => primary);
  return result?.display ?? description.displays[id] ?? { kind: "decimal" };
}

/** Enough to see that some were left off; in scientific form a number has no more than 21. */
const moreDigits = 9;

function withMoreDigits(display: Display): Display {
  if (display.kind !== "exact") return display;
  const { digits } = display;
  return {
    ...display,
    digits: {
      ...digits,
      maximum: digits.maximum + moreDigits,
      ...(digits.significant === undefined ? {} : { significant: digits.significant + moreDigits }),
    },
  };
}

function lowered(digits: string): string {
  return [...digits].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)] ?? digit).join("");
}
