import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { Answer } from "../../generator/runtime/answer.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";
import { withoutMissing } from "./answers.ts";
import { readableText } from "./input-texts.ts";

const today = "2026-11-21";
const runs = 150;

/** A result that is not the main one may be left out, but never takes the answer with it. */
export function testOptionalOutputs({ calculator, variants }: TestedCalculator): void {
  const { inputs, outputs } = calculator.description;
  const optional = new Set(
    outputs.filter((output) => output.type !== "value" || output.primary !== true).map(({ id }) => id),
  );
  const fallen = (answer: Answer): readonly string[] =>
    answer.status === "invalid"
      ? answer.problems.map(({ at }) => at.split(".")[0] ?? at).filter((at) => optional.has(at))
      : [];
  const isCalculation = inputs.some(({ type }) => type === "expression");
  const unfinished = (answer: Answer): readonly string[] =>
    answer.status === "invalid"
      ? answer.problems.filter(({ code }) => code === "not_finite").map(({ at }) => at)
      : [];

  test("no result but the main one takes an answer down", () => {
    const given = fc
      .record(Object.fromEntries(inputs.map((input) => [input.id, readableText(input)])), {
        requiredKeys: [],
      })
      .map(withoutMissing);
    fc.assert(
      fc.property(given, fc.constantFrom(...variants), (texts, variant) => {
        const { answer, read } = evaluate(calculator, variant, texts, { today });
        expect(fallen(answer)).toEqual([]);
        // A calculation that was read has its result already: whatever ends it is made of that.
        if (isCalculation && read.inputs !== undefined) expect(unfinished(answer)).toEqual([]);
      }),
      { numRuns: runs, examples: variants.map((variant) => [{}, variant]) },
    );
  });
}
