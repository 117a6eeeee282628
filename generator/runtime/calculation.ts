import type { Row, Scalar, Value } from "./answer.ts";
import { NoResult, Refused } from "./no-answer.ts";
import { once } from "./once.ts";
import { normalizeCell, normalizeRows } from "./normalize.ts";

/** What a statement comes to: a value, or a row that a table has. */
type Known = Value | Readonly<Record<string, Scalar>>;

/** How an answer came about, by id, for steps and charts: constants, what was asked for, and which way through its formula that went. */
export function traceOf(
  constants: Readonly<Record<string, Scalar>>,
  known: Readonly<Record<string, Known>>,
  taken: Readonly<Record<string, () => Scalar>>,
): Record<string, Value> {
  const trace: Record<string, Value> = { ...constants };
  for (const [id, value] of Object.entries(known)) {
    note(trace, id, value);
    const pathNumber = taken[id];
    if (pathNumber !== undefined) trace[`${id}?`] = pathNumber();
  }
  return trace;
}

/** A number that is not finite has no step; rows are looked over when something reads them. */
function note(trace: Record<string, Value>, id: string, value: Known): void {
  if (typeof value !== "object" || value === null) trace[id] = normalizeCell(value);
  else if (isRow(value))
    for (const [column, cell] of Object.entries(value)) trace[`${id}.${column}`] = normalizeCell(cell);
  else
    Object.defineProperty(trace, id, {
      enumerable: true,
      configurable: true,
      get: once(() => normalizeRows(value)),
    });
}

function isRow(value: Row | readonly Row[]): value is Row {
  return !Array.isArray(value);
}

/** Whether each of the inputs that come and go is there. */
export type Shown = Readonly<Record<string, boolean>>;

/**
 * Decides it, one after the other: each condition follows those that it depends on. `conditionsOf` gives them for what was
 * decided so far. What is refused or comes to no figure shows nothing: a form is there before anybody reads why there is no
 * answer.
 */
export function decideShown(conditionsOf: (shown: Shown) => Readonly<Record<string, () => boolean>>): Shown {
  const shown: Record<string, boolean> = {};
  for (const [id, condition] of Object.entries(conditionsOf(shown))) shown[id] = isTrue(condition);
  return shown;
}

function isTrue(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (endsCalculation(error)) return false;
    throw error;
  }
}

/** Whether an error is a calculation's end, not a fault of the program. A RangeError is what whole numbers and dates throw where a number would be NaN. */
export function endsCalculation(error: unknown): boolean {
  return error instanceof NoResult || error instanceof Refused || error instanceof RangeError;
}
