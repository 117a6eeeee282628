import type { Answer } from "../runtime/answer.ts";
import { valueOutputs } from "./output-selection.ts";
import type { Presenter } from "./presenter.ts";
import { plainText } from "./rich-text.ts";
import { countArgument } from "./translator.ts";
import { scalarAt } from "./values.ts";

/**
 * The sentence of an answer, as the author wrote it (with marks), and the days of the law that have passed, which it tells like
 * those to come; undefined where the author gave none.
 */
export function answerSentence(presenter: Presenter): string | undefined {
  const sentence = presenter.text("answer");
  const days = passedDays(presenter);
  return sentence === undefined || days === undefined
    ? sentence
    : presenter.translator.t("results.passed", {
        sentence,
        days,
      });
}

/** The names of the days that lie before today, where a calculator tells them. */
function passedDays({ description, outputs, today, nameOf, translator }: Presenter): string | undefined {
  if (description.isLaw === undefined) return undefined;
  const names = valueOutputs(description, outputs)
    .filter(({ id, display }) => display.kind === "date" && String(scalarAt(outputs, id)) < today)
    .map(({ id }) => nameOf(id));
  return names.length === 0
    ? undefined
    : names.reduce((first, second) => translator.t("math.list", { first, second }));
}

/** What the author says below a result, without marks; undefined where there is nothing to say. */
export function outputNote(presenter: Presenter, id: string): string | undefined {
  const note = presenter.text(`outputs.${id}.note`);
  return note === undefined ? undefined : plainText(note, "with addresses");
}

/** An answer in one line: its sentence, else its main results; what is wrong; or why there is none. */
export function answerLine(answer: Answer, presenter: Presenter): string {
  const { t, locale } = presenter.translator;
  switch (answer.status) {
    case "invalid":
      return t("results.invalid", { count: countArgument(answer.problems.length, locale) });
    case "refused":
      return t("results.sentences", {
        first: t("results.refused"),
        next: presenter.explainRefusal(answer.refusal),
      });
    case "answered":
      return (
        answerSentence(presenter) ??
        valueOutputs(presenter.description, presenter.outputs)
          .filter(({ primary }) => primary)
          .map((output) =>
            t("math.says", {
              x: presenter.nameOf(output.id),
              value: presenter.showOutput(output),
            }),
          )
          .reduce((first, next) => (first === "" ? next : t("results.sentences", { first, next })), "")
      );
  }
}
