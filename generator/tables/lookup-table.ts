import type { TableDocument } from "../constructs/documents.ts";
import { citationList } from "../constructs/values/citation.ts";
import type { PeriodModel, TableModel } from "../constructs/table-model.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { periodRows } from "./period-rows.ts";
import { readEdge } from "./range-edge.ts";
import { cellDisplay, cellType, kindOfKey, readCell } from "./table-cells.ts";

/** A proven table as formulas and pages use it: typed columns, cells as carried. `path` is its id with its folders. */
export function resolveTable(
  document: TableDocument,
  path: string,
  file: string,
  units: UnitCatalog,
): TableModel {
  const periods = document.periods.map((period, index): PeriodModel => {
    const { from, through, stale_after: staleAfter, citation } = period;
    return {
      ...(from === undefined ? {} : { from }),
      ...(through === undefined ? {} : { through }),
      ...(staleAfter === undefined ? {} : { staleAfter }),
      citations: citationList(citation),
      rows: periodRows(document, index).map(({ cells, citation: own }) => {
        const keys = Object.entries(document.keys).map(([id, key]) => ({
          id,
          key,
          cell: cells.get(id)?.value ?? null,
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
              readCell(cells.get(id)?.value ?? null, column, units) ?? null,
            ]),
          ),
          ...(own === undefined ? {} : { citations: citationList(own.document) }),
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
    ...(Object.values(document.columns).some(({ type }) => type === "yearly_day")
      ? { hasYearlyDays: true as const }
      : {}),
    displays: Object.fromEntries([
      ...Object.entries(document.keys).map(([id, key]) => [id, cellDisplay(kindOfKey(key))] as const),
      ...Object.entries(document.columns).map(([id, column]) => [id, cellDisplay(column)] as const),
    ]),
    ...(document.official === undefined ? {} : { official: document.official }),
    periods,
  };
}
