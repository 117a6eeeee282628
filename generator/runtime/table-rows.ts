import type { Citation, Citations, Scalar, UsedSource } from "./answer.ts";
import { assert } from "./assert.ts";
import { Refused } from "./no-answer.ts";
import { holdsOn, lastWithin, outsideTable, sourceIn, type Table, type TableRow } from "./table.ts";

/** A row of a table as it is listed. */
export interface ListedRow<Row> {
  readonly keys: TableRow<Row>["keys"];
  readonly values: Row;
  /** It is the row that the values looked for lie in. */
  readonly here: boolean;
}

type Keys = Readonly<Record<string, Scalar>>;

/**
 * The rows of `table` with these exact keys, in the period `on` falls in, noted in `used`; Refused where no period holds.
 * The last that the keys of `here` come as far as is the row they lie in.
 */
export function listedRows<Row>(
  used: UsedSource[],
  formula: string,
  table: Table<Row>,
  keys: Keys,
  here: Keys | undefined,
  on?: string,
): readonly ListedRow<Row>[] {
  const period = table.periods.find((each) => on === undefined || holdsOn(each, on));
  if (period === undefined) throw new Refused(outsideTable(table, on));
  const rows = period.rows.filter((row) => hasKeys(row, keys));
  used.push({ formula, table: table.id, ...sourceIn(period, citationsOf(rows, period.citations), on) });
  const found =
    here === undefined
      ? undefined
      : lastWithin(
          rows,
          table.keys.filter(({ id }) => here[id] !== undefined),
          here,
        );
  return rows.map((row) => ({ keys: row.keys, values: row.values, here: row === found }));
}

/** What rows cite, each once: those that cite nothing of their own come from where the period does. */
function citationsOf(rows: readonly TableRow<unknown>[], ofPeriod: Citations): Citations {
  if (rows.every(({ citations }) => citations === undefined)) return ofPeriod;
  const [first, ...more] = distinct(rows.flatMap(({ citations = ofPeriod }) => citations));
  assert(first !== undefined, "A table lists rows for each of its keys.");
  return [first, ...more];
}

function hasKeys(row: TableRow<unknown>, keys: Keys): boolean {
  for (const id in keys) if (row.keys[id] !== keys[id]) return false;
  return true;
}

/** Each source once. */
export function distinct(citations: readonly Citation[]): readonly Citation[] {
  return [...new Map(citations.map((each) => [`${each.title}\n${each.url ?? ""}`, each])).values()];
}

/** A key that is a number. */
export function numberKey(keys: Keys, id: string): number {
  const value = keys[id];
  assert(typeof value === "number", `The key ${id} is a number.`);
  return value;
}

/** A key that is a text or a date. */
export function textKey(keys: Keys, id: string): string {
  const value = keys[id];
  assert(typeof value === "string", `The key ${id} is a text.`);
  return value;
}

/** A key that is a yes or no. */
export function booleanKey(keys: Keys, id: string): boolean {
  const value = keys[id];
  assert(typeof value === "boolean", `The key ${id} is a yes or no.`);
  return value;
}

/** A key that is one of some options. */
export function optionKey<const Option extends string>(
  keys: Keys,
  id: string,
  options: readonly Option[],
): Option {
  const option = options.find((each) => each === keys[id]);
  assert(option !== undefined, `The key ${id} is one of its options.`);
  return option;
}
