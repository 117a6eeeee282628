/** The options that cells of rows are, each once as they come first, carried as several choices are. */
export function distinctOf<R>(rows: readonly R[], cell: (row: R) => string): string {
  return [...new Set(rows.map(cell))].join(",");
}
