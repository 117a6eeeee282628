import { assert } from "../runtime/assert.ts";
import type { StepNode, StepOperation } from "../runtime/description.ts";
import { functionForms, wordOf } from "./function-forms.ts";
import { fence, hasNames, mathLevels, type MathCases, type MathNode, type MathPhrase } from "./math-node.ts";
import type { MathLabels } from "./math-labels.ts";
import { compared, signs } from "./math-signs.ts";
import { mathText } from "./math-text.ts";
import { isMinus, negated, withoutMinus, withoutSign } from "./math-minus.ts";
import { isOperation } from "./branches.ts";
import { dayOf, isGivenIn, isNegation, isOption, isYesOrNo, moneyOf, textOf } from "./operand-kinds.ts";
import { namesIn } from "./step-arithmetic.ts";
import { inTextbookForm } from "./textbook-form.ts";
import { withInverses } from "./with-inverses.ts";

const { or, not, comparison, negative, sum, product, power, atom } = mathLevels;
const constants: ReadonlyMap<string, string> = new Map(Object.entries({ pi: "π", e: "e" }));

/** The mathematics of a formula's step tree, with its parts labelled. */
export function mathTree(node: StepNode, labels: MathLabels): MathNode {
  if (typeof node !== "object" || "text" in node) return labels.leaf(node);
  const operation = inTextbookForm(node);
  const [operator, first, second] = operation;
  if (first === undefined) {
    const constant = constants.get(operator);
    return constant === undefined
      ? { kind: "text", text: labels.word(operator) }
      : { kind: "number", text: constant };
  }
  if (operator === "?:") return casesNode(operation, labels);
  if (operator === "date_of") {
    const day = dayOf(operation);
    if (day !== undefined) return labels.leaf(day);
  }
  const form = functionForms[operator];
  switch (form?.kind) {
    case "operand":
      return mathTree(first, labels);
    case "range":
      return second === undefined || mathText(mathTree(first, labels)) === mathText(mathTree(second, labels))
        ? mathTree(first, labels)
        : phrase(operator, ["lowest", "highest"], treesOf(operation, labels), labels);
    case "aggregate":
      return aggregateNode(operation, form.parts, labels);
    case "phrase": {
      const [of, base] = treesOf(operation, labels);
      // Digits without a base are in base ten.
      if (wordOf(operator) === "in_base" && of !== undefined && base?.kind === "number" && base.text === "10")
        return of;
      return phrase(operator, form.parts, treesOf(operation, labels), labels);
    }
    case "list":
      return listNode(operation, labels);
    case "rounded":
      return roundedNode(operation, labels);
    case "prefix":
      return prefixed(labels.word(operator), mathTree(first, labels));
    case "drawn":
      return drawnNode(operation, labels);
    case "sign":
    case undefined:
      return second === undefined ? unaryNode(operator, first, labels) : signNode(operation, labels);
  }
}

function treesOf([, ...operands]: StepOperation, labels: MathLabels): readonly MathNode[] {
  return operands.map((operand) => mathTree(operand, labels));
}

/** A sign between two operands, and what reads like one. */
function signNode(written: StepOperation, labels: MathLabels): MathNode {
  const operation = withInverses(written, labels);
  const [operator, first = 0, second = 0, ...more] = operation;
  if (operator === "in") return membershipNode(mathTree(first, labels), [second, ...more], labels);
  const one = mathTree(first, labels);
  // So many days earlier: people subtract them.
  const isEarlier = functionForms[operator]?.kind === "sign" && isOperation(second) && isNegation(second);
  const sign = signs.get(isEarlier ? "-" : operator);
  const other = mathTree(isEarlier ? (second[1] ?? 0) : second, labels);
  if (operator === "/") return { kind: "fraction", over: one, under: other };
  if (operator === "^") return { kind: "power", base: fence(one, atom), exponent: other };
  if (operator === "==" && (isYesOrNo(second) || isOption(second)))
    return phrase("says", ["x", "value"], [one, other], labels);
  // That a value is there goes without saying where it is compared.
  if (operator === "and" && isGivenIn(first, second)) return other;
  assert(sign !== undefined, `readers know no sign for "${operator}"`);
  return {
    kind: "operation",
    sign: sign.isWord === true ? labels.word(sign.printed) : sign.printed,
    level: sign.level,
    left: fence(one, sign.left),
    right: fence(other, sign.right),
  };
}

