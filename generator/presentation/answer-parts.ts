import { valueOutputs, type ValueOutput } from "./output-selection.ts";
import { answerSentence } from "./answer-text.ts";
import type { Presenter } from "./presenter.ts";

/** An answer's sentence cut at the figure it is about, which is written large: what comes before it, and after. */
export interface AnswerParts {
  /** Texts with marks. */
  readonly lead: string;
  readonly figure: readonly FigurePiece[];
  readonly tail: string;
  /** Main results the figure does not say. */
  readonly others: readonly ValueOutput[];
}

/** The figure may be several main results and words between them: "36 years, 5 months and 6 days". */
export interface FigurePiece {
  readonly text: string;
  readonly output?: ValueOutput;
}

/**
 * The sentence of an answer in its parts. Its figure is the first bold text that says a main result; undefined where
 * there is no sentence or it says none.
 */
export function answerParts(presenter: Presenter): AnswerParts | undefined {
  const sentence = answerSentence(presenter);
  if (sentence === undefined) return undefined;
  const main = valueOutputs(presenter.description, presenter.outputs).filter(({ primary }) => primary);
  for (const bold of sentence.matchAll(/\*\*([^*]+)\*\*/gu)) {
    const figure = figurePieces(bold[1] ?? "", main, presenter);
    const said = figure.flatMap(({ output }) => output ?? []);
    if (said.length > 0) {
      return {
        lead: sentence.slice(0, bold.index).trim(),
        figure,
        tail: sentence.slice(bold.index + bold[0].length).trimEnd(),
        others: main.filter((output) => !said.includes(output)),
      };
    }
  }
  return undefined;
}

/** Cuts a text at the main results it says, each once, the earliest first. */
function figurePieces(
  text: string,
  outputs: readonly ValueOutput[],
  presenter: Presenter,
): readonly FigurePiece[] {
  const found = outputs
    .flatMap((output) => {
      const shown = presenter.showById(output.id) ?? "";
      const at = shown === "" ? -1 : placeOf(shown, text);
      return at === -1 ? [] : [{ output, shown, at }];
    })
    .toSorted((one, other) => one.at - other.at || other.shown.length - one.shown.length)[0];
  if (found === undefined) return text === "" ? [] : [{ text }];
  const { output, shown, at } = found;
  return [
    ...(at === 0 ? [] : [{ text: text.slice(0, at) }]),
    { text: shown, output },
    ...figurePieces(
      text.slice(at + shown.length),
      outputs.filter((each) => each !== output),
      presenter,
    ),
  ];
}

/** Where a text says a value, and not the end of a longer number: "5 months" is not in "15 months". */
function placeOf(shown: string, text: string): number {
  for (let at = text.indexOf(shown); at !== -1; at = text.indexOf(shown, at + 1)) {
    const isWithinNumber =
      /^[\p{N}]/u.test(shown) && /[\p{N}][\p{P}]?$/u.test(text.slice(Math.max(0, at - 2), at));
    if (!isWithinNumber) return at;
  }
  return -1;
}
