import { expect, test } from "vitest";
import { firstFigures } from "../../generator/emit/page-components.ts";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** The figures a page puts first beside its answer are not those its sentence has just said, as the page opens. */
export function testFirstFigures(tested: TestedCalculator): void {
  test.each(Object.keys(tested.words))(
    "its first figures say what its sentence does not in %s",
    (language) => {
      const twice = tested.variants.flatMap((variant) => {
        const evaluation = evaluate(tested.calculator, variant, {}, { today });
        const { description } = onPage(tested.calculator, variant);
        const presenter = createPresenter(
          description,
          evaluation,
          translatorOf(tested, variant.slug, language),
        );
        if (evaluation.answer.status !== "answered") return [];
        const sentence = plainText(answerSentence(presenter) ?? "", "without addresses");
        const first = new Set(firstFigures(description.outputs).map(({ id }) => id));
        return valueOutputs(description, presenter.outputs)
          .filter((output) => first.has(output.id) && says(sentence, presenter.showOutput(output)))
          .map(({ id }) => `${variant.slug}: ${id}`);
      });
      expect(twice).toEqual([]);
    },
  );
}

/** Whether a sentence says a figure, and not a longer one that has it in it. A digit alone may be of anything. */
function says(sentence: string, figure: string): boolean {
  if (figure.length < 2) return false;
  const escaped = figure.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escaped}(?![\p{L}\p{N}]|[.,]\p{N})`, "iu").test(sentence);
}
