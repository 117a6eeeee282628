/** Where a table of the result is on its page. */
export function tableId(output: string): string {
  return `table-${output}`;
}
