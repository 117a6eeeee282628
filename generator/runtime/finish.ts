import type { Answer, Problem, Row, UsedRow, Value } from "./answer.ts";
import { TooManyRows } from "./schedule.ts";
import { OutsideTable } from "./table.ts";

/** What a calculator worked out, before it is looked over. */
export interface Results<V> {
  readonly values: V;
  readonly trace: Readonly<Record<string, Value>>;
  readonly used: readonly UsedRow[];
}

/**
 * The answer of a computation that came to its end. A value that is NaN or infinite is the problem `not_finite`
 * at the output's id (`output.3.column` for a cell); in the trace, where a step may not apply, it becomes null.
 * -0 becomes 0 everywhere.
 */
export function finish<V extends Readonly<Record<string, Value>>>({
  values,
  trace,
  used,
}: Results<V>): Answer<V> {
  const problems = Object.entries(values).flatMap(([id, value]) =>
    isTidy(value) ? [] : notFinite(id, value),
  );
  if (problems.length > 0) return { status: "invalid", problems };
  return { status: "answered", values: tidy(values), trace: tidy(trace), used };
}

/**
 * Runs a computation; a RangeError, which integers and dates throw where a number would be NaN, is the problem
 * `not_finite` at `at`, a schedule that does not end is the problem `too_many_rows` there, and a row that a table
 * does not have is its refusal. Every other error is a fault of the program and goes on.
 */
export function answerOf<V>(at: string, compute: () => Answer<V>): Answer<V> {
  try {
    return compute();
  } catch (error) {
    if (error instanceof OutsideTable) return { status: "refused", refusal: error.refusal };
    if (error instanceof TooManyRows)
      return {
        status: "invalid",
        problems: [{ at, code: "too_many_rows", arguments: { most_rows: error.most } }],
      };
    if (!(error instanceof RangeError)) throw error;
    return { status: "invalid", problems: [{ at, code: "not_finite" }] };
  }
}

/** Whether every number in it is finite and none is -0: nearly always so, and quickly seen. */
function isTidy(value: Value): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value !== "object") return true;
  return value.every((row) => Object.values(row).every(isTidy));
}

function notFinite(at: string, value: Value): Problem[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [{ at, code: "not_finite" }];
  if (value === null || typeof value !== "object") return [];
  return value.flatMap((row, index) =>
    Object.entries(row).flatMap(([column, cell]) => notFinite(`${at}.${index + 1}.${column}`, cell)),
  );
}

/** `record` with -0 made 0 and what is not finite made null; a copy only where something changes. */
function tidy<R extends Readonly<Record<string, Value>>>(record: R): R {
  const changes = Object.entries(record).flatMap(([id, value]) => {
    const tidied = tidyValue(value);
    return Object.is(tidied, value) ? [] : [[id, tidied] as const];
  });
  return changes.length === 0 ? record : Object.assign({ ...record }, Object.fromEntries(changes));
}

function tidyValue(value: Value): Value {
  if (isTidy(value)) return value;
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : null;
  if (value === null || typeof value !== "object") return value;
  return value.map((row: Row) => tidy(row));
}
