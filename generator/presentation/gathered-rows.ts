import type { Row, Scalar } from "../runtime/answer.ts";
import type { GatheredRows } from "../runtime/description.ts";

/** Rows of one year, or of one value of a column, gathered into one. */
export interface Gathered {
  /** The value they share: a year, or the column's. */
  readonly value: Scalar;
  /** Their own row: sums where the author asked for them, else the last row's value. */
  readonly total: Row;
  readonly rows: readonly Row[];
}

/** Gathers rows that share a value, in the order the values first appear. */
export function gatherRows(
  rows: readonly Row[],
  { column, sum, isByYear }: GatheredRows,
): readonly Gathered[] {
  const groups = new Map<Scalar, Row[]>();
  for (const row of rows) {
    const cell = row[column] ?? null;
    const value = isByYear === true ? String(cell).slice(0, 4) : cell;
    const members = groups.get(value);
    if (members === undefined) groups.set(value, [row]);
    else members.push(row);
  }
  return [...groups].map(([value, members]) => ({ value, total: totalOf(members, sum), rows: members }));
}

function totalOf(rows: readonly Row[], sums: readonly string[]): Row {
  const total: Record<string, Scalar> = { ...rows.at(-1) };
  for (const column of sums) {
    total[column] = rows.reduce((sum, row) => sum + Number(row[column]), 0);
  }
  return total;
}
