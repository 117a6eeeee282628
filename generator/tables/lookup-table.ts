import type { TableCell, TableColumnDocument, TableDocument, TableKeyDocument } from "../check/documents.ts";
import { numberType, type ValueType } from "../formula/value-type.ts";
import type { Scalar } from "../runtime/answer.ts";
import type { DisplayOptions } from "../resolve/display.ts";
import { readLiteral } from "../resolve/literal.ts";
import type { PeriodModel, TableModel } from "../resolve/model.ts";
import type { UnitCatalog } from "../resolve/units.ts";

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
    const { from, until, citation } = period;
    return {
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      citation,
      rows: period.rows.map((row) => {
        const cells = cellsByName(row, [...keyIds, ...columnIds]);
        const own = Array.isArray(row) || !("citation" in row) ? undefined : row["citation"];
        return {
          keys: Object.fromEntries(
            Object.entries(document.keys).map(([id, key]) => [
              id,
              cellValue(cells.get(id), keyKind(key), units),
            ]),
          ),
          values: Object.fromEntries(
            Object.entries(document.columns).map(([id, column]) => [
              id,
              cellValue(cells.get(id), column, units),
            ]),
          ),
          ...(own !== null && typeof own === "object" ? { citation: own } : {}),
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
      Object.entries(document.keys).map(([id, key]) => [id, typeOf(keyKind(key), units)]),
    ),
    columns: Object.fromEntries(
      Object.entries(document.columns).map(([id, column]) => [id, typeOf(column, units)]),
    ),
    displays: Object.fromEntries(
      Object.entries(document.columns).map(([id, column]) => [id, displayOptions(column)]),
    ),
    periods,
  };
}

/** Cells by key or column id, whether the row was written as a list or as a map. */
export function cellsByName(
  row: TableDocument["periods"][number]["rows"][number],
  ids: readonly string[],
): ReadonlyMap<string, TableCell> {
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

/** A key as the column type its values have. */
function keyKind(key: TableKeyDocument): TableColumnDocument {
  switch (key.type) {
    case "choice":
      return key;
    case "integer":
      return { type: "integer", ...(key.unit === undefined ? {} : { unit: key.unit }) };
    case "range":
      return { type: key.of, ...(key.unit === undefined ? {} : { unit: key.unit }) };
  }
}

function cellValue(cell: TableCell | undefined, column: TableColumnDocument, units: UnitCatalog): Scalar {
  if (cell === undefined || cell === null) return null;
  return (
    readLiteral(
      cell,
      {
        type: column.type,
        ...(column.unit === undefined ? {} : { unit: column.unit }),
        ...(column.options === undefined ? {} : { options: column.options }),
      },
      units,
    )?.value ?? null
  );
}

function typeOf(column: TableColumnDocument, units: UnitCatalog): ValueType {
  const optional = column.optional ?? false;
  const dimension = column.unit === undefined ? {} : (units.unit(column.unit)?.family.dimension ?? {});
  switch (column.type) {
    case "number":
    case "percent":
      return { ...numberType(), optional };
    case "integer":
      return { ...numberType(dimension, true), optional };
    case "quantity":
      return { ...numberType(dimension), optional };
    case "money":
      return { ...numberType({ money: 1 }), optional };
    case "choice":
      return { kind: "choice", options: column.options ?? [], optional };
    case "boolean":
    case "text":
    case "date":
      return { kind: column.type, optional };
  }
}

function displayOptions(column: TableColumnDocument): DisplayOptions {
  return {
    ...(column.unit === undefined ? {} : { unit: column.unit }),
    ...(column.type === "percent" ? { as: "percent" as const } : {}),
  };
}
