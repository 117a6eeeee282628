import { addDays, daysBetween } from "./calendar.ts";

/**
 * Folds of the rows of a schedule or of a rows input. `cell` picks what is folded. What needs a row and has
 * none is NaN for numbers, and a RangeError for values of other types, which have no NaN.
 */

/** The sum; 0 for no rows. */
export function sumOf<R>(rows: readonly R[], cell: (row: R) => number): number {
  let sum = 0;
  for (const row of rows) sum += cell(row);
  return sum;
}

/** The sum of integers of any size; 0 for no rows. */
export function sumOfBigInts<R>(rows: readonly R[], cell: (row: R) => bigint): bigint {
  return rows.reduce((sum, row) => sum + cell(row), 0n);
}

/** How many rows pass. */
export function countOf<R>(rows: readonly R[], test: (row: R) => boolean): number {
  let count = 0;
  for (const row of rows) if (test(row)) count += 1;
  return count;
}

/** The first row's cell. RangeError when there is none. */
export function firstOf<R, V>(rows: readonly R[], cell: (row: R) => V): V {
  return cellAt(rows, 0, cell);
}

/** The last row's cell. RangeError when there is none. */
export function lastOf<R, V>(rows: readonly R[], cell: (row: R) => V): V {
  return cellAt(rows, rows.length - 1, cell);
}

function cellAt<R, V>(rows: readonly R[], index: number, cell: (row: R) => V): V {
  const row = rows[index];
  if (row === undefined) throw new RangeError("no rows");
  return cell(row);
}

/** The smallest cell; NaN for no rows. */
export function smallestOf<R>(rows: readonly R[], cell: (row: R) => number): number {
  // A loop: Math.min over a spread of many rows would overflow the stack.
  return extreme(rows, cell, (value, best) => value < best);
}

/** The largest cell; NaN for no rows. */
export function largestOf<R>(rows: readonly R[], cell: (row: R) => number): number {
  return extreme(rows, cell, (value, best) => value > best);
}

function extreme<R>(
  rows: readonly R[],
  cell: (row: R) => number,
  isBetter: (value: number, best: number) => boolean,
): number {
  let best: number | undefined;
  for (const row of rows) {
    const value = cell(row);
    if (best === undefined || Number.isNaN(value) || isBetter(value, best)) best = value;
  }
  return best ?? Number.NaN;
}

/** The earliest date or smallest whole number. RangeError when there is no row. */
export function smallestOfInOrder<R, V extends string | bigint>(rows: readonly R[], cell: (row: R) => V): V {
  return firstInOrder(rows, cell, (value, best) => value < best);
}

/** The latest date or largest whole number. RangeError when there is no row. */
export function largestOfInOrder<R, V extends string | bigint>(rows: readonly R[], cell: (row: R) => V): V {
  return firstInOrder(rows, cell, (value, best) => value > best);
}

function firstInOrder<R, V>(
  rows: readonly R[],
  cell: (row: R) => V,
  isBefore: (value: V, best: V) => boolean,
): V {
  const [first, ...others] = rows.map(cell);
  if (first === undefined) throw new RangeError("no rows");
  return others.reduce((best, value) => (isBefore(value, best) ? value : best), first);
}

/** Days from each row's `from` to its `to`, both included, each day once. A row that ends before it begins has none. */
export function daysCovered<R>(rows: readonly R[], from: (row: R) => string, to: (row: R) => string): number {
  const spans = rows
    .map((row) => ({ first: from(row), last: to(row) }))
    .toSorted((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : 0));
  let days = 0;
  let covered = "";
  for (const { first, last } of spans) {
    const start = first > covered ? first : addDays(covered, 1);
    if (last < start) continue;
    days += daysBetween(start, last) + 1;
    covered = last;
  }
  return days;
}

/** The mean; NaN for no rows. */
export function averageOf<R>(rows: readonly R[], cell: (row: R) => number): number {
  return sumOf(rows, cell) / rows.length;
}
