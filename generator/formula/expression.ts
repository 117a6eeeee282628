import type { Span } from "../diagnostics/diagnostic.ts";

export type { Span } from "../diagnostics/diagnostic.ts";

export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=";
export type ArithmeticOperator = "+" | "-" | "*" | "/" | "%" | "^";
export type LogicOperator = "and" | "or";
export type BinaryOperator = ArithmeticOperator | ComparisonOperator | LogicOperator;

/** A formula as read, before names and types are known. Spans leave out parentheses around a node. */
export type Expression =
  /** `text` is the literal as written, for what a double cannot hold. */
  | { readonly kind: "number"; readonly value: number; readonly text: string; readonly span: Span }
  | { readonly kind: "text"; readonly value: string; readonly span: Span }
  | { readonly kind: "boolean"; readonly value: boolean; readonly span: Span }
  | NameExpression
  | ColumnExpression
  | CallExpression
  | {
      readonly kind: "unary";
      readonly operator: "-" | "not";
      readonly operand: Expression;
      readonly span: Span;
    }
  | BinaryExpression
  | MembershipExpression
  | {
      readonly kind: "conditional";
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
      readonly span: Span;
    };

export interface NameExpression {
  readonly kind: "name";
  readonly name: string;
  readonly span: Span;
  /** It is a case beside others that are texts: where nothing has its name, it lacks its quotation marks. */
  readonly isBesideText?: true;
}
/** `of.column`: a cell of a looked-up row or of a table's current row. */
export interface ColumnExpression {
  readonly kind: "column";
  readonly of: NameExpression;
  readonly column: string;
  readonly columnSpan: Span;
  readonly span: Span;
}
export interface CallExpression {
  readonly kind: "call";
  readonly function: string;
  readonly functionSpan: Span;
  readonly arguments: readonly Expression[];
  readonly span: Span;
}
export interface BinaryExpression {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly operatorSpan: Span;
  readonly left: Expression;
  readonly right: Expression;
  readonly span: Span;
}

/** `value in [a, b]`: whether a value is one of a list. */
export interface MembershipExpression {
  readonly kind: "membership";
  readonly value: Expression;
  readonly members: readonly Expression[];
  readonly span: Span;
}

/** Cases of one value: a name beside texts is marked as such. */
export function asCases<Case extends Expression>(cases: readonly Case[]): readonly (Case | NameExpression)[] {
  if (!cases.some(({ kind }) => kind === "text")) return cases;
  return cases.map((each) => (each.kind === "name" ? { ...each, isBesideText: true } : each));
}

/** The parts of a node, in the order of the text. */
export function partsOf(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case "number":
    case "text":
    case "boolean":
    case "name":
      return [];
    case "column":
      return [tree.of];
    case "call":
      return tree.arguments;
    case "unary":
      return [tree.operand];
    case "binary":
      return [tree.left, tree.right];
    case "membership":
      return [tree.value, ...tree.members];
    case "conditional":
      return [tree.condition, tree.yes, tree.no];
  }
}
