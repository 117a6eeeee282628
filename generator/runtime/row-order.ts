/** Rows in the order of a cell, the smallest or earliest first, or last where it is descending; those that are equal stay as they are. */
export function sortedRows<R>(
  rows: readonly R[],
  cell: (row: R) => number | bigint | string,
  direction: "ascending" | "descending" = "ascending",
): readonly R[] {
  const later = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [left, right] = [cell(one), cell(other)];
    return left === right ? 0 : left > right ? later : -later;
  });
}
