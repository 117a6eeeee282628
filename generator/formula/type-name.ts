import type { Checking } from "./checking.ts";
import type { ColumnExpression, NameExpression } from "./expression.ts";
import { namedConstants } from "./functions/catalog.ts";
import { nearest } from "../presentation/nearest.ts";
import type { ScopeName } from "./scope.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { numberType, present, type ValueType } from "./value-type.ts";

/** Types a bare name: an input, constant, formula or table, or else pi or e. */
export function checkName(tree: NameExpression, checking: Checking): TypedExpression | undefined {
  const constant = namedConstants.get(tree.name);
  if (constant !== undefined && checking.scope.resolve(tree.name) === undefined) {
    return { kind: "constant", name: tree.name, code: constant.code, source: tree, type: numberType() };
  }
  const found = resolveName(tree, checking);
  if (found?.type === undefined) return undefined;
  const proven = found.type.optional && checking.given.has(tree.name);
  const type = proven ? present(found.type) : found.type;
  return { kind: "name", name: tree.name, code: found.code, exact: found.exact, proven, source: tree, type };
}

/** Types `of.column`: a column of a looked-up row, or a cell of the row an aggregate looks at. */
export function checkColumn(tree: ColumnExpression, checking: Checking): TypedExpression | undefined {
  const found = resolveName(tree.of, checking);
  if (found?.type === undefined) return undefined;
  const owner = found.type;
  if (owner.kind !== "record" && owner.kind !== "rows")
    return checking.report({ code: "not_a_table", ...tree.of.span, arguments: { name: tree.of.name } });
  const column = columnType(tree, owner, found.carried ?? [], checking);
  if (column === undefined) return undefined;
  const path = `${tree.of.name}.${tree.column}`;
  const proven = column.optional && checking.given.has(path);
  const type = proven ? present(column) : column;
  const node = { of: tree.of.name, column: tree.column, exact: found.exact, source: tree, type };
  if (owner.kind === "record") return { kind: "column", code: found.code, proven, ...node };
  if (checking.table === tree.of.name) return { kind: "cell", ...node };
  return checking.report(
    checking.table === undefined
      ? { code: "aggregate_needed", ...tree.span, arguments: { name: path } }
      : { code: "mixed_tables", ...tree.span, arguments: { table: checking.table, other: tree.of.name } },
  );
}

/** What a name stands for; an unknown one is told with the nearest that exists. */
export function resolveName(tree: NameExpression, checking: Checking): ScopeName | undefined {
  const found = checking.scope.resolve(tree.name);
  if (found !== undefined) return found;
  // A choice's option is a text: without its quotes it looks like a name.
  const isOption = checking.scope
    .names()
    .some((name) => optionsOf(checking.scope.resolve(name)?.type).includes(tree.name));
  return checking.report({
    code: "unknown_name",
    ...tree.span,
    arguments: { name: tree.name },
    known: checking.scope.names(),
    suggestion:
      isOption || tree.isBesideText === true ? `"${tree.name}"` : nearest(tree.name, checking.scope.names()),
  });
}

function optionsOf(type: ValueType | undefined): readonly string[] {
  return type?.kind === "choice" ? type.options : [];
}

function columnType(
  tree: ColumnExpression,
  owner: ValueType & { readonly kind: "record" | "rows" },
  carried: readonly string[],
  checking: Checking,
): ValueType | undefined {
  if (Object.hasOwn(owner.columns, tree.column)) return owner.columns[tree.column];
  if (carried.includes(tree.column)) {
    const words = { name: tree.column, table: tree.of.name };
    return checking.report({ code: "carried_no_column", ...tree.columnSpan, arguments: words });
  }
  return checking.report({
    code: "unknown_column",
    ...tree.columnSpan,
    arguments: { name: tree.column, table: tree.of.name },
    suggestion: nearest(tree.column, Object.keys(owner.columns)),
  });
}
