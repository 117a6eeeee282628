import { assert } from "../runtime/assert.ts";
import type { StepNode, StepOperation, StepText } from "../runtime/description.ts";
import { inTextbookForm } from "./textbook-form.ts";

/**
 * A formula as mathematics to draw: signs in their printed form (×, −, ≤), and parentheses where the
 * two-dimensional writing needs them. `mathText` (`math-text.ts`) writes it on one line.
 */
export type MathNode =
  | MathLeaf
  | {
      readonly kind: "operation";
      readonly sign: string;
      readonly level: number;
      readonly left: MathNode;
      readonly right: MathNode;
    }
  | { readonly kind: "prefix"; readonly sign: string; readonly level: number; readonly operand: MathNode }
  | { readonly kind: "fraction"; readonly over: MathNode; readonly under: MathNode }
  | { readonly kind: "power"; readonly base: MathNode; readonly exponent: MathNode }
  /** A square root, or one of another degree. */
  | { readonly kind: "root"; readonly of: MathNode; readonly degree?: MathNode }
  | { readonly kind: "absolute"; readonly of: MathNode }
  | {
      readonly kind: "call";
      readonly name: string;
      /** What encloses the arguments and stands between them, in the marks of the language. */
      readonly open: string;
      readonly between: string;
      readonly close: string;
      readonly arguments: readonly MathNode[];
    }
  | { readonly kind: "fenced"; readonly inner: MathNode }
  /** An amount and its unit (90 days). */
  | { readonly kind: "measure"; readonly of: MathNode; readonly unit: string }
  /** A quantity counted in a unit (Term [months]). */
  | { readonly kind: "counted"; readonly of: MathNode; readonly unit: string }
  | MathCases;
/** The first case whose condition holds, else `last`. */
export interface MathCases {
  readonly kind: "cases";
  readonly cases: readonly { readonly value: MathNode; readonly condition: MathNode }[];
  readonly last: MathNode;
  /** How the language writes a case and the last one: "{value} if {condition}", "{value} otherwise". */
  readonly casePattern: string;
  readonly lastPattern: string;
  /** What stands between cases on one line. */
  readonly between: string;
}
/** A name, or what stands in its place. */
export interface MathLeaf {
  readonly kind: "name" | "number" | "text";
  readonly text: string;
  /** `negative`: begins with a minus sign; `measured`: a number with its unit. Both need fences in some places. */
  readonly form?: "negative" | "measured";
  /** A value of zero takes no minus sign before it. */
  readonly isZero?: boolean;
}

/** How names, numbers and words are written: once with names and once with values gives the two lines of a step. */
export interface MathLabels {
  /** How the conditions of cases are written, where otherwise: "0 if Yes" would say nothing. */
  readonly inConditions?: MathLabels;
  /** A name (`rate`, `loan.interest`), a literal number or a literal text. */
  readonly leaf: (node: string | number | StepText) => MathLeaf;
  /** A name's value in a unit, where it can be told in it. */
  readonly counted?: (name: string, unit: string) => MathLeaf | undefined;
  /** `and`, `or`, `not`, `mod`, `true`, `false`, and functions by their name in formulas: `min`, `round`. */
  readonly word: (name: string) => string;
  /** How the language puts parts together, their names in braces. */
  readonly pattern: (name: MathPattern) => string;
  /** A literal amount of money, in `money`, the calculator's currency, or a currency by its code. */
  readonly money: (amount: number, currency: string) => MathLeaf;
  /** A unit's symbol after a number, or of many where none stands before it. */
  readonly unit: (id: string, count?: number) => string;
}

/** The parts each pattern puts together. */
export const mathPatterns = {
  /** A value and the condition it holds under. */
  case: ["value", "condition"],
  /** The value where no condition holds. */
  else: ["value"],
  /** A function and what it is given. */
  call: ["name", "arguments"],
  /** Two of several arguments. */
  list: ["first", "second"],
} as const;
export type MathPattern = keyof typeof mathPatterns;

/** A pattern's words and, in its order, the parts it puts together. */
export function inPattern<Part>(
  pattern: string,
  parts: Readonly<Record<string, Part>>,
): readonly (string | Part)[] {
  return pattern
    .split(/(\{\w+\})/u)
    .filter((piece) => piece !== "")
    .map((piece) => (piece.startsWith("{") ? (parts[piece.slice(1, -1)] ?? piece) : piece));
}

