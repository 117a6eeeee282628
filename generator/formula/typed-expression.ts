import type { ArithmeticOperator, ComparisonOperator, Expression, LogicOperator } from "./expression.ts";
import type { AggregateTarget } from "./functions/aggregate.ts";
import type { AggregateForm, Signature } from "./functions/function.ts";
import type { UnitFactor } from "./scope.ts";
import type { ValueType } from "./value-type.ts";

/** A formula with every name resolved and every node typed; `source` is the node as the author wrote it. */
export type TypedExpression = { readonly source: Expression; readonly type: ValueType } & (
  | { readonly kind: "number"; readonly value: number; readonly text: string }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  /** pi or e. */
  | { readonly kind: "constant"; readonly name: string; readonly code: string }
  /** `proven`: it may be missing, and a condition around it says that it is not. */
  | {
      readonly kind: "name";
      readonly name: string;
      readonly code: string;
      readonly exact: boolean;
      readonly proven: boolean;
    }
  /** A column of a looked-up row, `proven` as a name is. */
  | {
      readonly kind: "column";
      readonly of: string;
      readonly column: string;
      readonly code: string;
      readonly exact: boolean;
      readonly proven: boolean;
    }
  /** A column of the row an aggregate looks at. */
  | { readonly kind: "cell"; readonly of: string; readonly column: string; readonly exact: boolean }
  | { readonly kind: "negation"; readonly operand: TypedExpression }
  | { readonly kind: "not"; readonly operand: TypedExpression }
  | {
      readonly kind: "arithmetic";
      readonly operator: ArithmeticOperator;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  /** `exact`: both sides are decimals by inputs, constants, exact formulas, literals and + - * alone, and are compared as such. */
  | {
      readonly kind: "comparison";
      readonly operator: ComparisonOperator;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
      readonly exact: boolean;
    }
  | {
      readonly kind: "logic";
      readonly operator: LogicOperator;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  /** Whether the value equals one of the members, each of which can be compared with it. */
  | {
      readonly kind: "membership";
      readonly value: TypedExpression;
      readonly members: readonly TypedExpression[];
    }
  | {
      readonly kind: "conditional";
      readonly condition: TypedExpression;
      readonly yes: TypedExpression;
      readonly no: TypedExpression;
    }
  /** Arguments left out by the author are left out here. */
  | {
      readonly kind: "call";
      readonly function: string;
      readonly signature: Signature;
      readonly arguments: readonly TypedExpression[];
    }
  /** Sums, differences and products of decimals, worked out as decimals and then rounded once to a double. */
  | { readonly kind: "exactly"; readonly operand: TypedExpression }
  | { readonly kind: "given"; readonly operand: TypedExpression }
  | { readonly kind: "otherwise"; readonly operand: TypedExpression; readonly replacement: TypedExpression }
  /** `amount_in`: from base units to the unit; `quantity`: from the unit to base units. */
  | {
      readonly kind: "conversion";
      readonly direction: "amount_in" | "quantity";
      readonly operand: TypedExpression;
      readonly unit: string;
      readonly factor: UnitFactor;
    }
  /** No `cells` when a bare table is counted; else one an argument. */
  | {
      readonly kind: "aggregate";
      readonly form: AggregateForm;
      readonly table: string;
      readonly code: string;
      readonly target: AggregateTarget | undefined;
      readonly cells: readonly TypedExpression[];
    }
);

/** A typed node of one kind. */
export type TypedNode<Kind extends TypedExpression["kind"]> = TypedExpression & { readonly kind: Kind };

/** The parts of a node that are worked out, in the order of the text. */
export function partsOfTyped(tree: TypedExpression): readonly TypedExpression[] {
  switch (tree.kind) {
    case "number":
    case "text":
    case "boolean":
    case "constant":
    case "name":
    case "column":
    case "cell":
      return [];
    case "negation":
    case "not":
    case "exactly":
    case "given":
    case "conversion":
      return [tree.operand];
    case "arithmetic":
    case "comparison":
    case "logic":
      return [tree.left, tree.right];
    case "membership":
      return [tree.value, ...tree.members];
    case "conditional":
      return [tree.condition, tree.yes, tree.no];
    case "call":
      return tree.arguments;
    case "otherwise":
      return [tree.operand, tree.replacement];
    case "aggregate":
      return tree.cells;
  }
}
