import { describe, expect, test } from "vitest";
import { background, calculator } from "../../../generated/calculators/legal/north-carolina/dwi/model.ts";
import { stepModel } from "../../../generated/calculators/legal/north-carolina/dwi/step-model.ts";
import { splitAnswer, cutAtResult, type SplitAnswer } from "../../../generator/presentation/split-answer.ts";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { testedCalculator, translatorOf } from "../../setup/tested-calculator.ts";

const words = import.meta.glob<Words>(
  "../../../generated/calculators/legal/north-carolina/dwi/words/en.json",
  {
    eager: true,
    import: "default",
  },
);

describe("a sentence is cut at the figure it is about", () => {
  test.each<{
    readonly name: string;
    readonly sentence: string;
    readonly main: Readonly<Record<string, string>>;
    readonly want: SplitAnswer<string> | undefined;
  }>([
    {
      name: "one figure",
      sentence: "You pay **$2,022.62** a month, and **$2,589.28** with taxes.",
      main: { payment: "$2,022.62" },
      want: {
        lead: "You pay",
        result: [{ text: "$2,022.62", output: "payment" }],
        tail: " a month, and **$2,589.28** with taxes.",
        others: [],
      },
    },
    {
      name: "several with words between them, none of them the end of a longer number",
      sentence: "Age: **15 months, 5 months**.",
      main: { months: "5 months", all: "15 months" },
      want: {
        lead: "Age:",
        result: [
          { text: "15 months", output: "all" },
          { text: ", " },
          { text: "5 months", output: "months" },
        ],
        tail: ".",
        others: [],
      },
    },
    {
      name: "bold words come before it",
      sentence: "In **fact** it is **12**",
      main: { result: "12", letter: "A" },
      want: {
        lead: "In **fact** it is",
        result: [{ text: "12", output: "result" }],
        tail: "",
        others: ["letter"],
      },
    },
    {
      name: "without room between words",
      sentence: "每月还款**￥3,000.00**。",
      main: { payment: "￥3,000.00" },
      want: {
        lead: "每月还款",
        result: [{ text: "￥3,000.00", output: "payment" }],
        tail: "。",
        others: [],
      },
    },
    { name: "no figure in bold", sentence: "It is 12.", main: { result: "12" }, want: undefined },
    { name: "part of a number", sentence: "It is **1.5**", main: { result: "5" }, want: undefined },
  ])("$name", ({ sentence, main, want }) => {
    const shown = Object.entries(main).map(([output, text]) => ({ output, shown: text }));
    expect(cutAtResult(sentence, shown)).toEqual(want);
  });
});

test("a figure is found in whichever form the sentence says it", () => {
  const tested = testedCalculator({ ...calculator, background, stepModel }, words);
  const [variant] = tested.variants;
  expect.assert(variant !== undefined);
  const evaluation = evaluate(tested.calculator, variant, {}, { today: "2026-11-26" });
  const presenter = createPresenter(
    calculator.description,
    evaluation,
    translatorOf(tested, variant.slug, "en"),
  );
  expect(presenter.text("answer")).toContain("**level 4**");
  expect(splitAnswer(presenter)?.result.map(({ text }) => text)).toEqual(["level 4"]);
});
