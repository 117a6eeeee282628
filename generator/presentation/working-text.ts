import type { MathNode } from "./math-node.ts";
import { mathText } from "./math-text.ts";
import type { Locale } from "./translator.ts";
import type { Working, WorkingLine } from "./working.ts";

/** A working as plain text: the sentence of each step, and one line an equation. */
export function workingText({ steps, answer }: Working, { dir }: Pick<Locale, "dir">): string {
  const line = dir === "rtl" ? isolatedLine : lineText;
  const told = steps.map(({ sentence, lines }, index) =>
    [`${index + 1}. ${sentence ?? ""}`.trim(), ...lines.map((each) => `   ${line(each)}`)].join("\n"),
  );
  return [...told, ...(answer === undefined ? [] : [answer])].map(withPlainSpaces).join("\n\n");
}

function lineText({ first, sides }: WorkingLine): string {
  return (
    mathText(first) +
    sides.map(({ sign, math }) => `${sign === ":" ? "" : " "}${sign} ${mathText(math)}`).join("")
  );
}

/** Characters that set a piece apart from the direction of what is around it. */
const fromLeft = "\u2066";
const asItIs = "\u2068";
const end = "\u2069";

/** Formulas run from left to right in every language, and each of their words as its letters do. */
function isolatedLine({ first, sides }: WorkingLine): string {
  const line = {
    first: isolated(first),
    sides: sides.map((side) => ({ ...side, math: isolated(side.math) })),
  };
  return `${fromLeft}${lineText(line)}${end}`;
}

function isolated(node: MathNode): MathNode {
  switch (node.kind) {
    case "name":
    case "number":
    case "text":
      return { ...node, text: apart(node.text) };
    case "operation":
      return { ...node, sign: signApart(node.sign), left: isolated(node.left), right: isolated(node.right) };
    case "prefix":
      return { ...node, sign: signApart(node.sign), operand: isolated(node.operand) };
    case "fraction":
      return { ...node, over: isolated(node.over), under: isolated(node.under) };
    case "power":
      return { ...node, base: isolated(node.base), exponent: isolated(node.exponent) };
    // Of digits the degree is written small.
    case "root":
      return { ...node, of: isolated(node.of) };
    case "absolute":
      return { ...node, of: isolated(node.of) };
    case "fenced":
      return { ...node, inner: isolated(node.inner) };
    case "measure":
      return { ...node, of: isolated(node.of), unit: apart(node.unit) };
    case "phrase": {
      const parts = Object.entries(node.parts).map(([name, part]) => [name, isolated(part)] as const);
      return { ...node, pattern: apart(node.pattern), parts: Object.fromEntries(parts) };
    }
    case "cases":
      return {
        ...node,
        cases: node.cases.map(({ value, condition }) => ({
          value: isolated(value),
          condition: isolated(condition),
        })),
        last: isolated(node.last),
      };
  }
}

function signApart(text: string): string {
  return /\p{L}/u.test(text) ? apart(text) : text;
}

function apart(text: string): string {
  return text === "" ? "" : `${asItIs}${text}${end}`;
}

/** Spaces that do not break hinder whoever edits the text. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/gu, " ");
}
