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
  | MathPhrase
  | { readonly kind: "fenced"; readonly inner: MathNode }
  /** An amount and its unit (90 days). */
  | { readonly kind: "measure"; readonly of: MathNode; readonly unit: string }
  | MathCases;
/** Words of the language with parts in their places: "the later of {first} and {second}". */
export interface MathPhrase {
  readonly kind: "phrase";
  readonly pattern: string;
  readonly parts: Readonly<Record<string, MathNode>>;
  /** It is true or not, and no value. */
  readonly isStatement?: true;
  /** It is the smallest of what it lists. */
  readonly isLeast?: true;
}

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
  /** How many of a unit it counts. */
  readonly count?: number;
  /** The visitor's own figure. */
  readonly isGiven?: boolean;
}

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

/** What a formula is put together from directly. */
export function partsOfNode(node: MathNode): readonly MathNode[] {
  switch (node.kind) {
    case "name":
    case "number":
    case "text":
      return [];
    case "operation":
      return [node.left, node.right];
    case "prefix":
      return [node.operand];
    case "fraction":
      return [node.over, node.under];
    case "power":
      return [node.base, node.exponent];
    case "root":
      return node.degree === undefined ? [node.of] : [node.of, node.degree];
    case "absolute":
    case "measure":
      return [node.of];
    case "phrase":
      return Object.values(node.parts);
    case "fenced":
      return [node.inner];
    case "cases":
      return [...node.cases.flatMap(({ value, condition }) => [value, condition]), node.last];
  }
}

/** Whether a formula names a value anywhere, and does not tell it. */
export function hasNames(node: MathNode): boolean {
  return node.kind === "name" || partsOfNode(node).some(hasNames);
}

/** Whether a formula goes by cases anywhere. */
export function hasCases(node: MathNode): boolean {
  return node.kind === "cases" || partsOfNode(node).some(hasCases);
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
const { negative, product, power, atom } = mathLevels;

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
      return power;
    case "measure":
      return product;
    case "cases":
      return mathLevels.cases;
    case "phrase":
      return node.isStatement === true ? mathLevels.comparison : mathLevels.cases;
    case "absolute":
    case "fenced":
      return atom;
  }
}

function leafLevel({ form }: MathLeaf): number {
  if (form === undefined) return atom;
  return form === "negative" ? negative : product;
}

/** The node, in parentheses where it binds more loosely than its place allows. */
export function fence(node: MathNode, loosest: number): MathNode {
  return levelOf(node) < loosest ? { kind: "fenced", inner: node } : node;
}
