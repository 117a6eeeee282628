/** TypeScript with how tightly its outermost operator binds. */
export interface Code {
  readonly text: string;
  readonly level: number;
}

/** How tightly JavaScript's operators bind, the loosest first. */
export const levels = {
  conditional: 1,
  coalesce: 2,
  or: 3,
  and: 4,
  equality: 5,
  relation: 6,
  sum: 7,
  product: 8,
  power: 9,
  unary: 10,
  primary: 11,
} as const;

interface Binding {
  readonly level: number;
  /** Loosest level that may stand bare on the left and on the right. */
  readonly left: number;
  readonly right: number;
}

/** A left-associative operator: only on its left may an equal stand bare, so that the order of evaluation stays the author's. */
function leftToRight(level: number): Binding {
  return { level, left: level, right: level + 1 };
}

const bindings: Readonly<Record<string, Binding>> = {
  // JavaScript forbids `??` beside a bare `||` or `&&`.
  "??": { level: levels.coalesce, left: levels.equality, right: levels.equality },
  "||": leftToRight(levels.or),
  "&&": leftToRight(levels.and),
  "===": leftToRight(levels.equality),
  "!==": leftToRight(levels.equality),
  "<": leftToRight(levels.relation),
  "<=": leftToRight(levels.relation),
  ">": leftToRight(levels.relation),
  ">=": leftToRight(levels.relation),
  "+": leftToRight(levels.sum),
  "-": leftToRight(levels.sum),
  "*": leftToRight(levels.product),
  "/": leftToRight(levels.product),
  // A power may have a sign in its exponent, and JavaScript forbids one before its base.
  "**": { level: levels.power, left: levels.primary, right: levels.power },
};

/** Code that never needs parentheses: a name, a literal, a call. */
export function unit(text: string): Code {
  return { text, level: levels.primary };
}

/** The text, in parentheses if it binds more loosely than `level`. */
export function group(code: Code, level: number): string {
  return code.level < level ? `(${code.text})` : code.text;
}

/** Two operands joined by an operator, with the parentheses it needs. */
export function operation(left: Code, operator: string, right: Code): Code {
  const binding = bindings[operator];
  if (binding === undefined) throw new Error(`Broken assumption: no binding for ${operator}`);
  return {
    text: `${group(left, binding.left)} ${operator} ${group(right, binding.right)}`,
    level: binding.level,
  };
}