/** Functions that have a drawing of their own. */
function drawnNode(operation: StepOperation, labels: MathLabels): MathNode {
  const [operator, first = 0, second] = operation;
  const [one = labels.leaf(0), other] = treesOf(operation, labels);
  switch (operator) {
    case "abs":
      return one.kind === "number" ? withoutSign(one) : { kind: "absolute", of: one };
    case "sqrt":
      return { kind: "root", of: one };
    case "hypot":
      return { kind: "root", of: sumOfSquares(treesOf(operation, labels), labels) };
    // To how many places is no part of the mathematics.
    case "root":
      return other === undefined ? { kind: "root", of: one } : rootNode(operation, one, other, labels);
    // ln(1 + x), which this works out without losing digits.
    case "log1p": {
      const less = negated(first);
      const sign = less === undefined ? "+" : "−";
      return prefixed(labels.word("ln"), sumOf(labels.leaf(1), sign, mathTree(less ?? first, labels)));
    }
    case "amount_in":
      return second === undefined ? one : countedNode(first, second, labels);
    case "quantity":
      return second === undefined ? one : measureNode(first, second, labels);
  }
  if (other === undefined) return one;
  if (operator === "power") return { kind: "power", base: fence(one, atom), exponent: other };
  const fraction: MathNode = { kind: "fraction", over: one, under: other };
  return operator === "quotient" ? phrase("floor", ["x"], [fraction], labels) : fraction;
}

/** A value told in the unit it is counted in: 360 months, of 30 years; or, of a name, "Term in months". */
function countedNode(value: StepNode, unit: StepNode, labels: MathLabels): MathNode {
  const one = mathTree(value, labels);
  // The days from one day to another are counted already.
  if (moneyOf(unit) !== undefined || (isOperation(value) && value[0].endsWith("_between"))) return one;
  const text = textOf(unit);
  const turned = typeof value === "string" && text === "radian" ? labels.inRadians?.(value) : undefined;
  if (turned !== undefined) return turnedNode(...turned);
  return (
    (typeof value === "string" ? labels.counted?.(value, text) : undefined) ??
    phrase(
      "in_unit",
      ["x", "unit"],
      [fence(one, mathLevels.product), { kind: "text", text: labels.unit(text) }],
      labels,
    )
  );
}

/** x × π ÷ 180°. */
function turnedNode(angle: MathNode, half: MathNode): MathNode {
  const pi: MathNode = { kind: "number", text: constants.get("pi") ?? "" };
  const over: MathNode = {
    kind: "operation",
    sign: "×",
    level: product,
    left: fence(angle, product),
    right: pi,
  };
  return { kind: "fraction", over, under: half };
}

function measureNode(amount: StepNode, unit: StepNode, labels: MathLabels): MathNode {
  const one = mathTree(amount, labels);
  const currency = moneyOf(unit);
  if (currency !== undefined) return typeof amount === "number" ? labels.money(amount, currency) : one;
  // A name tells what its number counts: "5 ft", but "Height, feet"; and so do the parts of a sum.
  if (one.kind === "prefix" && isOperation(amount) && isNegation(amount)) {
    const [, size = 0] = amount;
    return { ...one, operand: measureNode(size, unit, labels) };
  }
  if (one.kind === "number") {
    const count = typeof amount === "number" ? amount : one.count;
    const said = count === undefined ? undefined : labels.amount?.(textOf(unit), count, one.text);
    return said === undefined
      ? { kind: "measure", of: fence(one, power), unit: labels.unit(textOf(unit), count) }
      : { kind: "number", text: said, form: "measured", ...(count === 0 ? { isZero: true } : {}) };
  }
  if (hasNames(one)) return one;
  return { kind: "measure", of: fence(one, atom), unit: labels.unit(textOf(unit)) };
}

