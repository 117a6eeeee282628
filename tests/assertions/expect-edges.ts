import { expect } from "vitest";
import type { Scalar } from "../../generator/runtime/answer.ts";
import { lookUp, type Table, type TableRow } from "../../generator/runtime/table.ts";

/**
 * Asserts both sides of every edge of a table: the first day of each period, the day before it, its last day and the
 * day after; the value each range begins at and one just below.
 */
export function expectEdges<Row>(table: Table<Row>): void {
  const wrong: unknown[] = [];
  const expectRow = (
    keys: Readonly<Record<string, Scalar>>,
    on: string | undefined,
    want: TableRow<Row> | undefined,
  ): void => {
    const found = lookUp(table, keys, on);
    const got = found.kind === "found" ? found.row : undefined;
    if (got !== want?.values) wrong.push({ keys, on, want: want?.values, got });
  };
  const range = table.keys.find(({ kind }) => kind === "range");
  for (const [index, period] of table.periods.entries()) {
    const earlier = table.periods[index - 1];
    const later = table.periods[index + 1];
    for (const row of period.rows) {
      const day = period.from ?? (period.until === undefined ? undefined : dayFrom(period.until, -1));
      expectRow(row.keys, day, row);
      if (period.from !== undefined)
        expectRow(row.keys, dayFrom(period.from, -1), rowFor(earlier?.rows, row, range?.id));
      if (period.until !== undefined) {
        expectRow(row.keys, dayFrom(period.until, -1), row);
        expectRow(row.keys, period.until, rowFor(later?.rows, row, range?.id));
      }
      for (const { id, kind } of table.keys) {
        const edge = row.keys[id];
        if (kind !== "range" || typeof edge !== "number") continue;
        const below = { ...row.keys, [id]: edge - Math.max(Math.abs(edge) * 1e-9, 1e-9) };
        expectRow(below, day, rowBefore(period.rows, row, id));
      }
    }
  }
  expect(wrong).toEqual([]);
}

/** The row of another period that answers for the keys of this one: its own range may have other edges. */
function rowFor<Row>(
  rows: readonly TableRow<Row>[] | undefined,
  row: TableRow<Row>,
  range: string | undefined,
): TableRow<Row> | undefined {
  return rows?.findLast((each) =>
    Object.entries(row.keys).every(([id, key]) =>
      id === range ? Number(each.keys[id]) <= Number(key) : each.keys[id] === key,
    ),
  );
}

/** The row of the same exact keys whose range ends where `row` begins. */
function rowBefore<Row>(
  rows: readonly TableRow<Row>[],
  row: TableRow<Row>,
  range: string,
): TableRow<Row> | undefined {
  const same = rows.filter((each) =>
    Object.entries(row.keys).every(([id, key]) => id === range || each.keys[id] === key),
  );
  return same.findLast((each) => Number(each.keys[range]) < Number(row.keys[range]));
}

function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
