import { type Checking, checkUsed, pathOf, reportMismatch } from "./checking.ts";
import { type CallExpression, type ColumnExpression, type Expression, partsOf } from "./expression.ts";
import { aggregateRules, type AggregateTarget, type CellKind } from "./functions/aggregate.ts";
import type { AggregateForm } from "./functions/function.ts";
import type { ScopeName } from "./scope.ts";
import { refusesOffset } from "./refuse-offset.ts";
import { showType } from "./show-type.ts";
import { resolveName } from "./type-name.ts";
import { countOfChosen } from "./type-chosen.ts";
import type { TypedExpression } from "./typed-expression.ts";
import {
  booleanType,
  choicesType,
  dateType,
  isExactNumber,
  numberType,
  type ValueType,
  wholeType,
} from "./value-type.ts";

/** Types an aggregate: what it says of each row may use columns of one table, and any other value. */
export function checkAggregate(
  tree: CallExpression,
  form: AggregateForm,
  said: readonly Expression[],
  checking: Checking,
): TypedExpression | undefined {
  const [only] = said;
  if (form === "count" && only !== undefined && isChosenCell(only, checking)) {
    const choices = checkUsed(only, checking);
    return choices && countOfChosen(tree, choices);
  }
  for (const each of said) {
    const bare = checkBareTable(tree, form, each, checking);
    if (bare !== "none") return bare;
  }
  const table = tableOf(tree, form, said, checking);
  if (table === undefined) return undefined;
  const row = { ...checking, table };
  const mayMiss = form === "first" || form === "last";
  const cells = said
    .map((each) => (mayMiss || isOfText(each, row) ? checking.check(each, row) : checkUsed(each, row)))
    .filter((cell) => cell !== undefined);
  const [first] = cells;
  if (first === undefined || cells.length < said.length) return undefined;
  const addsUp = form === "sum" || form === "average";
  if (addsUp && refusesOffset(form, tree.functionSpan, cells, checking)) return undefined;
  const target = findTarget(form, cells, checking);
  if (target === undefined) return undefined;
  const code = checking.scope.resolve(table)?.code ?? table;
  const type = resultType(form, first.type);
  return { kind: "aggregate", form, table, code, target, cells, source: tree, type };
}

/** The table whose rows an aggregate looks at: that of the first column it names. */
function tableOf(
  tree: CallExpression,
  form: AggregateForm,
  said: readonly Expression[],
  checking: Checking,
): string | undefined {
  const [column] = said.flatMap((each) => tableColumns(each, checking));
  if (column !== undefined) return column.of.name;
  const [first = tree] = said;
  const inner = said.map(firstAggregate).find((found) => found !== undefined);
  if (inner === undefined) {
    const name = firstName(first) ?? form;
    const meant = columnCalled(name, checking);
    checking.report({
      code: "not_a_table",
      ...first.span,
      arguments: { name },
      ...(meant === undefined ? {} : { suggestion: meant }),
    });
  } else {
    const names = { outer: tree.function, inner: inner.function };
    checking.report({ code: "nested_aggregate", ...inner.span, arguments: names });
  }
  return undefined;
}

/** Whether a column holds texts: that it is no number says more than that a cell may be blank. */
function isOfText(tree: Expression, { scope }: Checking): boolean {
  const owner = tree.kind === "column" ? scope.resolve(tree.of.name)?.type : undefined;
  return (
    tree.kind === "column" &&
    owner?.kind === "rows" &&
    Object.hasOwn(owner.columns, tree.column) &&
    owner.columns[tree.column]?.kind === "text"
  );
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
  if (found.type.kind === "choices" && form === "count") {
    const choices = checkUsed(said, checking);
    return choices && countOfChosen(tree, choices);
  }
  if (found.type.kind !== "rows") return "none";
  if (form === "count") {
    const type = numberType({}, true);
    return {
      kind: "aggregate",
      form,
      table: said.name,
      code: found.code,
      target: undefined,
      cells: [],
      source: tree,
      type,
    };
  }
  const columns = columnsFor(form, said.name, found.type);
  const want = columns.length === 0 ? `a column, \`${said.name}.…\`` : `a column (${columns.join(", ")})`;
  return reportMismatch(found.type, said.span, { want, where: `in \`${form}\`` }, checking);
}

