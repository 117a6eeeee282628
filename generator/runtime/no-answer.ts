/** What stops a calculation where it happens; `finish.ts` makes an answer of it. */
import type { Problem, Refusal } from "./answer.ts";

/** Ends a computation that cannot give a figure; `answerOf` makes it this problem. */
export class NoResult extends Error {
  readonly problem: Pick<Problem, "code" | "arguments">;

  constructor(problem: Pick<Problem, "code" | "arguments">, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Ends a computation whose schedule would have more rows than it may. */
export class TooManyRows extends NoResult {
  constructor(most: number) {
    super({ code: "too_many_rows", arguments: { most_rows: most } }, `a schedule has at most ${most} rows`);
  }
}

/** Ends a computation that has come to a case the calculator does not answer; `answerOf` makes it the refusal it carries. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
