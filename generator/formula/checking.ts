import { listed } from "../diagnostics/listed.ts";
import type { Expression, Span } from "./expression.ts";
import { nearest } from "../presentation/nearest.ts";
import type { FormulaProblem } from "./problem.ts";
import type { Scope } from "./scope.ts";
import { showType } from "./show-type.ts";
import type { TypedExpression } from "./typed-expression.ts";
import type { ValueType } from "./value-type.ts";

/** What the checker carries down the tree. */
export interface Checking {
  readonly scope: Scope;
  readonly report: (problem: FormulaProblem) => undefined;
  /** Names (`x`, `cell.column`) known to be given where this part stands. */
  readonly given: ReadonlySet<string>;
  /** The table whose row an aggregate looks at. */
  readonly table: string | undefined;
  /** Types a part; nothing when that part has a problem, which is then already told. */
  readonly check: (tree: Expression, checking: Checking) => TypedExpression | undefined;
}

/** Types a part whose value is used: it must not be one that may be missing. */
export function checkUsed(tree: Expression, checking: Checking): TypedExpression | undefined {
  const typed = checking.check(tree, checking);
  if (typed === undefined || !typed.type.optional) return typed;
  return reportUnguarded(tree, checking);
}

/** Tells of a value that may be missing where one is needed. */
export function reportUnguarded(tree: Expression, checking: Checking): undefined {
  return checking.report({
    code: "optional_unguarded",
    ...tree.span,
    arguments: { name: pathOf(tree) ?? "this value" },
  });
}

/** Types a part that must be a yes or no; `where` words the problem when it is not. */
export function checkCondition(
  tree: Expression,
  where: string,
  checking: Checking,
): TypedExpression | undefined {
  const typed = checkUsed(tree, checking);
  if (typed === undefined || typed.type.kind === "boolean") return typed;
  return reportMismatch(typed.type, tree.span, { want: "a yes or no", where }, checking);
}

export function reportMismatch(
  got: ValueType,
  span: Span,
  words: { readonly want: string; readonly where: string },
  checking: Checking,
  suggestion?: string,
): undefined {
  return checking.report({
    code: "type_mismatch",
    start: span.start,
    end: span.end,
    arguments: { want: words.want, got: showType(got), where: words.where },
    suggestion,
  });
}

/** Tells of a text that is none of the options; false, for the checks that end with it. */
export function reportUnknownOption(
  option: string,
  options: readonly string[],
  span: Span,
  checking: Checking,
): false {
  const suggestion = nearest(option, options);
  checking.report({
    code: "unknown_option",
    start: span.start,
    end: span.end,
    arguments: { option, options: listed(options) },
    ...(suggestion === undefined ? {} : { suggestion: `"${suggestion}"` }),
  });
  return false;
}

/** The path of a name or column as authors write it; nothing for other nodes. */
export function pathOf(tree: Expression): string | undefined {
  if (tree.kind === "name") return tree.name;
  return tree.kind === "column" ? `${tree.of.name}.${tree.column}` : undefined;
}
