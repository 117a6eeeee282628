import type { Row, Scalar, Value } from "./answer.ts";

/** Whether every number in it is finite and none is -0: nearly always so, and quickly seen. */
export function isNormal(value: Value): boolean {
  return value === null || typeof value !== "object" ? isNormalCell(value) : value.every(isNormalRow);
}

/** Without a list of the row's cells, which would take longer to make than the row. */
function isNormalRow(row: Row): boolean {
  for (const column in row) if (!isNormalCell(row[column])) return false;
  return true;
}

function isNormalCell(value: Scalar | undefined): boolean {
  return typeof value !== "number" || (value === 0 ? !Object.is(value, -0) : Number.isFinite(value));
}

/** The value with -0 made 0 and what is not finite made null. */
export function normalizeValue(value: Value): Value {
  return value === null || typeof value !== "object" ? normalizeCell(value) : normalizeRows(value);
}

/** The same of rows: those that are tidy as they are. */
export function normalizeRows(rows: readonly Row[]): readonly Row[] {
  return isNormal(rows)
    ? rows
    : rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, normalizeCell(cell)])),
      );
}

/** The same of one cell. */
export function normalizeCell(value: Scalar): Scalar {
  if (typeof value !== "number") return value;
  return Number.isFinite(value) ? value + 0 : null;
}