/** How tightly nodes bind, the loosest first. */
export const mathLevels = {
  cases: 0,
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  negative: 5,
  sum: 6,
  product: 7,
  power: 8,
  atom: 9,
} as const;

/** A sign between two operands; `left` and `right` are the loosest operands that stand bare beside it. */
interface Sign {
  readonly level: number;
  readonly left: number;
  readonly right: number;
  readonly printed: string;
  /** The printed sign is a word to be put into the language. */
  readonly isWord?: true;
}
const { or, and, not, comparison, negative, sum, product, power, atom } = mathLevels;
const compared = { level: comparison, left: negative, right: negative };
const signs: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ["+", { level: sum, left: negative, right: sum, printed: "+" }],
  ["-", { level: sum, left: negative, right: product, printed: "−" }],
  ["*", { level: product, left: product, right: product, printed: "×" }],
  ["%", { level: product, left: product, right: power, printed: "mod", isWord: true }],
  ["==", { ...compared, printed: "=" }],
  ["!=", { ...compared, printed: "≠" }],
  ["<", { ...compared, printed: "<" }],
  ["<=", { ...compared, printed: "≤" }],
  [">", { ...compared, printed: ">" }],
  [">=", { ...compared, printed: "≥" }],
  ["and", { level: and, left: and, right: and, printed: "and", isWord: true }],
  ["chosen", { ...compared, printed: "chosen", isWord: true }],
  ["or", { level: or, left: or, right: or, printed: "or", isWord: true }],
  // A day and how long after it: people add them.
  ...["add_days", "add_months", "add_years", "add_time"].map((name): [string, Sign] => [
    name,
    { level: sum, left: negative, right: sum, printed: "+" },
  ]),
]);
const constants: ReadonlyMap<string, string> = new Map([
  ["pi", "π"],
  ["e", "e"],
]);

/** The mathematics of a formula's step tree, with its parts labelled. */
export function mathTree(node: StepNode, labels: MathLabels): MathNode {
  if (typeof node !== "object" || "text" in node) return labels.leaf(node);
  const [operator, ...operands] = inTextbookForm(node);
  const [first, second, third] = operands;
  if (first === undefined) return { kind: "name", text: constants.get(operator) ?? labels.word(operator) };
  const one = mathTree(first, labels);
  if (second === undefined) return unaryNode(operator, one, labels);
  if (operator === "in") return membershipNode(one, operands.slice(1), labels);
  // To how many places is no part of the mathematics.
  if (operator === "root") return rootNode(one, mathTree(second, labels), labels);
  if (operator === "divide") return { kind: "fraction", over: one, under: mathTree(second, labels) };
  if (third !== undefined) return operator === "?:" ? casesNode(node, labels) : callNode(node, labels);
  switch (operator) {
    case "/":
      return { kind: "fraction", over: one, under: mathTree(second, labels) };
    case "^":
    case "power":
      return { kind: "power", base: fence(one, atom), exponent: mathTree(second, labels) };
    case "amount_in":
      if (moneyOf(second) !== undefined) return one;
      return (
        countedLeaf(first, second, labels) ?? {
          kind: "counted",
          of: one.kind === "number" ? one : fence(one, power),
          unit: unitText(second, labels),
        }
      );
    case "quantity":
      if (moneyOf(second) !== undefined)
        return typeof first === "number" ? labels.money(first, moneyOf(second) ?? "money") : one;
      // A name tells what its number counts: "5 ft", but "Height, feet".
      if (one.kind === "name") return one;
      return {
        kind: "measure",
        of: fence(one, power),
        unit: unitText(second, labels, typeof first === "number" ? first : undefined),
      };
  }
  const sign = signs.get(operator);
  if (sign === undefined) return callNode(node, labels);
  return {
    kind: "operation",
    sign: sign.isWord === true ? labels.word(sign.printed) : sign.printed,
    level: sign.level,
    left: fence(one, sign.left),
    right: fence(mathTree(second, labels), sign.right),
  };
}

/** `level in ["two", "three"]` as people say it: level = two or three. */
function membershipNode(value: MathNode, members: readonly StepNode[], labels: MathLabels): MathNode {
  const right = members
    .map((member) => fence(mathTree(member, labels), compared.right))
    .reduce((left, next) => ({
      kind: "operation",
      sign: labels.word("or"),
      level: or,
      left,
      right: next,
    }));
  // Beside `and`, "level = two or three" needs parentheses around all of it.
  const level = members.length > 1 ? or : comparison;
  return { kind: "operation", sign: "=", level, left: fence(value, compared.left), right };
}