/** The columns of a table that an aggregate can go through, as they are written. */
function columnsFor(
  form: AggregateForm,
  table: string,
  { columns }: ValueType & { readonly kind: "rows" },
): readonly string[] {
  const cells = aggregateRules[form].map(({ cell }) => cell);
  return Object.entries(columns).flatMap(([column, { kind }]) =>
    cells.some((cell) => cell === "any" || cell === kind) ? [`\`${table}.${column}\``] : [],
  );
}

/** Whether a part is a column of several choices: a cell of it is counted by how many are chosen. */
function isChosenCell(tree: Expression, { scope }: Checking): tree is ColumnExpression {
  if (tree.kind !== "column") return false;
  const type = scope.resolve(tree.of.name)?.type;
  return type?.kind === "rows" && type.columns[tree.column]?.kind === "choices";
}

/** Columns of tables in a part, those of aggregates inside it left out: they have a table of their own. */
function tableColumns(tree: Expression, checking: Checking): readonly ColumnExpression[] {
  if (tree.kind === "column") {
    const type = checking.scope.resolve(tree.of.name)?.type;
    return type === undefined || type.kind === "rows" ? [tree] : [];
  }
  if (tree.kind === "call" && Object.hasOwn(aggregateRules, tree.function))
    return tree.function === "count" ? tree.arguments.filter((each) => isChosenCell(each, checking)) : [];
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

/** `priors.release` for `release`, where one table has such a column. */
function columnCalled(name: string, { scope }: Checking): string | undefined {
  const tables = scope.names().filter((each) => {
    const type = scope.resolve(each)?.type;
    return type?.kind === "rows" && Object.hasOwn(type.columns, name);
  });
  return tables.length === 1 ? `${tables[0] ?? ""}.${name}` : undefined;
}

function firstName(tree: Expression): string | undefined {
  if (tree.kind === "name") return tree.name;
  for (const part of partsOf(tree)) {
    const name = firstName(part);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** What works on cells of these kinds; every argument must be of the same one. */
function findTarget(
  form: AggregateForm,
  cells: readonly TypedExpression[],
  checking: Checking,
): AggregateTarget | undefined {
  const rules = aggregateRules[form];
  const rule = rules.find(({ cell }) => cells.some(({ type }) => cell === "any" || cell === type.kind));
  const want = rule?.cell ?? rules[0]?.cell ?? "any";
  const other = cells.find(({ type }) => want !== "any" && want !== type.kind);
  if (rule !== undefined && other === undefined) return rule.target;
  if (other !== undefined) {
    const words = { want: cellWords[want], where: `in \`${form}\`` };
    reportMismatch(other.type, other.source.span, words, checking, instead(want, other));
  }
  return undefined;
}

/** What an author may have meant by a cell of another kind than the one wanted. */
function instead(want: CellKind, { source, type: { kind } }: TypedExpression): string | undefined {
  const path = pathOf(source) ?? "…";
  if (want === "number" && (kind === "whole" || isExactNumber(kind))) return `number(${path})`;
  if (want === "number" && kind === "boolean") return `${path} ? 1 : 0`;
  if (want !== "boolean") return undefined;
  if (kind === "number" || kind === "whole") return `${path} > 0`;
  return kind === "choice" || kind === "text" ? `${path} == "…"` : undefined;
}

const cellWords: Readonly<Record<CellKind, string>> = {
  number: showType(numberType()),
  whole: showType(wholeType),
  date: showType(dateType),
  choice: "a choice",
  boolean: showType(booleanType),
  any: "a value",
};

function resultType(form: AggregateForm, cell: ValueType): ValueType {
  switch (form) {
    case "count":
      return numberType({}, true);
    case "any":
    case "all":
      return booleanType;
    case "days_covered":
      return numberType({ day: 1 }, true);
    case "distinct":
      return cell.kind === "choice" ? choicesType(cell.options) : cell;
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
