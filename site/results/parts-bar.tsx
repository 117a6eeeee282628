import type { ReactNode } from "react";
import type { Row } from "../../generator/runtime/answer.ts";
import type { ColumnDescription } from "../../generator/runtime/display.ts";

/** A column that is a part of something, and the color it has on the page. */
export type PartColumn<Column extends ColumnDescription = ColumnDescription> = Column &
  Required<Pick<ColumnDescription, "color">>;

/** The columns of a table that are parts of one whole; none where a part may be below nothing. */
export function partColumns<Column extends ColumnDescription>(
  columns: readonly Column[],
  rows: readonly Row[],
): readonly PartColumn<Column>[] {
  const colored = columns.filter((column): column is PartColumn<Column> => column.color !== undefined);
  const isInteger =
    colored.length > 1 && rows.every((row) => colored.every(({ id }) => amountIn(row, id) >= 0));
  return isInteger ? colored : [];
}

/** What the parts of a row come to. */
export function sumOfParts(row: Row, parts: readonly PartColumn[]): number {
  return parts.reduce((sum, { id }) => sum + amountIn(row, id), 0);
}

/** The parts of one row beside each other, as long as their amounts; `most` is as long as there is room. */
export function PartsBar({
  row,
  parts,
  most,
}: {
  readonly row: Row;
  readonly parts: readonly PartColumn[];
  readonly most: number;
}): ReactNode {
  const widths = parts.map(({ id }) => (most === 0 ? 0 : (100 * amountIn(row, id)) / most));
  return (
    <svg className="parts-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ id, color }, index) => (
        <rect
          key={id}
          x={rounded(widths.slice(0, index).reduce((sum, width) => sum + width, 0))}
          width={rounded(widths[index] ?? 0)}
          height="1"
          className={`fill-${color}`}
        />
      ))}
    </svg>
  );
}

function rounded(percent: number): string {
  return percent.toFixed(1);
}

function amountIn(row: Row, id: string): number {
  const value = row[id];
  return typeof value === "number" ? value : 0;
}