function unaryNode(operator: string, operand: MathNode, labels: MathLabels): MathNode {
  switch (operator) {
    case "-":
      if (operand.kind === "number" && operand.isZero === true) return operand;
      return { kind: "prefix", sign: "−", level: negative, operand: fence(operand, product) };
    case "not":
      return { kind: "prefix", sign: labels.word("not"), level: not, operand: fence(operand, comparison) };
    case "sqrt":
      return { kind: "root", of: operand };
    case "abs":
      return { kind: "absolute", of: operand };
    // ln(1 + x), which this works out without losing digits.
    case "log1p":
      return callOf("ln", [sumOf(labels.leaf(1), "+", operand)], labels);
    // The same integer in another form of storage.
    case "whole":
      return operand;
    default:
      return callOf(operator, [operand], labels);
  }
}

function sumOf(left: MathNode, sign: string, right: MathNode): MathNode {
  return { kind: "operation", sign, level: sum, left: fence(left, negative), right: fence(right, product) };
}

function callNode([name, ...operands]: StepOperation, labels: MathLabels): MathNode {
  return callOf(
    name,
    operands.map((operand) => mathTree(operand, labels)),
    labels,
  );
}

function rootNode(of: MathNode, degree: MathNode, labels: MathLabels): MathNode {
  const isSquare = "text" in degree && degree.text === labels.leaf(2).text;
  return { kind: "root", of, ...(isSquare ? {} : { degree }) };
}

/** A value told in the unit it is counted in: 360 months, of 30 years. */
function countedLeaf(value: StepNode, unit: StepNode, labels: MathLabels): MathLeaf | undefined {
  if (typeof value !== "string" || typeof unit !== "object" || !("text" in unit)) return undefined;
  return labels.counted?.(value, unit.text);
}

/** Functions whose name is the same sign in every language. */
const signed = new Set(["exp", "ln", "log10", "sin", "cos", "tan", "asin", "acos", "atan", "atan2"]);

function callOf(operator: string, operands: readonly MathNode[], labels: MathLabels): MathNode {
  const [open = "(", close = ")"] = signed.has(operator)
    ? []
    : labels.pattern("call").replace("{name}", "").split("{arguments}");
  return {
    kind: "call",
    name: labels.word(operator),
    open,
    between: between(labels),
    close,
    arguments: operands,
  };
}

function between(labels: MathLabels): string {
  return labels.pattern("list").replace("{first}", "").replace("{second}", "");
}

/** `a ? x : b ? y : z` is one list of cases, x if a, y if b, otherwise z. */
function casesNode([, condition, yes, no]: StepOperation, labels: MathLabels): MathCases {
  assert(condition !== undefined && yes !== undefined && no !== undefined, "a condition has two branches");
  const last = mathTree(no, labels);
  const first = {
    value: mathTree(yes, labels),
    condition: mathTree(condition, labels.inConditions ?? labels),
  };
  const further = last.kind === "cases" ? last : { cases: [], last };
  return {
    kind: "cases",
    cases: [first, ...further.cases],
    last: further.last,
    casePattern: labels.pattern("case"),
    lastPattern: labels.pattern("else"),
    between: between(labels),
  };
}

/** Money is counted in itself: a price is the same figure with and without its unit. */
function moneyOf(unit: StepNode): string | undefined {
  return typeof unit === "object" && "text" in unit && /^(money|[A-Z]{3})$/.test(unit.text)
    ? unit.text
    : undefined;
}

function unitText(node: StepNode, labels: MathLabels, count?: number): string {
  assert(typeof node === "object" && "text" in node, "a unit is a text");
  return labels.unit(node.text, count);
}

/** The node, in parentheses where it binds more loosely than its place allows. */
function fence(node: MathNode, loosest: number): MathNode {
  return levelOf(node) < loosest ? { kind: "fenced", inner: node } : node;
}

/** How tightly a drawn node binds: a fraction and a root hold together by themselves, but are no base of a power. */
export function levelOf(node: MathNode): number {
  switch (node.kind) {
    case "name":
    case "number":
    case "text":
      return leafLevel(node);
    case "operation":
    case "prefix":
      return node.level;
    case "fraction":
    case "power":
    case "root":
    case "counted":
      return power;
    case "measure":
      return product;
    case "cases":
      return mathLevels.cases;
    case "call":
    case "absolute":
    case "fenced":
      return atom;
  }
}

function leafLevel({ form }: MathLeaf): number {
  if (form === undefined) return atom;
  return form === "negative" ? negative : product;
}
