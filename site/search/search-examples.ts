import { answerFirst } from "../../generator/ask/answer.ts";
import type { LineAnswer } from "../../generator/ask/line-answer.ts";
import { createFinder } from "../../generator/ask/finder.ts";
import type { AskIndex, AskPhrases } from "../../generator/presentation/ask-index.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { buildDay } from "../build-day.ts";
import { siteTranslator } from "../words/site-locales.ts";

const indexes = import.meta.glob<AskIndex>("../../generated/ask/*.json", { import: "default" });
const phrases = import.meta.glob<AskPhrases>("../../generated/ask/phrases/*.json", { import: "default" });
const models = import.meta.glob<Calculator>("../../generated/calculators/**/model.ts", {
  import: "calculator",
});
const stepModels = import.meta.glob<WorkedStepModel>("../../generated/calculators/**/step-model.ts", {
  import: "stepModel",
});
const words = import.meta.glob<Words>("../../generated/calculators/**/words/*.json", { import: "default" });

/** A line people may ask, and what it answers. */
export interface SearchExample extends Pick<LineAnswer, "lead" | "result" | "tail"> {
  readonly line: string;
  /** One line of working; empty where nothing was worked out. */
  readonly worked: string;
}

const nothingMore = (): Promise<undefined> => Promise.resolve(undefined);

/**
 * The lines that the words of a language show, answered as on the day the site was built: on the first page, or on that of
 * a category, which has some where people ask it in lines.
 */
export async function searchExamples(language: string, category?: string): Promise<readonly SearchExample[]> {
  const { t, locale, words: shared } = siteTranslator(language);
  const lines = category === undefined ? t("ask.examples") : t.optional(`categories.${category}.examples`);
  if (lines === undefined) return [];
  const index = await indexes[`../../generated/ask/${language}.json`]?.();
  assert(index !== undefined, `Lines can be asked in "${language}".`);
  const find = createFinder(index, locale.tag, {
    phrases: phrases[`../../generated/ask/phrases/${language}.json`] ?? nothingMore,
    cases: nothingMore,
    names: nothingMore,
  });
  const answered = lines.split("|").map(async (line) => {
    const found = await find(line);
    const { answer } = await answerFirst(
      found.candidates(),
      { index, locale, words: shared, today: buildDay, clock: "09:00" },
      async (id) => {
        const folder = `../../generated/calculators/${id}`;
        const [calculator, own] = await Promise.all([
          models[`${folder}/model.ts`]?.(),
          words[`${folder}/words/${language}.json`]?.(),
        ]);
        return calculator === undefined || own === undefined
          ? undefined
          : { calculator, stepModel: stepModels[`${folder}/step-model.ts`] ?? nothingMore, words: own };
      },
    );
    // A language may have few of the calculators yet.
    if (answer === undefined) return [];
    const { lead, result, tail } = answer;
    return [{ line, lead, result, tail, worked: (await answer.calculation()) ?? "" }];
  });
  return (await Promise.all(answered)).flat();
}
