import type { Citations, OfficialText, Refusal, Scalar, UsedSource } from "./answer.ts";
import { Refused } from "./no-answer.ts";

/** Figures by key, with the period they hold in and where they come from. `Row` is the type of its columns. */
export interface Table<Row> {
  readonly id: string;
  readonly keys: readonly TableKey[];
  /** Where to read on where it has no figures. */
  readonly official?: OfficialText;
  /** In order of time, each up to the next; undated tables have one. */
  readonly periods: readonly TablePeriod<Row>[];
}
export interface TableKey {
  readonly id: string;
  /**
   * `range`: a row holds from its key on, until the next row's. Of several ranges the first decides first: rows that
   * begin at the same value of it share what lies up to its next value by the next range.
   */
  readonly kind: "exact" | "range";
  /** Whether a value has come as far as a row, where rows may begin above their edge. */
  readonly reaches?: typeof reaches;
}
/** Where a row lies. */
export type RowEdges = Pick<TableRow<unknown>, "keys" | "above">;
export interface TablePeriod<Row> {
  /** First day; none when it has always held. */
  readonly from?: string;
  /** Last day; none while in force. */
  readonly through?: string;
  /** Days after `from` when the figures may be out of date. */
  readonly staleAfter?: number;
  readonly citations: Citations;
  /** Rows of the same exact keys stand in ascending order of their range keys, the first range first. */
  readonly rows: readonly TableRow<Row>[];
}
export interface TableRow<Row> {
  readonly keys: Readonly<Record<string, Scalar>>;
  /** The range keys it begins just above; the value itself finds the row before. */
  readonly above?: readonly string[];
  readonly values: Row;
  /** Where this row comes from, if not from the period's citations. */
  readonly citations?: Citations;
}

export type LookUp<Row> =
  | { readonly kind: "found"; readonly row: Row; readonly source: TableSource }
  | { readonly kind: "outside" };
export interface TableSource {
  readonly from?: string;
  readonly through?: string;
  readonly citations: Citations;
  /** The figures may be out of date on the day asked for. */
  readonly isStale?: true;
}

/** A value this much below an edge, relative to it, lies on it: products of doubles fall short by a few units in the last place. */
const edgeTolerance = 1e-12;

/**
 * The row of `table` for `keys`, in the period `on` (`YYYY-MM-DD`) falls in. Outside: no period holds on that day,
 * or a range key lies below its first edge.
 */
export function lookUp<Row>(
  table: Table<Row>,
  keys: Readonly<Record<string, Scalar>>,
  on?: string,
): LookUp<Row> {
  const period = periodOn(table, on);
  const found = period === undefined ? undefined : lastWithin(period.rows, table.keys, keys);
  if (period === undefined || found === undefined) return { kind: "outside" };
  return {
    kind: "found",
    row: found.values,
    source: sourceIn(period, found.citations ?? period.citations, on),
  };
}

/** The period of a table that a day falls in; of an undated table, its only one. */
export function periodOn<Row>({ periods }: Table<Row>, on: string | undefined): TablePeriod<Row> | undefined {
  return periods.find((each) => on === undefined || holdsOn(each, on));
}

/** The last of `rows` that the values of these keys come as far as. */
export function lastWithin<Row extends RowEdges>(
  rows: readonly Row[],
  within: readonly TableKey[],
  keys: Readonly<Record<string, Scalar>>,
): Row | undefined {
  // Loops, since each row of a long table asks: functions of functions would be made for each.
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row !== undefined && isWithin(row, within, keys)) return row;
  }
  return undefined;
}

/** Whether values come as far as a row by each of these keys. */
export function isWithin(
  row: RowEdges,
  within: readonly TableKey[],
  keys: Readonly<Record<string, Scalar>>,
): boolean {
  for (const { id, kind, reaches: comesTo = reaches } of within)
    if (kind === "range" ? !comesTo(keys[id], row, id) : keys[id] !== row.keys[id]) return false;
  return true;
}

/** Where figures of a period come from. */
export function sourceIn(
  period: TablePeriod<unknown>,
  citations: Citations,
  on: string | undefined,
): TableSource {
  const { from, through } = period;
  const source: { -readonly [Key in keyof TableSource]: TableSource[Key] } = { citations };
  if (from !== undefined) source.from = from;
  if (through !== undefined) source.through = through;
  if (isStaleOn(period, on)) source.isStale = true;
  return source;
}

export function holdsOn({ from, through }: TablePeriod<unknown>, day: string): boolean {
  return (from === undefined || from <= day) && (through === undefined || day <= through);
}

const millisecondsInDay = 86_400_000;

export function isStaleOn({ from, staleAfter }: TablePeriod<unknown>, day: string | undefined): boolean {
  if (from === undefined || staleAfter === undefined || day === undefined) return false;
  return Date.parse(day) - Date.parse(from) > staleAfter * millisecondsInDay;
}

/** Whether `value` is the row's `key` or beyond. */
export function reaches(value: Scalar | undefined, { keys }: RowEdges, key: string): boolean {
  const edge = keys[key];
  if (typeof value === "number" && typeof edge === "number") {
    return value >= edge || edge - value <= edgeTolerance * Math.abs(edge);
  }
  if (typeof value === "bigint" && typeof edge === "bigint") return value >= edge;
  return typeof value === "string" && typeof edge === "string" && value >= edge;
}

/** The refusal for keys or a day `table` says nothing about; it names the official text, or else cites the table's nearest period. */
export function outsideTable(table: Table<unknown>, on?: string): Refusal {
  const from = table.periods[0]?.from;
  return {
    reason: `outside.${table.id}`,
    ...(table.official === undefined ? nearestCitations(table, on) : { official: table.official }),
    ...(on === undefined ? {} : { arguments: { date: on, ...(from === undefined ? {} : { from }) } }),
  };
}

function nearestCitations({ periods }: Table<unknown>, on: string | undefined): Pick<Refusal, "citations"> {
  const nearest =
    periods.find(({ through }) => on === undefined || through === undefined || on <= through) ??
    periods.at(-1);
  return nearest === undefined ? {} : { citations: nearest.citations };
}

/** The row `formula` looks up, noted in `used`; Refused where there is none. */
export function usedRow<Row>(
  used: UsedSource[],
  formula: string,
  table: Table<Row>,
  keys: Readonly<Record<string, Scalar>>,
  on?: string,
): Row {
  const found = lookUp(table, keys, on);
  if (found.kind === "outside") throw new Refused(outsideTable(table, on));
  used.push({ formula, table: table.id, ...found.source });
  return found.row;
}
