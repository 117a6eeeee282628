import type { Answer, Problem, Row, Scalar, UsedSource, Value } from "./answer.ts";
import { NoFigure, Refused } from "./no-answer.ts";
import { once } from "./once.ts";

/** What a calculator worked out, before it is looked over. */
export interface Results<V> {
  readonly values: V;
  readonly trace: Readonly<Record<string, Value>>;
  /** Ids of results that the answer can do without: where one is not finite, it is left out. */
  readonly spare?: readonly string[];
  /**
   * What more the trace has, worked out or looked over when it is first asked for: rows that no figure of the answer is.
   * Those that only a table draws are in the values as well, and are asked for in the same way.
   */
  readonly later?: Readonly<Record<string, () => readonly Row[]>>;
  /** Rows that are known to be finite and without -0, by the id they have in the values or the trace; else false. */
  readonly tidy?: Readonly<Record<string, readonly Row[] | false>>;
  readonly used: readonly UsedSource[];
}

/**
 * The answer of a computation that came to its end. A value that is NaN or infinite is the problem `not_finite`
 * at the output's id (`output.3.column` for a cell), unless the answer can do without it; in the trace, where a step may not apply, it becomes null.
 * -0 becomes 0 everywhere.
 */
export function finish<V extends Readonly<Record<string, Value>>>({
  values,
  trace,
  spare: dispensable = [],
  later = {},
  tidy: seen = {},
  used,
}: Results<V>): Answer<V> {
  const untidy = untidyValues(values, [seen], later);
  const infinite = untidy.filter((id) => notFinite(id, values[id] ?? null).length > 0);
  const problems = infinite.flatMap((id) =>
    dispensable.includes(id) ? [] : notFinite(id, values[id] ?? null),
  );
  if (problems.length > 0) return { status: "invalid", problems };
  // Values and trace are this answer's alone. A copy of them would ask for what is worked out later.
  const untidyTrace = untidyValues(trace, untidy.length === 0 ? [seen, values] : [seen]);
  if (untidy.length > 0)
    Object.assign(values, tidied(values, untidy), Object.fromEntries(infinite.map((id) => [id, null])));
  if (untidyTrace.length > 0) Object.assign(trace, tidied(trace, untidyTrace));
  for (const [id, work] of Object.entries(later)) {
    const get = once(() => tidyValue(work()));
    for (const record of Object.hasOwn(values, id) ? [values, trace] : [trace])
      Object.defineProperty(record, id, { enumerable: true, get });
  }
  return { status: "answered", values, trace, used };
}

/** Ids of values in which a number is not finite or is -0; those that are the same in `seen`, which are tidy, are not looked at again. */
function untidyValues(
  values: Readonly<Record<string, Value>>,
  seen: readonly Readonly<Record<string, Value>>[] = [],
  later: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const untidy: string[] = [];
  for (const id in values) {
    if (Object.hasOwn(later, id)) continue;
    const value = values[id] ?? null;
    const isSeen = typeof value === "object" && seen.some((record) => record[id] === value);
    if (!isSeen && !isTidy(value)) untidy.push(id);
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

/**
 * A result that the answer can do without: null where it cannot be worked out, be it too long to write, of too many rows
 * or of several values. What a law or table refuses is refused all the same.
 */
export function spare<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError || error instanceof NoFigure) return null;
    throw error;
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

/** The given values of a record, with -0 made 0 and what is not finite made null. */
function tidied(
  record: Readonly<Record<string, Value>>,
  untidy: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(untidy.map((id) => [id, tidyValue(record[id] ?? null)]));
}

function tidyValue(value: Value): Value {
  if (value === null || typeof value !== "object") return tidyCell(value);
  return value.map((row: Row) =>
    Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, tidyCell(cell)])),
  );
}

function tidyCell(value: Scalar): Scalar {
  if (typeof value !== "number") return value;
  return Number.isFinite(value) ? value + 0 : null;
}
