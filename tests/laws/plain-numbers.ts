import { expect, test } from "vitest";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { plainNumber } from "../../generator/presentation/plain-number.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** What is copied or kept in a file as a number is the number that is shown, in the unit it is shown in. */
export function testPlainNumbers(tested: TestedCalculator): void {
  const { calculator, variants } = tested;

  test("copied numbers are those shown", () => {
    for (const variant of variants) {
      const examples = calculator.background.examples.filter((each) => each.variant === variant.slug);
      for (const given of [{}, ...examples.map((each) => each.given)]) {
        const evaluation = evaluate(calculator, variant, given, { today });
        if (evaluation.answer.status !== "answered") continue;
        const presenter = createPresenter(
          calculator.description,
          evaluation,
          translatorOf(tested, variant.slug, "en"),
        );
        for (const output of valueOutputs(calculator.description, presenter.outputs)) {
          const value = scalarAt(presenter.outputs, output.id);
          const plain = plainNumber(output.display, value, presenter, presenter.unitOf(output.id));
          // Three hours are so many minutes.
          if (plain === undefined || output.display.kind === "duration") continue;
          expect(plain.number).toMatch(/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/u);
          const shown = presenter.showOutput(output);
          const numerals = shown.replace(/\s*\(.*\)$/u, "").match(/\d[\d,]*(?:\.\d+)?/gu) ?? [];
          const [numeral = ""] = numerals;
          // Feet and inches, hours and minutes, and powers of ten have more than one.
          if (numerals.length !== 1) continue;
          const read = Number(numeral.replaceAll(",", ""));
          const last = 10 ** -(numeral.split(".")[1]?.length ?? 0);
          expect(
            Math.abs(Math.abs(Number(plain.number)) - read),
            `${output.id}: ${shown}, ${plain.number}`,
          ).toBeLessThanOrEqual(last * 0.500_001 + read * 1e-12);
        }
      }
    }
  });
}
