import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { allStepsText, keyStepsText, stepsText } from "../../cli/answer/steps-text.ts";
import type { Terminal } from "../../cli/terminal.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { ofEachFormula, stepsOf } from "../setup/presented-examples.ts";
import { everyExample, inLanguageTurn } from "../setup/sampled-examples.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";
import { scalarsOf } from "../setup/scalars.ts";
import { edgeTexts } from "./edge-texts.ts";
import { inputText } from "./input-texts.ts";
import { unspeakable } from "./unspeakable.ts";

const today = "2026-11-21";
const terminal: Terminal = {
  clock: "14:30",
  out: () => undefined,
  note: () => undefined,
  read: () => undefined,
  screen: false,
  color: false,
  width: 100,
  today,
};
/** Whatever is put in, a calculator answers, refuses or says what is wrong, in words and figures a visitor can read. */
export function testAnswers(tested: TestedCalculator): void {
  const { calculator, variants } = tested;

  test.each(variants)("$route answers its own example values", ({ fixed, defaults }) => {
    const { inputs, problems } = readInputs(calculator, {}, { today, fixed, defaults });
    expect(problems).toEqual([]);
    expect(inputs === undefined ? "unread" : calculator.compute(inputs, today).status).toMatch(
      /^(answered|refused)$/,
    );
  });

  test("whatever is put in, every value is finite and every problem has words", () => {
    const texts = fc
      .record(
        Object.fromEntries(calculator.description.inputs.map((input) => [input.id, inputText(input)])),
        { requiredKeys: [] },
      )
      .map(withoutMissing);
    fc.assert(
      fc.property(texts, fc.constantFrom(...variants), (given, variant) => {
        expect(unspeakableIn(answerIn(tested, given, variant, "en"))).toEqual([]);
      }),
      { numRuns: everyExample ? 60 : 20 },
    );
  });

  test.each(variants)("$route answers at the ends of its limits, or says why not", (variant) => {
    for (const given of edgeTexts(calculator.description.inputs))
      expect({ given, lines: unspeakableIn(answerIn(tested, given, variant, "en")) }).toEqual({
        given,
        lines: [],
      });
  });

  test.each(Object.keys(tested.words))("its example values read well in %s", (locale) => {
    for (const variant of inLanguageTurn(variants, Object.keys(tested.words), locale))
      expect(unspeakableIn(answerIn(tested, {}, variant, locale))).toEqual([]);
  });

  test.each(Object.keys(tested.words))("its steps are for readers, not for programs, in %s", (locale) => {
    const written = ofEachFormula(tested, locale).flatMap((presented) => {
      const { deciding, all } = stepsOf(presented, tested);
      return [keyStepsText(deciding, terminal.width), allStepsText(all, terminal.width)].flatMap(
        (text) => text.replaceAll(links, "$1").match(programmed) ?? [],
      );
    });
    expect(written).toEqual([]);
  });

  test("shows its steps", () => {
    const { steps, keySteps } = calculator.stepModel;
    expect(steps.length === 0 || keySteps !== undefined || steps.length > 0).toBe(true);
  });
}

/** A link to another page, which is no unit in brackets. */
const links = /\[([^\]]+)\]\([^)]*\)/gu;

/** The name of a function before what it is given, and a unit in brackets. A letter alone is a word of Arabic. */
const programmed = /\p{L}{2,}\(.*|.{0,40}\[\p{L}+\]/gu;

function unspeakableIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => unspeakable.test(line));
}

/** Everything the terminal would say: values, the sentence, the steps, or the problems. */
function answerIn(
  tested: TestedCalculator,
  given: Texts,
  variant: TestedCalculator["variants"][number],
  locale: string,
): string[] {
  const { calculator } = tested;
  const { description } = calculator;
  const evaluation = evaluate(calculator, variant, given, { today });
  const { answer } = evaluation;
  const presenter = createPresenter(description, evaluation, translatorOf(tested, variant.slug, locale));
  switch (answer.status) {
    case "invalid":
      return answer.problems.map((problem) => {
        const text = presenter.explain(problem);
        expect(text).not.toBe(problem.code);
        // What was typed may stand in the message, whatever it was.
        return Object.values(problem.arguments ?? {}).reduce<string>(
          (left, typed) => left.replaceAll(String(typed), ""),
          text,
        );
      });
    case "refused":
      return [presenter.explainRefusal(answer.refusal)];
    case "answered": {
      const wrong = scalarsOf(answer).filter(
        ([, value]) => typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0)),
      );
      expect(wrong).toEqual([]);
      const shown = description.outputs.flatMap((output) => {
        const value = answer.values[output.id] ?? null;
        return output.type === "value" && (typeof value !== "object" || value === null)
          ? [presenter.show(output.display, value)]
          : [];
      });
      const { stepModel } = calculator;
      return [
        ...shown,
        answerSentence(presenter) ?? "",
        stepsText(answer.used, presenter, { stepModel, all: true }, terminal),
        stepsText(answer.used, presenter, { stepModel, all: false }, terminal),
      ];
    }
  }
}

export function withoutMissing(
  given: Readonly<Record<string, string | readonly string[] | undefined>>,
): Texts {
  return Object.fromEntries(
    Object.entries(given).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])),
  );
}
