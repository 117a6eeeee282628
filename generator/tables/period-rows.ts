import type { TableDocument, TableKeyDocument } from "../constructs/documents.ts";
import { patterns } from "../constructs/schema.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { once } from "../runtime/once.ts";
import { rowsOf, type TableRow } from "./table-row.ts";

/**
 * The rows of a period. One that only changes some takes the others from the period before it, in their order, each with
 * what it was cited with there.
 */
export function periodRows(document: TableDocument, period: number): readonly TableRow[] {
  const written = writtenRows(document, period);
  if (document.periods[period]?.changes !== true || period === 0) return written;
  const changed = new Map(written.map((row) => [keyOf(document, row), row]));
  const citation = document.periods[period - 1]?.citation;
  return periodRows(document, period - 1).map((row) => {
    const own = changed.get(keyOf(document, row));
    if (own !== undefined || row.citation !== undefined || citation === undefined) return own ?? row;
    return { ...row, citation: { document: citation, path: ["periods", period - 1, "citation"] } };
  });
}

/** The rows a period lists. */
function writtenRows(document: TableDocument, period: number): readonly TableRow[] {
  return (document.periods[period]?.rows ?? []).flatMap((row, index) =>
    rowsOf(document, row, ["periods", period, "rows", index]),
  );
}

/** Reports a change where there is nothing before it, of a row there is none of, or that leaves a row as it was. */
export function checkChanges(
  document: TableDocument,
  period: number,
  source: SourceDocument,
): readonly Diagnostic[] {
  if (document.periods[period]?.changes !== true) return [];
  const place = source.placeOf(["periods", period, "changes"], "key");
  if (period === 0)
    return [diagnose("table_changes_nothing", { reason: "no period comes before it" }, place)];
  const before = new Map(periodRows(document, period - 1).map((row) => [keyOf(document, row), row]));
  return writtenRows(document, period).flatMap((row) => {
    const was = before.get(keyOf(document, row));
    const reason =
      was === undefined
        ? "the period before it has no such row"
        : row.citation === undefined && isSame(document, was, row)
          ? "the row is as it was"
          : undefined;
    return reason === undefined
      ? []
      : [diagnose("table_changes_nothing", { reason }, source.placeOf([...row.path], "value"))];
  });
}

function keyOf({ keys }: TableDocument, { cells }: TableRow): string {
  return JSON.stringify(Object.keys(keys).map((key) => String(cells.get(key)?.value)));
}

function isSame({ columns }: TableDocument, one: TableRow, other: TableRow): boolean {
  return Object.keys(columns).every(
    (column) => String(one.cells.get(column)?.value) === String(other.cells.get(column)?.value),
  );
}

/** The same table with the options of each choice that lists none: those its first rows name. */
export function withRowOptions(document: TableDocument): TableDocument {
  const rows = once(() => periodRows(document, 0));
  const optionsOf = (id: string): readonly string[] =>
    [...new Set(rows().map(({ cells }) => String(cells.get(id)?.value)))].filter((text) => option.test(text));
  const keys = Object.entries(document.keys).map(([id, key]): [string, TableKeyDocument] => [
    id,
    key.type === "choice" && key.options === undefined && id !== document.across
      ? { ...key, options: optionsOf(id) }
      : key,
  ]);
  return { ...document, keys: Object.fromEntries(keys) };
}

const option = new RegExp(patterns.option);
