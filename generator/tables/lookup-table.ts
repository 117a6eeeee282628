import type { CitationDocument, TableCell, TableDocument } from "../constructs/documents.ts";
import { citationList } from "../constructs/values/citation.ts";
import type { PeriodModel, TableModel } from "../constructs/table-model.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { readEdge } from "./range-edge.ts";
import { cellDisplay, cellType, kindOfKey, readCell } from "./table-cells.ts";

type TableRowDocument = TableDocument["periods"][number]["rows"][number];

/** A proven table as formulas and pages use it: typed columns, cells as carried. `path` is its id with its folders. */
export function resolveTable(
  document: TableDocument,
  path: string,
  file: string,
  units: UnitCatalog,
): TableModel {
  const keyIds = Object.keys(document.keys);
  const columnIds = Object.keys(document.columns);
  const periods = document.periods.map((period): PeriodModel => {
    const { from, until, stale_after: staleAfter, citation } = period;
    return {
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      ...(staleAfter === undefined ? {} : { staleAfter }),
      citations: citationList(citation),
      rows: period.rows.map((row) => {
        const cells = cellsByName(row, [...keyIds, ...columnIds]);
        const own = ownCitation(row);
        const keys = Object.entries(document.keys).map(([id, key]) => ({
          id,
          key,
          cell: cells.get(id) ?? null,
        }));
        const above = keys.flatMap(({ id, key, cell }) =>
          key.type === "range" && readEdge(cell, key, units)?.isAbove === true ? [id] : [],
        );
        return {
          keys: Object.fromEntries(
            keys.map(({ id, key, cell }) => [
              id,
              (key.type === "range"
                ? readEdge(cell, key, units)?.value
                : readCell(cell, kindOfKey(key), units)) ?? null,
            ]),
          ),
          ...(above.length === 0 ? {} : { above }),
          values: Object.fromEntries(
            Object.entries(document.columns).map(([id, column]) => [
              id,
              readCell(cells.get(id) ?? null, column, units) ?? null,
            ]),
          ),
          ...(own === undefined ? {} : { citations: citationList(own) }),
        };
      }),
    };
  });
  return {
    id: document.id,
    path,
    file,
    keys: Object.entries(document.keys).map(([id, key]) => ({
      id,
      kind: key.type === "range" ? "range" : "exact",
    })),
    keyTypes: Object.fromEntries(
      Object.entries(document.keys).map(([id, key]) => [id, cellType(kindOfKey(key), units)]),
    ),
    columns: Object.fromEntries(
      Object.entries(document.columns).map(([id, column]) => [
        id,
        { ...cellType(column, units), optional: column.optional ?? false },
      ]),
    ),
    displays: Object.fromEntries(
      Object.entries(document.columns).map(([id, column]) => [id, cellDisplay(column)]),
    ),
    periods,
  };
}

/** What a row cites in the place of its period's citation. */
export function ownCitation(row: TableRowDocument): CitationDocument | undefined {
  const own = Array.isArray(row) || !("citation" in row) ? undefined : row["citation"];
  return own !== null && typeof own === "object" ? own : undefined;
}

/** Cells by key or column id, whether the row was written as a list or as a map. */
export function cellsByName(row: TableRowDocument, ids: readonly string[]): ReadonlyMap<string, TableCell> {
  if (Array.isArray(row)) {
    const cells: readonly TableCell[] = row;
    return new Map(ids.map((id, index) => [id, cells[index] ?? null]));
  }
  return new Map(
    Object.entries(row).flatMap(([id, cell]) =>
      cell !== null && typeof cell === "object" ? [] : [[id, cell]],
    ),
  );
}
