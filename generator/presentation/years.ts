import type { Row, Scalar } from "../runtime/answer.ts";
import type { RowsByYear } from "../runtime/description.ts";

/** The rows of one year. */
export interface Year {
  readonly year: string;
  /** Their own row: sums where the author asked for them, else the last row's value. */
  readonly total: Row;
  readonly rows: readonly Row[];
}

/** Gathers rows into years, in the order the years first appear. */
export function yearsOf(rows: readonly Row[], { date, sum }: RowsByYear): readonly Year[] {
  const years = new Map<string, Row[]>();
  for (const row of rows) {
    const year = String(row[date] ?? null).slice(0, 4);
    const members = years.get(year);
    if (members === undefined) years.set(year, [row]);
    else members.push(row);
  }
  return [...years].map(([year, members]) => ({ year, total: totalOf(members, sum), rows: members }));
}

function totalOf(rows: readonly Row[], sums: readonly string[]): Row {
  const total: Record<string, Scalar> = { ...rows.at(-1) };
  for (const column of sums) {
    total[column] = rows.reduce((sum, row) => sum + Number(row[column]), 0);
  }
  return total;
}
