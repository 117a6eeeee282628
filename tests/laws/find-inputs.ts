import { expect, test } from "vitest";
import {
  findFromResult,
  findableInputs,
  resultsToFindFrom,
} from "../../generator/presentation/find-from-result.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import type { InputKind } from "../../generator/runtime/kinds/kind.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** How many values of an input are tried, from its least to its most. */
const tries = 5;

/**
 * An input that can be found from a result is found again from what the calculator answers to it: for each example, with
 * its own value and with others over the whole range, near zero as well as far from it.
 */
export function testFoundInputs({ calculator, variants }: TestedCalculator): void {
  const { background, description } = calculator;
  const { find = {} } = background;
  const cases = variants.flatMap((variant) =>
    findableInputs(description, find, variant).flatMap((input) =>
      resultsToFindFrom(find, input.id).map((output) => ({ variant, input, output, id: input.id })),
    ),
  );
  if (cases.length === 0) return;

  test.each(cases)("$id is found again from $output", ({ variant, input, output }) => {
    const kind: InputKind<ScalarInput> = input.kind;
    const examples = background.examples.filter((each) => each.variant === variant.slug);
    const { minimum = 0, maximum = 1e12 } = input;
    let found = 0;
    for (const { given, today = "2026-11-21" } of examples) {
      const values = Array.from({ length: tries }, (_, index) =>
        Number((minimum + (maximum - minimum) * 50 ** -index).toPrecision(12)),
      );
      for (const text of [given[input.id], ...values.map((value) => kind.canonical(input, value))]) {
        const texts = text === undefined ? given : { ...given, [input.id]: text };
        const { read, answer } = evaluate(calculator, variant, texts, { today });
        const target = answer.status === "answered" ? answer.values[output] : null;
        const value = read.inputs?.[input.id];
        if (typeof target !== "number" || typeof value !== "number" || read.visible[input.id] === false)
          continue;
        const result = findFromResult(calculator, variant, given, today, { input, output, target });
        const context = `${input.id} ${String(value)}, ${output} ${target}`;
        expect(result.kind, context).toBe("found");
        if (result.kind !== "found") continue;
        const near = result.values.map((each) => Math.abs(each - value) / Math.max(1, Math.abs(value)));
        expect(Math.min(...near), context).toBeLessThan(1e-6);
        const again = evaluate(calculator, variant, result.texts, { today }).answer;
        const reached: unknown = again.status === "answered" ? again.values[output] : null;
        expect(Math.abs(Number(reached) - target), context).toBeLessThan(
          1e-9 * Math.max(1, Math.abs(target)),
        );
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
}
