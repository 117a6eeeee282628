import { rowsAt } from "../../generator/presentation/values.ts";
import type { Row } from "../../generator/runtime/answer.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";

/** The rows of a schedule in an earlier answer that a picture shows beside the present ones; none that are the same. */
export function earlierRows(
  earlier: Presenter | undefined,
  schedule: string,
  rows: readonly Row[],
  columns: readonly string[],
): readonly Row[] {
  if (earlier === undefined) return [];
  const before = rowsAt(earlier.values, schedule);
  const isSame =
    before.length === rows.length &&
    before.every((row, index) => columns.every((column) => row[column] === rows[index]?.[column]));
  return isSame ? [] : before;
}
