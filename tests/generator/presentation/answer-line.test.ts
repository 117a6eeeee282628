import { describe, expect, test } from "vitest";
import { answerLine } from "../../../generator/presentation/answer-text.ts";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import type { Answer } from "../../../generator/runtime/answer.ts";
import type { CalculatorDescription } from "../../../generator/runtime/description.ts";
import { allCalculators } from "../../setup/all-calculators.ts";
import { emptyDescription } from "../../setup/empty-description.ts";
import { sharedIn, translatorOf } from "../../setup/tested-calculator.ts";

const description: CalculatorDescription = {
  ...emptyDescription,
  outputs: [
    {
      id: "short",
      type: "value",
      display: { kind: "percent", digits: { minimum: 0, maximum: 0 } },
      primary: true,
    },
    {
      id: "long",
      type: "value",
      display: { kind: "percent", digits: { minimum: 0, maximum: 0 } },
      primary: true,
    },
  ],
};

/** What a calculator without a sentence says of its two main results. */
function resultsIn(locale: string): string {
  const translator = createTranslator(
    { id: locale, name: locale, tag: locale, dir: "ltr" },
    { ...sharedIn(locale), "outputs.short.label": "甲", "outputs.long.label": "乙" },
  );
  const values = { short: 0.25, long: 0.5 };
  const answer: Answer = { status: "answered", values, trace: () => values, used: [] };
  const read = { inputs: undefined, values: {}, visible: {}, problems: [], notices: [], canonical: {} };
  return answerLine(answer, createPresenter(description, { read, answer, today: "2026-11-27" }, translator));
}

describe("an answer in one line is joined with the marks of its language", () => {
  test.each([
    ["en", "甲: 25%. 乙: 50%"],
    ["zh", "甲：25%。乙：50%"],
  ])("its main results in %s", (locale, want) => {
    expect(resultsIn(locale)).toBe(want);
  });

  test.each([
    ["en", /^Not covered by this calculator\. Class A felonies/],
    ["zh", /^超出本计算器的范围。A 级重罪/],
  ])("why there is none in %s", (locale, want) => {
    const tested = allCalculators.find(({ id }) => id === "legal/north-carolina/felony");
    const variant = tested?.variants.find(({ route }) => route === "legal/north-carolina/felony");
    if (tested === undefined || variant === undefined) throw new Error("the calculator is there");
    const evaluation = evaluate(tested.calculator, variant, { offense_class: "A" }, { today: "2026-11-27" });
    const presenter = createPresenter(
      tested.calculator.description,
      evaluation,
      translatorOf(tested, variant.slug, locale),
    );
    expect(answerLine(evaluation.answer, presenter)).toMatch(want);
  });
});
