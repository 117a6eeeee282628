import { NoFigure, Refused } from "./no-answer.ts";

/**
 * Does `work` as far as it goes. What is refused or comes to no figure on the way ends it: what a form asks is decided
 * before anybody reads why there is no answer.
 */
export function ifWorkedOut(work: () => void): void {
  try {
    work();
  } catch (error) {
    // A RangeError is what whole numbers and dates throw where a number would be NaN.
    if (error instanceof NoFigure || error instanceof Refused || error instanceof RangeError) return;
    throw error;
  }
}
