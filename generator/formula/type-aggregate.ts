import { type Checking, checkUsed, pathOf, reportMismatch } from "./checking.ts";
import { type CallExpression, type ColumnExpression, type Expression, partsOf } from "./expression.ts";
import { aggregateRules } from "./functions/aggregate.ts";
import type { AggregateForm } from "./functions/function.ts";
import type { ScopeName } from "./scope.ts";
import { showType } from "./show-type.ts";
import { resolveName } from "./type-name.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { booleanType, numberType, type ValueType } from "./value-type.ts";

/** Types an aggregate: what it says of each row may use columns of one table, and any other value. */
export function checkAggregate(
  tree: CallExpression,
  form: AggregateForm,
  said: Expression,
  checking: Checking,
): TypedExpression | undefined {
  const bare = checkBareTable(tree, form, said, checking);
  if (bare !== "none") return bare;
  const columns = tableColumns(said, checking);
  const [first] = columns;
  if (first === undefined) {
    const inner = firstAggregate(said);
    if (inner !== undefined) {
      const names = { outer: tree.function, inner: inner.function };
      checking.report({ code: "nested_aggregate", ...inner.span, arguments: names });
      return undefined;
    }
    const name = firstName(said) ?? form;
    checking.report({ code: "not_a_table", ...said.span, arguments: { name } });
    return undefined;
  }
  const table = first.of.name;
  const code = checking.scope.resolve(table)?.code ?? table;
  const cell =
    form === "first" || form === "last"
      ? inRow(said, table, checking, false)
      : inRow(said, table, checking, true);
  if (cell === undefined || !cellFits(form, cell, checking)) return undefined;
  return { kind: "aggregate", form, table, code, cell, source: tree, type: resultType(form, cell.type) };
}

function inRow(
  said: Expression,
  table: string,
  checking: Checking,
  used: boolean,
): TypedExpression | undefined {
  const row = { ...checking, table };
  return used ? checkUsed(said, row) : checking.check(said, row);
}

/** `count(table)` counts its rows; any other aggregate needs a column. "none": it is no bare table. */
function checkBareTable(
  tree: CallExpression,
  form: AggregateForm,
  said: Expression,
  checking: Checking,
): TypedExpression | undefined | "none" {
  if (said.kind !== "name") return "none";
  const found: ScopeName | undefined = resolveName(said, checking);
  if (found?.type === undefined) return undefined;
  if (found.type.kind !== "rows") return "none";
  if (form === "count") {
    const type = numberType({}, true);
    return {
      kind: "aggregate",
      form,
      table: said.name,
      code: found.code,
      cell: undefined,
      source: tree,
      type,
    };
  }
  reportMismatch(
    found.type,
    said.span,
    { want: `a column, \`${said.name}.…\``, where: `in \`${form}\`` },
    checking,
  );
  return undefined;
}

/** Columns of tables in a part, those of aggregates inside it left out: they have a table of their own. */
function tableColumns(tree: Expression, checking: Checking): readonly ColumnExpression[] {
  if (tree.kind === "column") {
    const type = checking.scope.resolve(tree.of.name)?.type;
    return type === undefined || type.kind === "rows" ? [tree] : [];
  }
  if (tree.kind === "call" && Object.hasOwn(aggregateRules, tree.function)) return [];
  return partsOf(tree).flatMap((part) => tableColumns(part, checking));
}

function firstAggregate(tree: Expression): CallExpression | undefined {
  if (tree.kind === "call" && Object.hasOwn(aggregateRules, tree.function)) return tree;
  for (const part of partsOf(tree)) {
    const found = firstAggregate(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstName(tree: Expression): string | undefined {
  if (tree.kind === "name") return tree.name;
  for (const part of partsOf(tree)) {
    const name = firstName(part);
    if (name !== undefined) return name;
  }
  return undefined;
}

function cellFits(form: AggregateForm, cell: TypedExpression, checking: Checking): boolean {
  const want = aggregateRules[form].cell;
  if (want === "any" || cell.type.kind === want) return true;
  const words = {
    want: want === "number" ? showType(numberType()) : showType(booleanType),
    where: `in \`${form}\``,
  };
  const isConvertible = want === "number" && (cell.type.kind === "whole" || cell.type.kind === "decimal");
  const path = pathOf(cell.source);
  const suggestion = isConvertible ? `number(${path ?? "…"})` : undefined;
  reportMismatch(cell.type, cell.source.span, words, checking, suggestion);
  return false;
}

function resultType(form: AggregateForm, cell: ValueType): ValueType {
  switch (form) {
    case "count":
      return numberType({}, true);
    case "any":
    case "all":
      return booleanType;
    case "average":
      return cell.kind === "number" ? { ...cell, integer: false } : cell;
    case "sum":
    case "first":
    case "last":
    case "smallest":
    case "largest":
      return cell;
  }
}
