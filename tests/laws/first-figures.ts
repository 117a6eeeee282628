import { expect, test } from "vitest";
import { firstFigures } from "../../generator/emit/page-components.ts";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { saidAlready } from "../../generator/presentation/drawing/said-already.ts";
import { inLanguage } from "../../generator/presentation/variant.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import { presentedIn } from "../setup/presented-examples.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** The figures a page puts first beside its answer are not those its sentence has just said, as the page opens in any region. */
export function testFirstFigures(tested: TestedCalculator): void {
  test.each(Object.keys(tested.words))(
    "its first figures say what its sentence does not in %s",
    (language) => {
      const twice = openedPages(tested, language).flatMap(({ name, presenter }) =>
        saidTwice(presenter).map((id) => `${name}: ${id}`),
      );
      expect([...new Set(twice)]).toEqual([]);
    },
  );

  test("its first figures say what its sentence does only by chance", () => {
    const shown = presentedIn(tested, "en").flatMap(({ presenter }) => {
      const twice = saidTwice(presenter);
      return figuresBeside(presenter).map(({ id }) => ({ id, isTwice: twice.includes(id) }));
    });
    const often = [...new Set(shown.map(({ id }) => id))].filter((id) => {
      const of = shown.filter((each) => each.id === id);
      return of.length > 1 && of.every(({ isTwice }) => isTwice);
    });
    expect(often).toEqual([]);
  });
}

interface Opened {
  readonly name: string;
  readonly presenter: Presenter;
}

/** Each page as it opens where no region is known, and in each that has values of its own. */
function openedPages(tested: TestedCalculator, language: string): readonly Opened[] {
  const { inputs } = tested.calculator.description;
  const regions = inputs.flatMap((input) =>
    input.type === "rows" ? [] : Object.keys(input.regionDefaults ?? {}),
  );
  return tested.variants.flatMap((variant) => {
    const { description } = onPage(tested.calculator, variant);
    const translator = translatorOf(tested, variant.slug, language);
    return [undefined, ...new Set(regions)].flatMap((region): readonly Opened[] => {
      const opened =
        region === undefined ? variant : inLanguage(variant, description, { ...translator.locale, region });
      const evaluation = evaluate(tested.calculator, opened, {}, { today });
      if (evaluation.answer.status !== "answered") return [];
      const presenter = createPresenter(description, evaluation, translator);
      return [{ name: [variant.slug, region].join(" ").trim(), presenter }];
    });
  });
}

/** The figures that stand beside an answer. */
function figuresBeside(presenter: Presenter): ReturnType<typeof valueOutputs> {
  const { description, outputs } = presenter;
  const first = new Set(firstFigures(description.outputs).map(({ id }) => id));
  const said = saidAlready(presenter).all;
  return valueOutputs(description, outputs).filter(({ id }) => first.has(id) && !said.has(id));
}

/** Those of them that the sentence says. */
function saidTwice(presenter: Presenter): readonly string[] {
  const sentence = plainText(answerSentence(presenter) ?? "", "without addresses");
  return figuresBeside(presenter)
    .filter((output) => says(sentence, presenter.showOutput(output)))
    .map(({ id }) => id);
}

/** Whether a sentence says a figure, and not a longer one that has it in it. A digit alone may be of anything. */
function says(sentence: string, figure: string): boolean {
  if (figure.length < 2) return false;
  const escaped = figure.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escaped}(?![\p{L}\p{N}]|[.,]\p{N})`, "iu").test(sentence);
}
