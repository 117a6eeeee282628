import { showType } from "../../formula/index.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { OutputDescription, RowsByYear } from "../../runtime/description.ts";
import type { ColumnDescription } from "../../runtime/display.ts";
import type { Path } from "../reporter.ts";
import type { Statement } from "../statements/any.ts";
import type { OutputContext, OutputDocument } from "./output.ts";

type Rows = ValueType & { readonly kind: "rows" };

/** A schedule is a table, and a row that was looked up is one of a single row. */
export function tableOf(
  statement: Statement | undefined,
): { readonly type: Rows; readonly kind: "schedule" | "row" } | undefined {
  if (statement?.kind === "lookup")
    return { type: { kind: "rows", columns: statement.type.columns, optional: false }, kind: "row" };
  return statement !== undefined && "columns" in statement
    ? { type: statement.type, kind: "schedule" }
    : undefined;
}

/** How a table is shown: its columns, how its rows are arranged, which is marked. */
export function tableParts(
  table: string,
  document: OutputDocument,
  type: Rows,
  context: OutputContext,
): Pick<OutputDescription & { type: "table" }, "byYear" | "columns" | "headings" | "marked"> {
  const { reporter, displays, statement } = context;
  const path = ["outputs", table];
  const marked = statement?.kind === "schedule" ? statement.marked : undefined;
  const all = Object.keys(type.columns).filter((column) => column !== marked);
  const check = (name: string, place: Path): boolean => {
    if (all.includes(name)) return true;
    reporter.report("unknown_column", { name, table }, place, name, all);
    return false;
  };
  const chosen = (document.columns ?? all).filter((name, index) => check(name, [...path, "columns", index]));
  const columns = chosen.flatMap((name): ColumnDescription[] => {
    const display = displays[`${table}.${name}`];
    return display === undefined ? [] : [{ id: name, display }];
  });
  const { headings } = document;
  if (headings !== undefined) check(headings, [...path, "headings"]);
  const byYear = yearsOf(table, document, type, context);
  return {
    columns,
    ...(byYear === undefined ? {} : { byYear }),
    ...(headings === undefined ? {} : { headings }),
    ...(marked === undefined ? {} : { marked }),
  };
}

/** How rows are gathered into years; reports two ways at once, and columns that cannot be gathered by or added up. */
function yearsOf(
  table: string,
  { by_year: written, headings, columns }: OutputDocument,
  type: Rows,
  { reporter }: OutputContext,
): RowsByYear | undefined {
  if (written === undefined) return undefined;
  const path = ["outputs", table, "by_year"];
  if (headings !== undefined) {
    const detail = "rows are arranged by `by_year` already";
    reporter.reportKey("bad_value", { detail }, ["outputs", table, "headings"]);
  }
  const { date, sum = [] } = written;
  const all = Object.keys(type.columns);
  const mismatch = (want: string, found: ValueType, place: Path): void => {
    const values = { want, where: "in `by_year`", got: showType(found) };
    reporter.report("type_mismatch", values, place);
  };
  const at = [...path, "date"];
  const found = type.columns[date];
  if (found === undefined) reporter.report("unknown_column", { name: date, table }, at, date, all);
  else if (found.kind !== "date") mismatch("a column of dates", found, at);
  else if (!(columns ?? all).includes(date))
    reporter.report("bad_value", { detail: `\`${date}\` is not among the columns shown` }, at);
  sum.forEach((name, index) => {
    const added = type.columns[name];
    const place = [...path, "sum", index];
    if (added === undefined) reporter.report("unknown_column", { name, table }, place, name, all);
    else if (added.kind !== "number") mismatch("a column of numbers", added, place);
  });
  return { date, sum };
}