/** "The larger of A and B", "the largest of A, B and C". */
function listNode(operation: StepOperation, labels: MathLabels): MathNode {
  const items = treesOf(operation, labels).map(fencedInList);
  const list: MathNode = {
    kind: "phrase",
    pattern: labels.list(items.length),
    parts: Object.fromEntries(items.entries()),
  };
  const [name] = operation;
  const said = phrase(items.length > 2 ? `${name}_of` : name, ["list"], [list], labels);
  return name === "min" ? { ...said, isLeast: true } : said;
}

/** Rounding to more places than anyone reads only keeps a computer's own error out. */
const placesNobodyReads = 6;

function roundedNode([operator, first = 0, places = 0]: StepOperation, labels: MathLabels): MathNode {
  const one = mathTree(first, labels);
  if (typeof places !== "number") return phrase("round_off", ["x"], [one], labels);
  if (places >= placesNobodyReads) return one;
  if (places < 0) return phrase("round_to", ["x", "unit"], [one, labels.leaf(10 ** -places)], labels);
  return phrase(operator, ["x"], [one], labels, places);
}

/** What is said of all rows: row by row where they are few, else in words. */
function aggregateNode(operation: StepOperation, parts: readonly string[], labels: MathLabels): MathNode {
  const [form, first = 0] = operation;
  const rows = form === "sum" ? rowsNamed(first, labels) : undefined;
  if (rows !== undefined && rows.length === 0) return labels.leaf(0);
  if (rows !== undefined) return sumOfRows(rows.map((row) => mathTree(first, row)));
  const folded = labels.folded?.(form, first);
  if (folded !== undefined) return folded;
  const inNames =
    form === "count" || form === "any" || form === "all" ? (labels.inConditions ?? labels) : labels;
  // A table, or a choice of several, is counted by itself.
  const name =
    form === "count" && !(typeof first === "string" && !first.includes(".")) ? "count_where" : form;
  return phrase(name, parts, treesOf(operation, inNames), labels);
}

/** More rows are not told one by one. */
const mostRows = 6;

/** Row by row where they are few, without those that add nothing; of many the first two and the last. */
function sumOfRows(all: readonly MathNode[]): MathNode {
  const some = all.filter((each) => each.kind !== "number" || each.isZero !== true);
  if (some.length === 0 && all[0] !== undefined) return all[0];
  const told: readonly MathNode[] =
    some.length <= mostRows ? some : [...some.slice(0, 2), { kind: "text", text: "…" }, ...some.slice(-1)];
  return told.reduce((left, right) => sumOf(left, "+", right));
}

function rowsNamed(node: StepNode, labels: MathLabels): readonly MathLabels[] | undefined {
  const table = namesIn(node)
    .find((name) => name.includes("."))
    ?.split(".")[0];
  return table === undefined ? undefined : labels.rows?.(table);
}

/** Words with parts in their places; one that is a phrase of several parts itself, in parentheses. */
function phrase(
  name: string,
  parts: readonly string[],
  given: readonly MathNode[],
  labels: MathLabels,
  count?: number,
): MathPhrase {
  const written = labels.pattern(wordOf(name), parts, count);
  const taken = parts.findIndex((part, index) => written.includes(`+ {${part}}`) && isMinus(given[index]));
  const pattern = taken < 0 ? written : written.replace("+", "−");
  return {
    kind: "phrase",
    pattern,
    ...(statements.has(name) ? { isStatement: true } : {}),
    parts: Object.fromEntries(
      parts.flatMap((part, index): [string, MathNode][] => {
        const one = given[index];
        const each = index === taken && one !== undefined ? withoutMinus(one) : one;
        return each === undefined
          ? []
          : [[part, parts.length > 1 ? fencedInList(each) : fencedInPhrase(part, each, pattern)]];
      }),
    ),
  };
}

