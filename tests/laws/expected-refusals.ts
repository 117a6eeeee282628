import { expect, test } from "vitest";
import { answerTo } from "../../generator/presentation/judge-example.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** What a search over days says where it finds none: with the credit a law gives there is always one. */
const ofSearches: ReadonlySet<string> = new Set(["no_days", "never_done"]);

/** Every case that a page of law names and refuses is one of its examples: what it says there was read once. */
export function testExpectedRefusals({ calculator, own }: TestedCalculator): void {
  if (calculator.background.notice !== "legal") return;

  test("each of its refusals is that of an example", () => {
    const met = new Set(
      calculator.background.examples.flatMap((example) => {
        const answer = answerTo(calculator, example);
        return answer.status === "refused" ? [answer.refusal.reason] : [];
      }),
    );
    const named = Object.keys(own.en ?? {}).flatMap(
      (key) => /^refusals\.(?!outside)(\w+)$/u.exec(key)?.[1] ?? [],
    );
    expect(named.filter((reason) => !met.has(reason) && !ofSearches.has(reason))).toEqual([]);
  });
}
