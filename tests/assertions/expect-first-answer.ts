import { expect } from "vitest";
import type { DocumentedCalculator } from "../../generator/runtime/description.ts";
import { answerTo } from "../../generator/presentation/judge-example.ts";

/** Days a page may be opened on; a default may be the current day. */
const days = ["2026-11-21", "2027-01-31", "2028-02-29"];

/** Asserts that a page, opened with nothing put in, shows a worked answer, or why there is none, and no mistake of its own. */
export function expectFirstAnswer(calculator: DocumentedCalculator, variant: string): void {
  for (const today of days) {
    const answer = answerTo(calculator, { variant, given: {}, today });
    expect(answer.status === "invalid" ? answer.problems : [], `on ${today}`).toEqual([]);
  }
}
