import type { Scalar } from "../runtime/answer.ts";
import type { DisplayOptions } from "../constructs/display.ts";
import { inputSyntaxes } from "../constructs/inputs/any.ts";
import type { InputSyntax } from "../constructs/inputs/input-syntax.ts";
import { textType, type ValueType } from "../formula/value-type.ts";
import { yearlyDay } from "../runtime/yearly-day.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import type { TableCell, TableColumnDocument, TableKeyDocument } from "../constructs/documents.ts";

/** How the cells of one key or column are written. */
export interface CellKind {
  readonly type: TableColumnDocument["type"];
  readonly unit?: string;
  readonly options?: readonly string[];
}

/** What there is to know of a type of cell. */
type CellType = Pick<InputSyntax<never>, "describe" | "read" | "valueType" | "shownAs">;

/** Days that come every year: no formula sees them, and no field asks for one. */
const yearlyDays: CellType = {
  describe: () =>
    "a day that comes every year (such as `july 4`, `july 4 or nearest weekday`, `third monday of january`, `last monday of may`, `easter - 2`, `easter + 39 or next monday` or `october 1 every 6 years from 2024`)",
  read: (written) => (yearlyDay(written) === undefined ? undefined : { value: written, text: written }),
  valueType: () => textType,
};

function typeOfCell(type: CellKind["type"]): CellType {
  return type === "yearly_day" ? yearlyDays : inputSyntaxes[type];
}

/** The kind of a key's cells; a range key's are of the type it ranges over. */
export function kindOfKey(key: TableKeyDocument): CellKind {
  switch (key.type) {
    case "choice":
      return { type: "choice", options: key.options ?? [] };
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
  const value = typeOfCell(kind.type).read(String(cell).trim(), kind, units)?.value;
  // Figures are those of a day: which day is today is nothing a table can say.
  return kind.type === "date" && value === "today" ? undefined : value;
}

/** A kind in words, as part of "cannot be read as …". */
export function showCellKind(kind: CellKind): string {
  return typeOfCell(kind.type).describe(kind);
}

/** The type of a cell in formulas. */
export function cellType(kind: CellKind, units: UnitCatalog): ValueType {
  return typeOfCell(kind.type).valueType(kind, units);
}

/** How a cell is shown. */
export function cellDisplay({ type, unit }: CellKind): DisplayOptions {
  return { ...(unit === undefined ? {} : { unit }), ...typeOfCell(type).shownAs };
}
