import type { TableOutput } from "../../generator/presentation/output-selection.ts";
import type { Row, Scalar } from "../../generator/runtime/answer.ts";

/** Rows of one calendar year folded into one. */
export interface YearOfRows {
  readonly year: string;
  /** The year's own row: sums where the author asked for them, else the last value of the year. */
  readonly total: Row;
  readonly rows: readonly Row[];
}

/** Folds a schedule by the year of its date column, in the order of its rows. */
export function foldByYear(
  rows: readonly Row[],
  byYear: NonNullable<TableOutput["byYear"]>,
): readonly YearOfRows[] {
  const years = new Map<string, Row[]>();
  for (const row of rows) {
    const year = String(row[byYear.date]).slice(0, 4);
    const members = years.get(year);
    if (members === undefined) years.set(year, [row]);
    else members.push(row);
  }
  return [...years].map(([year, members]) => ({ year, total: totalOf(members, byYear.sum), rows: members }));
}

function totalOf(rows: readonly Row[], sums: readonly string[]): Row {
  const total: Record<string, Scalar> = { ...rows.at(-1) };
  for (const column of sums) {
    total[column] = rows.reduce((sum, row) => sum + Number(row[column]), 0);
  }
  return total;
}

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
