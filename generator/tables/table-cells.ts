import type { Scalar } from "../runtime/answer.ts";
import { readLiteral, type LiteralKind } from "../resolve/literal.ts";
import type { UnitCatalog } from "../resolve/units.ts";
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
    case "range":
      return { type: key.of, ...(key.unit === undefined ? {} : { unit: key.unit }) };
  }
}

/** A cell as carried; undefined when it is empty or not of its kind. */
export function readCell(
  cell: TableCell,
  { type, unit, options }: CellKind,
  units: UnitCatalog,
): Scalar | undefined {
  if (cell === null) return undefined;
  const kind: LiteralKind = {
    type,
    ...(unit === undefined ? {} : { unit }),
    ...(options === undefined ? {} : { options }),
  };
  return readLiteral(cell, kind, units)?.value;
}

/** A kind in words, as part of "cannot be read as …". */
export function showCellKind({ type, unit, options }: CellKind): string {
  switch (type) {
    case "number":
      return "a number";
    case "integer":
      return unit === undefined ? "a number without fraction" : `a number of ${unit} without fraction`;
    case "percent":
      return "a percentage (such as `6.5%`)";
    case "money":
      return "an amount of money";
    case "quantity":
      return `a number of ${unit ?? "units"}`;
    case "choice":
      return `one of ${(options ?? []).join(", ")}`;
    case "boolean":
      return "`yes` or `no`";
    case "text":
      return "a text";
    case "date":
      return "a day (such as `2026-01-31`)";
  }
}
