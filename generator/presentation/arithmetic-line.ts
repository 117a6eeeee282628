import { mathText } from "./math-text.ts";
import type { MathNode } from "./math-node.ts";

/** Arithmetic that someone typed, one operation after the other. */
export interface ArithmeticLines {
  readonly kind: "arithmetic";
  /** The input's. */
  readonly id: string;
  readonly name: string;
  readonly lines: readonly ArithmeticLine[];
  /** The last line comes to what was asked; lines of their own do not. */
  readonly isAnswer: boolean;
}
export interface ArithmeticLine {
  readonly substituted: MathNode;
  /** About, where digits of a figure are left off. */
  readonly sign: "=" | "≈";
  readonly result: string;
}

/** More than these nobody follows: what is between the first and the last is left out. */
const mostLines = 12;
const lastLines = 4;

/** The lines that are shown, those between two that are left out. */
export function linesWorthShowing(lines: readonly ArithmeticLine[]): readonly (ArithmeticLine | "…")[] {
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - lastLines), "…", ...lines.slice(-lastLines)];
}

/** One line on one line. */
export function arithmeticText(line: ArithmeticLine | "…"): string {
  return line === "…" ? line : `${mathText(line.substituted)} ${line.sign} ${line.result}`;
}
