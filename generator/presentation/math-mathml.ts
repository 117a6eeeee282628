import { unitSpace } from "../runtime/unit-amount.ts";
import { inPattern, type MathNode } from "./math-node.ts";

/** Drawn mathematics as a row of MathML. */
export function mathMathml(node: MathNode): string {
  switch (node.kind) {
    case "name":
      return wordsMathml(node.text);
    case "text":
    case "number":
      return leafMathml(node.text);
    case "operation":
      return row(mathMathml(node.left), operator(node.sign), mathMathml(node.right));
    case "prefix":
      return /\p{L}/u.test(node.sign)
        ? row(element("mi", node.sign), operator("\u2061"), mathMathml(node.operand))
        : row(operator(node.sign), mathMathml(node.operand));
    case "fraction":
      return `<mfrac>${mathMathml(node.over)}${mathMathml(node.under)}</mfrac>`;
    case "power":
      return `<msup>${mathMathml(node.base)}${mathMathml(node.exponent)}</msup>`;
    case "root":
      return node.degree === undefined
        ? `<msqrt>${mathMathml(node.of)}</msqrt>`
        : `<mroot>${mathMathml(node.of)}${mathMathml(node.degree)}</mroot>`;
    case "absolute":
      return row(operator("|"), mathMathml(node.of), operator("|"));
    case "fenced":
      return row(operator("("), mathMathml(node.inner), operator(")"));
    case "measure":
      return row(mathMathml(node.of), wordsMathml(`${unitSpace(node.unit)}${node.unit}`));
    case "phrase":
      return row(...filled(node.pattern, node.parts));
    case "cases": {
      const cases = [
        ...node.cases.map(({ value, condition }) => filled(node.casePattern, { value, condition })),
        filled(node.lastPattern, { value: node.last }),
      ];
      return row(operator("{"), tableMathml(cases.map((each) => [row(...each)])));
    }
  }
}

/** Rows of cells, one below the other. */
export function tableMathml(rows: readonly (readonly string[])[], attributes = ""): string {
  const cells = rows.map((each) => `<mtr>${each.map((cell) => `<mtd>${cell}</mtd>`).join("")}</mtr>`);
  return `<mtable${attributes}>${cells.join("")}</mtable>`;
}

/** Words; spaces at their ends would be dropped where they could break. */
export function wordsMathml(text: string): string {
  return element(
    "mtext",
    text.replaceAll(/^ +| +$/gu, (spaces) => "\u00a0".repeat(spaces.length)),
  );
}

/** A sign between or around what it belongs to. */
export function operator(sign: string): string {
  return element("mo", sign);
}

/** A figure is a number, π and e are names, what has words is text, and dots stand for what is left out. */
function leafMathml(text: string): string {
  if (text === "π" || text === "e") return element("mi", text);
  if (/\p{L}/u.test(text)) return wordsMathml(text);
  return /\p{N}/u.test(text) ? element("mn", text) : operator(text);
}

function filled(pattern: string, parts: Readonly<Record<string, MathNode>>): readonly string[] {
  return inPattern(pattern, parts).map((piece) =>
    typeof piece === "string" ? wordsMathml(piece) : mathMathml(piece),
  );
}

function row(...parts: readonly string[]): string {
  return `<mrow>${parts.join("")}</mrow>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Text among marks of XML and HTML. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
