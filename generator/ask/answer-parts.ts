import { answerLine, answerSentence } from "../presentation/answer-text.ts";
import type { Presenter } from "../presentation/presenter.ts";
import { plainText } from "../presentation/rich-text.ts";
import { splitAnswer } from "../presentation/split-answer.ts";
import { scalarAt } from "../presentation/values.ts";
import type { Answer } from "../runtime/answer.ts";

/** A sentence around its figure. Texts are without marks. */
export interface AnswerParts {
  readonly lead: string;
  /** The figure; empty where the answer is a reason why there is none. */
  readonly result: string;
  readonly tail: string;
}

/** The sentence of an answer around its figure, or `isAlone` what is asked for by its name; the reason, where it has none. */
export function split(
  answer: Answer,
  presenter: Presenter,
  result: string | undefined,
  isAlone = false,
): AnswerParts | undefined {
  if (answer.status === "invalid") return undefined;
  const asked =
    answer.status === "answered" && result !== undefined
      ? (isAlone ? byName : aroundResult)(result, presenter)
      : undefined;
  if (asked !== undefined) return asked;
  const parts = answer.status === "answered" ? splitAnswer(presenter) : undefined;
  if (parts !== undefined)
    return {
      lead: plainText(parts.lead, "without addresses"),
      result: parts.result.map(({ text }) => text).join(""),
      tail: plainText(parts.tail, "without addresses").trimStart(),
    };
  return { lead: plainText(answerLine(answer, presenter), "without addresses"), result: "", tail: "" };
}

/** The sentence of an answer around a result that it says beside the main one, or that is the main one in other units. */
function aroundResult(result: string, presenter: Presenter): AnswerParts | undefined {
  const mainResult = presenter.sayById(result);
  const sentence = answerSentence(presenter);
  if (mainResult === undefined || sentence === undefined) return undefined;
  const plain = plainText(sentence, "without addresses");
  const at = plain.lastIndexOf(mainResult);
  if (at !== -1)
    return {
      lead: plain.slice(0, at).trim(),
      result: mainResult,
      tail: plain.slice(at + mainResult.length).trim(),
    };
  const parts = splitAnswer(presenter);
  const [main] = (parts?.result ?? []).flatMap(({ output }) => output ?? []);
  const { outputs } = presenter;
  const isMain =
    parts !== undefined && main !== undefined && scalarAt(outputs, main.id) === scalarAt(outputs, result);
  // What the sentence says nothing of is told by its name.
  if (!isMain) return byName(result, presenter);
  return { lead: plainText(parts.lead, "without addresses"), result: mainResult, tail: "" };
}

/** A result, or an input that was found from one, by its name. */
function byName(id: string, presenter: Presenter): AnswerParts | undefined {
  const figure = presenter.sayById(id);
  return figure === undefined ? undefined : { lead: `${presenter.nameOf(id)} =`, result: figure, tail: "" };
}
