import type { Refusal } from "./answer.ts";
import { NoResult, Refused } from "./no-answer.ts";

/** What whole numbers are asked, from `from` to `to`, both included. */
export interface WholeSearch {
  readonly from: number;
  readonly to: number;
  readonly that: (number: number) => boolean;
  /** Once it is true it stays so: halving the range finds where it begins. */
  readonly once?: true;
}

/** No search asks more numbers, one after the other. */
export const mostTries = 100_000;

/** A bound this much off a whole number, relative to it, is that number. */
const tolerance = 1e-12;

/**
 * The least whole number for which `that` is true. Refused where there is none; NoFigure where there are more numbers than
 * are asked and none of those asked fits; RangeError where a bound is not a number that can be counted to.
 */
export function smallest({ from, to, that, once }: WholeSearch, refusal: Refusal): number {
  const first = Math.ceil(from - tolerance * Math.abs(from)) + 0;
  const last = Math.floor(to + tolerance * Math.abs(to));
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last))
    throw new RangeError("a bound is not a number that can be counted to");
  const found = once === true ? beginning(first, last, that) : firstOf(first, last, that);
  if (found === undefined) throw new Refused(refusal);
  return found;
}

function beginning(first: number, last: number, that: WholeSearch["that"]): number | undefined {
  if (first > last || !that(last)) return undefined;
  let [low, high] = [first, last];
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (that(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function firstOf(first: number, last: number, that: WholeSearch["that"]): number | undefined {
  const end = Math.min(last, first + mostTries - 1);
  for (let number = first; number <= end; number += 1) if (that(number)) return number;
  if (end < last)
    throw new NoResult(
      { code: "search_too_long", arguments: { most_tries: mostTries } },
      `none of ${mostTries} numbers fits`,
    );
  return undefined;
}
