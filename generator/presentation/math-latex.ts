import { unitSpace } from "../runtime/unit-amount.ts";
import { latexFigure, latexWords } from "./latex-characters.ts";
import { inPattern, type MathNode } from "./math-node.ts";

/** Drawn mathematics in LaTeX with the package amsmath. */
export function mathLatex(node: MathNode): string {
  switch (node.kind) {
    case "name":
    case "text":
    case "number":
      return leafLatex(node.text);
    case "operation":
      return `${mathLatex(node.left)} ${signLatex(node.sign)} ${mathLatex(node.right)}`;
    case "prefix":
      return /\p{L}/u.test(node.sign)
        ? `${nameLatex(node.sign)} ${mathLatex(node.operand)}`
        : `${latexFigure(node.sign)}${mathLatex(node.operand)}`;
    case "fraction":
      return `\\frac{${mathLatex(node.over)}}{${mathLatex(node.under)}}`;
    case "power":
      return `{${mathLatex(node.base)}}^{${mathLatex(node.exponent)}}`;
    case "root":
      return node.degree === undefined
        ? `\\sqrt{${mathLatex(node.of)}}`
        : `\\sqrt[${mathLatex(node.degree)}]{${mathLatex(node.of)}}`;
    case "absolute":
      return `\\left|${mathLatex(node.of)}\\right|`;
    case "fenced":
      return `\\left(${mathLatex(node.inner)}\\right)`;
    case "measure":
      return `${mathLatex(node.of)}${leafLatex(`${unitSpace(node.unit)}${node.unit}`)}`;
    case "phrase":
      return filled(node.pattern, node.parts);
    case "cases":
      return [
        "\\begin{cases}",
        [
          ...node.cases.map(({ value, condition }) => filled(node.casePattern, { value, condition })),
          filled(node.lastPattern, { value: node.last }),
        ].join(" \\\\ "),
        "\\end{cases}",
      ].join(" ");
  }
}

/** A figure in digits with what stands around it: a sign, a currency, a unit. */
const figure = /^(?<before>[^\p{L}\p{N}]*)(?<digits>\p{N}(?:[\p{N}.,]*\p{N})?)(?<after>.*)$/su;

/** Figures in the face of formulas, their units and all words in that of text. */
function leafLatex(text: string): string {
  if (!/\p{L}/u.test(text.replaceAll(/[πe]/gu, ""))) return latexFigure(text);
  const { before, digits, after } = figure.exec(text)?.groups ?? {};
  return before === undefined || digits === undefined || after === undefined
    ? inText(text)
    : `${latexFigure(`${before}${digits}`)}${after === "" ? "" : inText(after)}`;
}

function inText(text: string): string {
  return `\\text{${latexWords(text)}}`;
}

function signLatex(sign: string): string {
  return /\p{L}/u.test(sign) ? inText(` ${sign} `) : latexFigure(sign);
}

/** sin, and log with its base; no other letters are a name that LaTeX can set. */
function nameLatex(name: string): string {
  const { letters, base = "" } = /^(?<letters>[a-zA-Z]+)(?<base>\P{L}*)$/u.exec(name)?.groups ?? {};
  return letters === undefined ? inText(`${name} `) : `\\operatorname{${letters}}${latexFigure(base)}`;
}

function filled(pattern: string, parts: Readonly<Record<string, MathNode>>): string {
  return inPattern(pattern, parts)
    .map((piece) => (typeof piece === "string" ? inText(piece) : mathLatex(piece)))
    .join("");
}
