import fc from "fast-check";
import { expect, test } from "vitest";
import { citationKey, citedSources } from "../../generator/presentation/cited-sources.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { Answer } from "../../generator/runtime/answer.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";
import { withoutMissing } from "./answers.ts";
import { inputText } from "./input-texts.ts";

const today = "2026-11-21";

/** Whatever an answer cites is among the sources its page lists. */
export function testCitedSources({ calculator, variants }: TestedCalculator): void {
  if (variants.every(({ slug }) => calculator.background.cited?.[slug] === undefined)) return;
  test("a page lists every source its answers cite", () => {
    const texts = fc
      .record(
        Object.fromEntries(calculator.description.inputs.map((input) => [input.id, inputText(input)])),
        { requiredKeys: [] },
      )
      .map(withoutMissing);
    fc.assert(
      fc.property(texts, fc.constantFrom(...variants), (given, variant) => {
        const { tables, sources } = citedSources(calculator.background, variant.slug);
        const listed = [
          ...tables.flatMap(({ periods }) => periods.flatMap(({ citations }) => citations)),
          ...sources,
        ].map(citationKey);
        const { answer } = evaluate(calculator, variant, given, { today });
        expect(keysCited(answer).filter((key) => !listed.includes(key))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
}

function keysCited(answer: Answer): readonly string[] {
  const citations =
    answer.status === "answered"
      ? answer.used.flatMap((used) => used.citations)
      : answer.status === "refused"
        ? (answer.refusal.citations ?? [])
        : answer.problems.flatMap((problem) => problem.citations ?? []);
  return citations.map(citationKey);
}
