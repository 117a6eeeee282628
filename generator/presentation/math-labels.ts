import type { StepNode, StepText } from "../runtime/description.ts";
import type { MathLeaf } from "./math-node.ts";

/** How names, numbers and words are written: once with names and once with values gives the two lines of a step. */
export interface MathLabels {
  /** How the conditions of cases are written, where otherwise: "0 if Yes" would say nothing. */
  readonly inConditions?: MathLabels;
  /** A name (`rate`, `loan.interest`), a literal number or a literal text. */
  readonly leaf: (node: string | number | StepText) => MathLeaf;
  /** A name's value in a unit, where it can be told in it. */
  readonly counted?: (name: string, unit: string) => MathLeaf | undefined;
  /** An angle and half a turn in degrees, where a formula counts the angle in radians. */
  readonly inRadians?: (name: string) => readonly [MathLeaf, MathLeaf] | undefined;
  /** Whether a name's value is told in one over its own unit: liters per kilometer in miles a gallon. */
  readonly isInverse?: (name: string) => boolean;
  /** What a fold of a table's rows comes to, where a figure says it: how many there are, or the cell of the last. */
  readonly folded?: (form: string, node: StepNode) => MathLeaf | undefined;
  /** The labels of each row of a table. */
  readonly rows?: (table: string) => readonly MathLabels[] | undefined;
  /** `and`, `or`, `not`, `mod`, `true`, `false`, and names that textbooks write: `ln`. */
  readonly word: (name: string) => string;
  /** How the language puts parts together, their names in braces; `count` chooses between its forms. */
  readonly pattern: (name: string, parts: readonly string[], count?: number) => string;
  /** How the language lists so many: "{0}, {1} and {2}". */
  readonly list: (length: number) => string;
  /** A literal amount of money, in `money`, the calculator's currency, or a currency by its code. */
  readonly money: (amount: number, currency: string) => MathLeaf;
  /** So many of a unit where its language has words for that: 2 months, شهران. */
  readonly amount?: (id: string, count: number, shown: string) => string | undefined;
  /** A unit's symbol after a number, or of many where none stands before it. */
  readonly unit: (id: string, count?: number) => string;
}
