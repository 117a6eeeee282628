/**
 * Folds of the rows of a schedule or of a rows input. `cell` picks what is folded. What needs a row and has
 * none is NaN for numbers; `firstOf` and `lastOf`, which may pick any type, throw a RangeError.
 */

/** The sum; 0 for no rows. */
export function sumOf<R>(rows: readonly R[], cell: (row: R) => number): number {
  let sum = 0;
  for (const row of rows) sum += cell(row);
  return sum;
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
  let best = Number.NaN;
  rows.forEach((row, index) => {
    const value = cell(row);
    if (index === 0 || Number.isNaN(value) || isBetter(value, best)) best = value;
  });
  return best;
}

/** The mean; NaN for no rows. */
export function averageOf<R>(rows: readonly R[], cell: (row: R) => number): number {
  return sumOf(rows, cell) / rows.length;
}
