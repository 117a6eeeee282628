import type { Row, Scalar } from "../../generator/runtime/answer.ts";

/** Rows under the headings their heading column says, in order of first appearance; one nameless group without it. */
export function groupByHeading(
  rows: readonly Row[],
  column: string | undefined,
): readonly { readonly heading: Scalar; readonly rows: readonly Row[] }[] {
  if (column === undefined) return [{ heading: null, rows }];
  const groups = new Map<Scalar, Row[]>();
  for (const row of rows) {
    const heading = row[column] ?? null;
    groups.set(heading, [...(groups.get(heading) ?? []), row]);
  }
  return [...groups].map(([heading, members]) => ({ heading, rows: members }));
}
