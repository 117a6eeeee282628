/** What stops a calculation where it happens; `finish.ts` makes an answer of it. */
import type { Refusal } from "./answer.ts";

/** Ends a computation whose schedule would have more rows than it may; `answerOf` makes it a problem. */
export class TooManyRows extends Error {
  readonly most: number;

  constructor(most: number) {
    super(`a schedule has at most ${most} rows`);
    this.most = most;
  }
}

/** Ends a computation that needs a row the table does not have; `answerOf` makes it the refusal it carries. */
export class OutsideTable extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
