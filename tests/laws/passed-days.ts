import { expect, test } from "vitest";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

/** A day on which most days of most examples are over. */
const later = "2027-06-15";

/** A page of law that gives a day, such as that of a release, says so where it lies before today. */
export function testPassedDays(tested: TestedCalculator): void {
  const { calculator, variants, words } = tested;
  if (calculator.background.notice !== "legal") return;
  test.each(Object.keys(words))("its answers name the days that have passed in %s", (language) => {
    const unsaid = variants.flatMap((variant) =>
      calculator.background.examples
        .filter((example) => example.variant === variant.slug)
        .flatMap(({ id, given }) => {
          const evaluation = evaluate(calculator, variant, given, { today: later });
          if (evaluation.answer.status !== "answered") return [];
          const presenter = createPresenter(
            onPage(calculator, variant).description,
            evaluation,
            translatorOf(tested, variant.slug, language),
          );
          const sentence = plainText(answerSentence(presenter) ?? "", "without addresses");
          return valueOutputs(presenter.description, presenter.outputs)
            .filter(({ display }) => display.kind === "date")
            .filter((output) => String(scalarAt(presenter.outputs, output.id)) < later)
            .map((output) => presenter.nameOf(output.id))
            .filter((name) => !sentence.includes(name))
            .map((name) => `${id}: ${name}`);
        }),
    );
    expect(unsaid).toEqual([]);
  });
}
