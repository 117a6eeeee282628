import { inPattern, levelOf, mathLevels, type MathNode } from "./math-node.ts";
import { unitSpace } from "../runtime/unit-amount.ts";

const { product, negative, atom, power } = mathLevels;

/** Drawn mathematics on one line, a fraction written with ÷ and a power with ^. */
export function mathText(node: MathNode): string {
  switch (node.kind) {
    case "name":
    case "number":
    case "text":
      return node.text;
    case "operation": {
      // On a line a fraction is a division: a × (b ÷ c).
      const isDivision = node.level === product && node.right.kind === "fraction";
      return `${mathText(node.left)} ${node.sign} ${lineFence(node.right, isDivision ? power : mathLevels.cases)}`;
    }
    case "prefix":
      return `${node.sign}${node.level === negative ? "" : " "}${lineFence(node.operand, node.level === product ? power : mathLevels.cases)}`;
    case "fraction":
      return `${lineFence(node.over, product)} ÷ ${divisor(node.under)}`;
    case "power":
      return `${mathText(node.base)}^${lineFence(node.exponent, atom)}`;
    case "root":
      return rootText(node);
    case "absolute":
      return `|${mathText(node.of)}|`;
    case "phrase":
      return filled(node.pattern, node.parts);
    case "fenced":
      return bracketed(mathText(node.inner));
    case "measure":
      return measured(lineFence(node.of, power), node.unit);
    case "cases":
      return [
        ...node.cases.map(({ value, condition }) => filled(node.casePattern, { value, condition })),
        filled(node.lastPattern, { value: node.last }),
      ].join(node.between);
  }
}

/** Of another degree, ³√8; of one that is no digits, a power: 8^(1 ÷ n). */
function rootText({ of, degree }: MathNode & { readonly kind: "root" }): string {
  if (degree === undefined) return `√${lineFence(of, atom)}`;
  const written = mathText(degree);
  return /^\d+$/.test(written)
    ? `${raised(written)}√${lineFence(of, atom)}`
    : `${lineFence(of, atom)}^(1 ÷ ${lineFence(degree, power)})`;
}

function raised(digits: string): string {
  return [...digits].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
}

function filled(pattern: string, parts: Readonly<Record<string, MathNode>>): string {
  return inPattern(pattern, parts)
    .map((piece) => (typeof piece === "string" ? piece : mathText(piece)))
    .join("");
}

/** On a line a fraction is a division, and binds as one. */
function lineFence(node: MathNode, loosest: number): string {
  const level = node.kind === "fraction" ? product : levelOf(node);
  return level < loosest ? bracketed(mathText(node)) : mathText(node);
}

/** What a line divides by: one amount, and a function with its parentheses, need none around them. */
function divisor(node: MathNode): string {
  const isWhole =
    node.kind === "prefix"
      ? node.operand.kind === "fenced"
      : node.kind === "number" && isOneAmount(node.text);
  return isWhole && levelOf(node) === product ? mathText(node) : lineFence(node, power);
}

/** A number and its unit, which divides nothing itself: 22 kn, and not 40 L/h. */
function isOneAmount(text: string): boolean {
  return /^\P{Nd}*[\p{Nd}.,٫٬]+[^\p{Nd}/]+$/u.test(text);
}

/** An amount with its unit; after a wide bracket there is room already. */
function measured(of: string, unit: string): string {
  return `${of}${of.endsWith("）") ? "" : unitSpace(unit) && " "}${unit}`;
}

/** Brackets as wide as what they hold: Chinese words and marks fill a square. */
function bracketed(text: string): string {
  return /[\p{Script=Han}，。]/u.test(text) ? `（${text}）` : `(${text})`;
}
