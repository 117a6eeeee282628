import { wordForms } from "../runtime/words.ts";
import { answerSentence } from "./answer-text.ts";
import { argumentNames } from "./message.ts";
import { valueOutputs, type ValueOutput } from "./output-selection.ts";
import type { Presenter } from "./presenter.ts";
import { scalarAt } from "./values.ts";

/** An answer's sentence cut at the figure it is about, which is written large: what comes before it, and after. */
export interface SplitAnswer<Output> {
  /** Texts with marks. */
  readonly lead: string;
  readonly result: readonly ResultPiece<Output>[];
  readonly tail: string;
  /** Main results the figure does not say. */
  readonly others: readonly Output[];
}

/** The figure may be several main results and words between them: "36 years, 5 months and 6 days". */
export interface ResultPiece<Output> {
  readonly text: string;
  readonly output?: Output;
}

/** A main result as the sentence says it. */
interface Shown<Output> {
  readonly output: Output;
  readonly shown: string;
}

/** The sentence of an answer in its parts; undefined where there is none or it says no main result in bold. */
export function splitAnswer(presenter: Presenter): SplitAnswer<ValueOutput> | undefined {
  const sentence = answerSentence(presenter);
  if (sentence === undefined) return undefined;
  const main = valueOutputs(presenter.description, presenter.outputs)
    .filter(({ primary }) => primary)
    .flatMap((output) => waysToSay(output.id, presenter).map((shown) => ({ output, shown })));
  const parts = cutAtResult(sentence, main);
  if (parts === undefined) return undefined;
  const message = presenter.translator.messageAt("answer");
  const sayable = message === undefined ? [] : argumentNames(message);
  // A sentence that can say a part leaves it out where it is zero: "2 years, 2 days".
  const isLeftOut = ({ id }: ValueOutput): boolean =>
    sayable.includes(id) && scalarAt(presenter.outputs, id) === 0;
  return { ...parts, others: parts.others.filter((output) => !isLeftOut(output)) };
}

/** A result as a sentence says it, in each form it may have there: "Level 4" and "level 4". */
function waysToSay(id: string, presenter: Presenter): readonly string[] {
  const ways = [undefined, ...wordForms].flatMap((form) => presenter.sayById(id, form) ?? []);
  return [...new Set(ways)].filter((shown) => shown !== "");
}

/** Cuts a sentence at the first bold text that says a main result. */
export function cutAtResult<Output>(
  sentence: string,
  main: readonly Shown<Output>[],
): SplitAnswer<Output> | undefined {
  for (const bold of sentence.matchAll(/\*\*([^*]+)\*\*/gu)) {
    const result = resultPieces(bold[1] ?? "", main);
    const said = new Set(result.map(({ output }) => output));
    if (result.some(({ output }) => output !== undefined)) {
      return {
        lead: sentence.slice(0, bold.index).trim(),
        result,
        tail: sentence.slice(bold.index + bold[0].length).trimEnd(),
        others: [...new Set(main.map(({ output }) => output))].filter((output) => !said.has(output)),
      };
    }
  }
  return undefined;
}

/** Cuts a text at the results it says, each once, the earliest first. */
function resultPieces<Output>(text: string, main: readonly Shown<Output>[]): readonly ResultPiece<Output>[] {
  const [first] = main
    .map((result) => ({ ...result, at: placeOf(result.shown, text) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at || other.shown.length - one.shown.length);
  if (first === undefined) return text === "" ? [] : [{ text }];
  const { output, shown, at } = first;
  return [
    ...(at === 0 ? [] : [{ text: text.slice(0, at) }]),
    { text: shown, output },
    ...resultPieces(
      text.slice(at + shown.length),
      main.filter((result) => result.output !== output),
    ),
  ];
}

/** Where a text says a value, and not the end of a longer number: "5 months" is not in "15 months". */
function placeOf(shown: string, text: string): number {
  for (let at = text.indexOf(shown); at !== -1; at = text.indexOf(shown, at + 1))
    if (!/^\p{N}/u.test(shown) || !/\p{N}\p{P}?$/u.test(text.slice(0, at))) return at;
  return -1;
}
