import type { Answer, Problem, Row, UsedSource, Value } from "./answer.ts";
import { NoFigure, Refused } from "./no-answer.ts";
import { once } from "./once.ts";

/** What a calculator worked out, before it is looked over. */
export interface Results<V> {
  readonly values: V;
  readonly trace: Readonly<Record<string, Value>>;
  /** What more the trace has, worked out when it is first asked for: rows that only a chart draws, all finite. */
  readonly later?: Readonly<Record<string, () => readonly Row[]>>;
  /** Rows that are known to be finite and without -0, by the id they have in the values or the trace; else false. */
  readonly tidy?: Readonly<Record<string, readonly Row[] | false>>;
  readonly used: readonly UsedSource[];
}

/**
 * The answer of a computation that came to its end. A value that is NaN or infinite is the problem `not_finite`
 * at the output's id (`output.3.column` for a cell); in the trace, where a step may not apply, it becomes null.
 * -0 becomes 0 everywhere.
 */
export function finish<V extends Readonly<Record<string, Value>>>({
  values,
  trace,
  later = {},
  tidy: seen = {},
  used,
}: Results<V>): Answer<V> {
  const untidy = untidyValues(values, seen);
  const problems = untidy.flatMap((id) => notFinite(id, values[id] ?? null));
  if (problems.length > 0) return { status: "invalid", problems };
  return {
    status: "answered",
    values: untidy.length === 0 ? values : tidy(values, untidy),
    trace: withLater(
      tidy(trace, untidyValues(trace, untidy.length === 0 ? { ...values, ...seen } : seen)),
      later,
    ),
    used,
  };
}

function withLater(
  trace: Readonly<Record<string, Value>>,
  later: Readonly<Record<string, () => readonly Row[]>>,
): Readonly<Record<string, Value>> {
  for (const [id, work] of Object.entries(later))
    Object.defineProperty(trace, id, { enumerable: true, get: once(() => tidyValue(work())) });
  return trace;
}

/** Ids of values in which a number is not finite or is -0; those that are the same in `seen`, which are tidy, are not looked at again. */
function untidyValues(
  values: Readonly<Record<string, Value>>,
  seen: Readonly<Record<string, Value>> = {},
): readonly string[] {
  const untidy: string[] = [];
  for (const id in values) {
    const value = values[id] ?? null;
    if ((typeof value !== "object" || value !== seen[id]) && !isTidy(value)) untidy.push(id);
  }
  return untidy;
}

/**
 * Runs a computation; a RangeError, which integers and dates throw where a number would be NaN, is the problem
 * `not_finite` at `at`, a schedule that does not end or a search with several results is its problem there, and a row
 * that a table does not have or a value that nothing can be is its refusal. Every other error is a fault of the program and goes on.
 */
export function answerOf<V>(at: string, compute: () => Answer<V>): Answer<V> {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refused) return { status: "refused", refusal: error.refusal };
    if (error instanceof NoFigure) return { status: "invalid", problems: [{ at, ...error.problem }] };
    if (!(error instanceof RangeError)) throw error;
    return { status: "invalid", problems: [{ at, code: "not_finite" }] };
  }
}

/** Whether every number in it is finite and none is -0: nearly always so, and quickly seen. */
function isTidy(value: Value): boolean {
  if (typeof value === "number") return isTidyNumber(value);
  return value === null || typeof value !== "object" || areTidyRows(value);
}

/** Without a list of each row's cells, which would take longer to make than the rows. */
function areTidyRows(rows: readonly Row[]): boolean {
  for (const row of rows) {
    for (const column in row) {
      const cell = row[column];
      if (typeof cell === "number" && !isTidyNumber(cell)) return false;
    }
  }
  return true;
}

/** Whether a number can be shown as it is: it is finite, and not -0. */
export function isTidyNumber(value: number): boolean {
  return value === 0 ? !Object.is(value, -0) : Number.isFinite(value);
}

function notFinite(at: string, value: Value): Problem[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [{ at, code: "not_finite" }];
  if (value === null || typeof value !== "object") return [];
  return value.flatMap((row, index) =>
    Object.entries(row).flatMap(([column, cell]) => notFinite(`${at}.${index + 1}.${column}`, cell)),
  );
}

/** `record` with, in the given values, -0 made 0 and what is not finite made null; a copy only where something changes. */
function tidy<R extends Readonly<Record<string, Value>>>(record: R, untidy: readonly string[]): R {
  if (untidy.length === 0) return record;
  const changes = untidy.map((id) => [id, tidyValue(record[id] ?? null)] as const);
  return Object.assign({ ...record }, Object.fromEntries(changes));
}

function tidyValue(value: Value): Value {
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : null;
  if (value === null || typeof value !== "object") return value;
  return value.map((row: Row) => tidy(row, untidyValues(row)));
}