/** Phrases that are true or not: beside "and" they need no parentheses. */
const statements: ReadonlySet<string> = new Set([
  "given",
  "not_given",
  "chosen",
  "says",
  "any",
  "all",
  "none",
]);

/** Words before a value and words behind it would leave open which belong together: "the digits in (a in base 2)". */
function fencedInPhrase(part: string, node: MathNode, pattern: string): MathNode {
  if (part === "list" || node.kind !== "phrase" || node.isStatement === true) return node;
  return beginsWithPart(node.pattern) === beginsWithPart(pattern) ? node : { kind: "fenced", inner: node };
}

/** Whether a phrase begins with what it is said of, whichever marks of direction are around it. */
function beginsWithPart(pattern: string): boolean {
  return /^\p{Cf}*\{/u.test(pattern);
}

/** What has words between its parts stands in parentheses among others. */
function fencedInList(node: MathNode): MathNode {
  return isLoose(node) ? { kind: "fenced", inner: node } : node;
}

function isLoose(node: MathNode): boolean {
  if (node.kind === "cases") return true;
  if (node.kind !== "phrase") return false;
  const parts = Object.values(node.parts);
  // Of "a ÷ 5, rounded down" nobody could tell where it begins.
  return parts.length > 1 || beginsWithPart(node.pattern) || parts.some(isLoose);
}

/** Textbooks write sin x and ln x, and parentheses around more. */
function prefixed(name: string, operand: MathNode): MathNode {
  return { kind: "prefix", sign: name, level: product, operand: fence(operand, power) };
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

/** What says that something does not hold, by what says that it does. */
const opposites: ReadonlyMap<string, string> = new Map([
  ["any", "none"],
  ["given", "not_given"],
]);

function unaryNode(operator: string, node: StepNode, labels: MathLabels): MathNode {
  // Not in any row is in no row.
  const opposite = operator === "not" && isOperation(node) ? opposites.get(node[0]) : undefined;
  if (opposite !== undefined && isOperation(node))
    return phrase(opposite, ["x"], treesOf(node, labels.inConditions ?? labels), labels);
  const operand = mathTree(node, labels);
  if (operator === "not")
    return { kind: "prefix", sign: labels.word("not"), level: not, operand: fence(operand, comparison) };
  assert(operator === "-", `readers know no sign for "${operator}"`);
  if (operand.kind === "number" && operand.isZero === true) return operand;
  return { kind: "prefix", sign: "−", level: negative, operand: fence(operand, product) };
}

function sumOf(left: MathNode, sign: string, right: MathNode): MathNode {
  return { kind: "operation", sign, level: sum, left: fence(left, negative), right: fence(right, product) };
}

function sumOfSquares(nodes: readonly MathNode[], labels: MathLabels): MathNode {
  return nodes
    .map((node): MathNode => ({ kind: "power", base: fence(node, atom), exponent: labels.leaf(2) }))
    .reduce((left, right) => sumOf(left, "+", right));
}

/** A root worked out to so many places is rounded to them. */
function rootNode(
  [, , , places]: StepOperation,
  of: MathNode,
  degree: MathNode,
  labels: MathLabels,
): MathNode {
  const isSquare = "text" in degree && degree.text === labels.leaf(2).text;
  const root: MathNode = { kind: "root", of, ...(isSquare ? {} : { degree }) };
  return typeof places === "number" && places < placesNobodyReads
    ? phrase("round", ["x"], [root], labels, places)
    : root;
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
    casePattern: labels.pattern("case", ["value", "condition"]),
    lastPattern: labels.pattern("else", ["value"]),
    between: labels.pattern("list", ["first", "second"]).replace("{first}", "").replace("{second}", ""),
  };
}
