import { mathLevels } from "./math-node.ts";

/** A sign between two operands; `left` and `right` are the loosest operands that stand bare beside it. */
export interface Sign {
  readonly level: number;
  readonly left: number;
  readonly right: number;
  readonly printed: string;
  /** The printed sign is a word to be put into the language. */
  readonly isWord?: true;
}
const { or, and, comparison, negative, sum, product, power, atom } = mathLevels;
export const compared = { level: comparison, left: negative, right: negative };
export const signs: ReadonlyMap<string, Sign> = new Map<string, Sign>([
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
  ["or", { level: or, left: or, right: or, printed: "or", isWord: true }],
  ["remainder", { level: product, left: product, right: power, printed: "mod", isWord: true }],
  // Bits are combined in no order that readers know: each has its parentheses.
  ...["AND", "OR", "XOR"].map((printed): [string, Sign] => [
    `bit_${printed.toLowerCase()}`,
    { level: sum, left: atom, right: atom, printed },
  ]),
  // A day and how long after it: people add them.
  ...["add_days", "add_months", "add_years", "add_time"].map((name): [string, Sign] => [
    name,
    { level: sum, left: negative, right: sum, printed: "+" },
  ]),
]);
