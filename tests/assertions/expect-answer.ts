import { expect } from "vitest";
import {
  answerTo,
  differencesOf,
  type Example,
  type Expected,
} from "../../generator/presentation/judge-example.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";

/** Asserts every expected value, all differences in one message. */
export function expectValues(
  calculator: DocumentedCalculator,
  example: Example,
  expected: readonly Expected[],
): void {
  const answer = answerTo(calculator, example);
  expect(answer.status === "answered" ? "answered" : answer).toBe("answered");
  if (answer.status === "answered") expect(differencesOf(answer, expected)).toEqual([]);
}

/** Asserts that the example is out of scope for this reason. */
export function expectRefusal(calculator: DocumentedCalculator, example: Example, reason: string): void {
  const answer = answerTo(calculator, example);
  expect(answer.status === "refused" ? answer.refusal.reason : answer).toBe(reason);
}

/** Asserts exactly these problems, in any order. */
export function expectProblems(
  calculator: DocumentedCalculator,
  example: Example,
  codes: readonly string[],
): void {
  const answer = answerTo(calculator, example);
  expect(answer.status === "invalid" ? answer.problems.map(({ code }) => code).toSorted() : answer).toEqual(
    codes.toSorted(),
  );
}
