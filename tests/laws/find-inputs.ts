import { expect, test } from "vitest";
import {
  findFromResult,
  solvableInputs,
  resultsToFindFrom,
  withFewDigits,
} from "../../generator/presentation/find-from-result.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { Calculator, ScalarInput } from "../../generator/runtime/description.ts";
import type { InputRuntime } from "../../generator/runtime/kinds/input-runtime.ts";
import { everyExample } from "../setup/sampled-examples.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** A result as far as a visitor reads it, which is to four digits after the point at most. */
function show(result: number): string {
  return result.toFixed(4);
}

/** How often a calculator is asked at most, for what is found and for how few digits of it do. */
const mostTries = 60;

/** How many values of an input are tried, from its least to its most. */
const tries = 5;

/**
 * An input that can be found from a result is found again from what the calculator answers to it: for each example, with
 * its own value; and for the first two of a page with others over the whole range, near zero as well as far from it.
 */
export function testFoundInputs({ calculator, variants }: TestedCalculator): void {
  const { background, description } = calculator;
  const { find = {} } = background;
  const cases = variants.flatMap((variant) =>
    solvableInputs(description, find, variant).flatMap((input) =>
      resultsToFindFrom(find, input.id).map((output) => ({ variant, input, output, id: input.id })),
    ),
  );
  if (cases.length === 0) return;

  test.each(cases)("$id is found again from $output", ({ variant, input, output }) => {
    const kind: InputRuntime<ScalarInput> = input.kind;
    const examples = background.examples.filter((each) => each.variant === variant.slug);
    const { minimum = 0, maximum = 1e12 } = input;
    let found = 0;
    for (const [index, { given, today = "2026-11-21" }] of examples.entries()) {
      const values = Array.from({ length: everyExample || index < 2 ? tries : 0 }, (_, power) =>
        Number((minimum + (maximum - minimum) * 50 ** -power).toPrecision(12)),
      );
      for (const text of [given[input.id], ...values.map((value) => kind.canonical(input, value))]) {
        const texts = text === undefined ? given : { ...given, [input.id]: text };
        const { read, answer } = evaluate(calculator, variant, texts, { today });
        const target = answer.status === "answered" ? answer.values[output] : null;
        const value = read.inputs?.[input.id];
        if (typeof target !== "number" || typeof value !== "number" || read.visible[input.id] === false)
          continue;
        let asked = 0;
        const counted: Calculator = {
          ...calculator,
          compute: (...of) => {
            asked += 1;
            return calculator.compute(...of);
          },
        };
        const result = findFromResult(counted, variant, given, today, { input, output, target, show });
        const context = `${input.id} ${String(value)}, ${output} ${target}`;
        expect(result.kind, context).toBe("found");
        if (result.kind !== "found") continue;
        const reached = (put: string | readonly string[] | undefined): number => {
          const again = evaluate(calculator, variant, { ...given, [input.id]: put ?? "" }, { today }).answer;
          return again.status === "answered" ? Number(again.values[output]) : Number.NaN;
        };
        // Where the result is rounded, so that all values up to the one that was put in give it, any of them will do.
        const isAlike = (exact: number): boolean =>
          Math.abs(exact - value) <= 1e-6 * Math.max(1, Math.abs(value)) ||
          [0.25, 0.5, 0.75].every(
            (share) =>
              show(reached(kind.canonical(input, withFewDigits(exact + share * (value - exact))))) ===
              show(target),
          );
        expect(
          result.values.some(({ exact }) => isAlike(exact)),
          context,
        ).toBe(true);
        const [first] = result.values;
        const exactly = reached(kind.canonical(input, first?.exact ?? Number.NaN));
        expect(Math.abs(exactly - target), context).toBeLessThan(1e-9 * Math.max(1, Math.abs(target)));
        expect(show(reached(result.texts[input.id])), context).toBe(show(target));
        expect(asked, context).toBeLessThanOrEqual(mostTries);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
}
