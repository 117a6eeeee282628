import { expect } from "vitest";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import { openingDays } from "../../generator/examples/unfinished.ts";
import { answerTo } from "../../generator/presentation/judge-example.ts";

/** Asserts that a page, opened with nothing put in, shows a worked answer, or why there is none, and no mistake of its own. */
export function expectFirstAnswer(calculator: DocumentedCalculator, variant: string): void {
  for (const today of openingDays) {
    const answer = answerTo(calculator, { variant, given: {}, today });
    expect(answer.status === "invalid" ? answer.problems : [], `on ${today}`).toEqual([]);
  }
}
