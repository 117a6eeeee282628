import type { Scalar } from "./answer.ts";
import { isWithin, lastWithin, periodOn, type Table } from "./table.ts";

/** A key of a table with the values it has in a grid, in their order. */
export type GridKey<Value extends Scalar> = readonly [key: string, values: readonly Value[]];

/** What a row of a table holds, as a cell of a grid. */
export interface TableCell<Down, Across, Cell> {
  readonly down: Down;
  readonly across: Across;
  readonly cell: Cell;
  /** It is the row of the keys asked for. */
  readonly here: boolean;
  /** None of its sources is compared with an official text. */
  readonly unconfirmed: boolean;
}

/**
 * What `held` makes of the rows of a table for all values of two keys, line by line, with `keys` for the others; those a period has no row for
 * are left out. Nothing is noted as used: the answer comes from one of them, whose lookup says so.
 */
export function tableCells<Row, const Down extends Scalar, const Across extends Scalar, Cell>(
  table: Table<Row>,
  keys: Readonly<Record<string, Scalar>>,
  [downKey, downs]: GridKey<Down>,
  [acrossKey, acrosses]: GridKey<Across>,
  held: (row: Row) => Cell,
  on?: string,
): readonly TableCell<Down, Across, Cell>[] {
  const period = periodOn(table, on);
  if (period === undefined) return [];
  const others = table.keys.filter(({ id }) => id !== downKey && id !== acrossKey);
  const downRange = table.keys.filter(({ id }) => id === downKey);
  const acrossRange = table.keys.filter(({ id }) => id === acrossKey);
  const rows = period.rows.filter((row) => isWithin(row, others, keys));
  return downs.flatMap((down) => {
    const line = rows.filter((row) => isWithin(row, downRange, { [downKey]: down }));
    return acrosses.flatMap((across) => {
      const found = lastWithin(line, acrossRange, { [acrossKey]: across });
      if (found === undefined) return [];
      const citations = found.citations ?? period.citations;
      return [
        {
          down,
          across,
          cell: held(found.values),
          here: keys[downKey] === down && keys[acrossKey] === across,
          unconfirmed: citations.every(({ status }) => status !== "official"),
        },
      ];
    });
  });
}
