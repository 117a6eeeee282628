import type { Scalar } from "../runtime/answer.ts";
import type { DisplayOptions } from "../constructs/display.ts";
import { inputKinds } from "../constructs/inputs/any.ts";
import type { ValueType } from "../formula/value-type.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import type { TableCell, TableColumnDocument, TableKeyDocument } from "../constructs/documents.ts";

/** How the cells of one key or column are written. */
export interface CellKind {
  readonly type: TableColumnDocument["type"];
  readonly unit?: string;
  readonly options?: readonly string[];
}

/** The kind of a key's cells; a range key's are of the type it ranges over. */
export function kindOfKey(key: TableKeyDocument): CellKind {
  switch (key.type) {
    case "choice":
      return { type: "choice", options: key.options };
    case "integer":
      return { type: "integer", ...(key.unit === undefined ? {} : { unit: key.unit }) };
    case "boolean":
    case "date":
      return { type: key.type };
    case "range":
      return { type: key.of, ...(key.unit === undefined ? {} : { unit: key.unit }) };
  }
}

/** A cell as carried; undefined when it is empty or not of its kind. */
export function readCell(cell: TableCell, kind: CellKind, units: UnitCatalog): Scalar | undefined {
  if (cell === null) return undefined;
  const value = inputKinds[kind.type].read(String(cell).trim(), kind, units)?.value;
  // Figures are those of a day: which day is today is nothing a table can say.
  return kind.type === "date" && value === "today" ? undefined : value;
}

/** A kind in words, as part of "cannot be read as …". */
export function showCellKind(kind: CellKind): string {
  return inputKinds[kind.type].describe(kind);
}

/** The type of a cell in formulas. */
export function cellType(kind: CellKind, units: UnitCatalog): ValueType {
  return inputKinds[kind.type].valueType(kind, units);
}

/** How a cell is shown. */
export function cellDisplay({ type, unit }: CellKind): DisplayOptions {
  return { ...(unit === undefined ? {} : { unit }), ...inputKinds[type].shownAs };
}
