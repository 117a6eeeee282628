import { currencies } from "./currencies.ts";
import { missingIn, type Snapshot } from "./snapshot.ts";

/**
 * A rate that becomes this many times what it was, or this fraction of it, is taken only with `--accept`. Over 30 days in 2026 no
 * currency moved by more than 1.15 from one snapshot to the next; a slipped decimal point moves one by 10.
 */
export const mostMove = 1.25;

/** Largest moves that are told. */
const movesTold = 8;

interface Move {
  readonly code: string;
  readonly before: number;
  readonly after: number;
}

/** Why a snapshot may not take the place of the one we have, one sentence a reason; none when it may. */
export function objections(
  before: Snapshot,
  after: Snapshot,
  accepted: ReadonlySet<string>,
): readonly string[] {
  if (after.date < before.date)
    return [`The newest snapshot is of ${after.date}, older than ours of ${before.date}.`];
  const missing = missingIn(after);
  const jumped = moves(before, after).filter((move) => timesOf(move) > mostMove && !accepted.has(move.code));
  return [
    ...(missing.length === 0 ? [] : [`The snapshot of ${after.date} has no rate for ${missing.join(", ")}.`]),
    ...jumped.map(({ code, before: was, after: is }) => `${code} jumped: 1 euro was ${was} and is ${is}.`),
    ...(jumped.length === 0
      ? []
      : [
          `A rate that moves more than ${mostMove} times may be a slip. Look it up; if it is true: --accept ${jumped.map(({ code }) => code).join(",")}`,
        ]),
  ];
}

/** What a snapshot changes, a line each. */
export function tellChanges(before: Snapshot, after: Snapshot, version: string): readonly string[] {
  const moved = moves(before, after).filter((move) => move.before !== move.after);
  const told = moved.toSorted((a, b) => timesOf(b) - timesOf(a)).slice(0, movesTold);
  const same = after.rates.size - moved.length;
  return [
    `${after.rates.size} rates of ${after.date} (version ${version}); before, those of ${before.date}.`,
    ...(told.length === 0 ? ["No rate changed."] : ["Largest moves against the euro:"]),
    ...told.map((move) => `  ${move.code} ${moveText(move)}: 1 euro was ${move.before} and is ${move.after}`),
    ...(told.length === 0 || same === 0 ? [] : [`Rates that did not change: ${same}.`]),
  ];
}

/** The currencies that both have. */
function moves(before: Snapshot, after: Snapshot): readonly Move[] {
  return currencies.flatMap((code) => {
    const was = before.rates.get(code);
    const is = after.rates.get(code);
    return was === undefined || is === undefined ? [] : [{ code, before: was, after: is }];
  });
}

/** How many times the greater is the less. */
function timesOf({ before, after }: Move): number {
  return Math.max(after / before, before / after);
}

/** More units for a euro: the currency fell. */
function moveText({ before, after }: Move): string {
  const change = before / after - 1;
  return `${change > 0 ? "rose" : "fell"} ${Math.abs(change * 100).toFixed(1)}%`;
}
