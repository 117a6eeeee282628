import type { Answer } from "../runtime/answer.ts";
import { valueOutputs } from "./output-selection.ts";
import type { Presenter } from "./presenter.ts";
import { plainText } from "./rich-text.ts";
import { countArgument } from "./translator.ts";

/** The sentence of an answer, as the author wrote it (with marks); undefined where the author gave none. */
export function answerSentence(presenter: Presenter): string | undefined {
  return presenter.text("answer");
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
      return `${t("results.refused")}. ${presenter.explainRefusal(answer.refusal)}`;
    case "answered":
      return (
        answerSentence(presenter) ??
        valueOutputs(presenter.description, presenter.outputs)
          .filter(({ primary }) => primary)
          .map((output) => `${presenter.nameOf(output.id)}: ${presenter.showOutput(output)}`)
          .join(". ")
      );
  }
}
