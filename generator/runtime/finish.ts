import type { Answer, Problem, Row, UsedSource, Value } from "./answer.ts";
import { distinctSources } from "./distinct-sources.ts";
import { NoResult, Refused } from "./no-answer.ts";
import { once } from "./once.ts";
import { isNormal, normalizeValue } from "./normalize.ts";

/** What a calculator worked out, before it is looked over. */
export interface Results<V> {
  readonly values: V;
  /** Rows that no figure of the answer is: a chart or table that draws them asks for them, in the values by a getter. */
  readonly drawn: Readonly<Record<string, () => readonly Row[]>>;
  readonly trace: () => Record<string, Value>;
  readonly used: readonly UsedSource[];
}

/**
 * The answer of a computation that came to its end. A value that is NaN or infinite is the problem `not_finite`
 * at the output's id (`output.3.column` for a cell). -0 becomes 0.
 */
export function finish<V extends Readonly<Record<string, Value>>>({
  values,
  drawn,
  trace,
  used,
}: Results<V>): Answer<V> {
  const problems: Problem[] = [];
  const normalized: Record<string, Value> = {};
  for (const id in values) {
    if (Object.hasOwn(drawn, id)) continue;
    const value = values[id] ?? null;
    if (isNormal(value)) continue;
    problems.push(...notFinite(id, value));
    normalized[id] = normalizeValue(value);
  }
  if (problems.length > 0) return { status: "invalid", problems };
  // Values are this answer's alone. A copy of them would ask for what is drawn.
  Object.assign(values, normalized);
  for (const id in drawn) {
    const result: TypedPropertyDescriptor<Value> | undefined = Object.getOwnPropertyDescriptor(values, id);
    if (result !== undefined)
      Object.defineProperty(
        values,
        id,
        whenRead(() => result.get?.() ?? null),
      );
  }
  const traced = once(() => {
    const all = trace();
    for (const [id, work] of Object.entries(drawn)) Object.defineProperty(all, id, whenRead(work));
    return all;
  });
  return { status: "answered", values, trace: traced, used: distinctSources(used) };
}

function whenRead(work: () => Value): PropertyDescriptor {
  return { enumerable: true, configurable: true, get: once(() => normalizeValue(work())) };
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
    if (error instanceof NoResult) return { status: "invalid", problems: [{ at, ...error.problem }] };
    if (!(error instanceof RangeError)) throw error;
    return { status: "invalid", problems: [{ at, code: "not_finite" }] };
  }
}

/**
 * A result that the answer can do without: null where it cannot be worked out, be it not finite, too long to write, of too
 * many rows or of several values. What a law or table refuses is refused all the same.
 */
export function spare<T extends Value>(work: () => T): T | null {
  try {
    const value = work();
    return isNormal(value) || notFinite("", value).length === 0 ? value : null;
  } catch (error) {
    if (error instanceof RangeError || error instanceof NoResult) return null;
    throw error;
  }
}

function notFinite(at: string, value: Value): Problem[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [{ at, code: "not_finite" }];
  if (value === null || typeof value !== "object") return [];
  return value.flatMap((row, index) =>
    Object.entries(row).flatMap(([column, cell]) => notFinite(`${at}.${index + 1}.${column}`, cell)),
  );
}
