import type { ReactNode } from "react";
import { splitAnswer, type ResultPiece } from "../../generator/presentation/split-answer.ts";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { valueOutputs, type ValueOutput } from "../../generator/presentation/output-selection.ts";
import { useIsland } from "../islands/island-context.tsx";
import { RichLine, RichText } from "../words/rich-text.tsx";
import { isWorded } from "./result-text.tsx";
import { ShownInUnit } from "./figures.tsx";
import { EditButton } from "./edit-button.tsx";

/** The answer: its sentence, with the figure it is about large over two rules, and what the figure adds up above it. */
export function MainAnswer({ children }: { readonly children?: ReactNode }): ReactNode {
  const { presenter } = useIsland();
  const parts = splitAnswer(presenter);
  if (parts === undefined) return <NamedAnswer>{children}</NamedAnswer>;
  const Sentence = children === undefined ? "p" : "div";
  const { mark, beside, below } = tailAfter(parts.tail);
  return (
    <Sentence className="answer-sentence" suppressHydrationWarning>
      {parts.lead !== "" && (
        <span className="answer-lead" suppressHydrationWarning>
          <RichLine text={parts.lead} />{" "}
        </span>
      )}
      {children}
      <span className="answer-line">
        {mark === "" ? (
          <Figure pieces={parts.result} />
        ) : (
          <span className="answer-marked">
            <Figure pieces={parts.result} />
            <span className="answer-mark" suppressHydrationWarning>
              {mark}
            </span>
          </span>
        )}
        {beside !== "" && (
          <span
            className={/^\p{P}$/u.test(beside) ? "visually-hidden" : "answer-beside"}
            suppressHydrationWarning
          >
            <RichLine text={beside} />
          </span>
        )}
        <EditButton />
      </span>
      {below !== "" && (
        <span className="answer-lead" suppressHydrationWarning>
          {" "}
          <RichLine text={below} />
        </span>
      )}
    </Sentence>
  );
}

/**
 * What follows the figure: the mark that belongs to it, the rest of its own sentence beside it, of which a mark alone is
 * heard and not seen, and the sentences after that below.
 */
function tailAfter(tail: string): {
  readonly mark: string;
  readonly beside: string;
  readonly below: string;
} {
  const [, own = tail, below = ""] = /^(.*?(?:[.؟?!](?=[ \n])|[。।？！]))\s*(.+)$/su.exec(tail) ?? [];
  const [, mark = "", beside = own.trim()] = /^([,;:،؛，、；：])\s*(\S.*)$/su.exec(own) ?? [];
  return { mark, beside, below };
}

/** Without a sentence that says it, the figure stands under its name. */
function NamedAnswer({ children }: { readonly children: ReactNode }): ReactNode {
  const { setting, presenter } = useIsland();
  const sentence = answerSentence(presenter);
  return (
    <div className="answer-sentence">
      {children}
      {valueOutputs(setting.calculator.description, presenter.outputs)
        .filter(({ primary }) => primary)
        .map((output) => (
          <div key={output.id}>
            <p className="answer-lead">{presenter.nameOf(output.id)}</p>
            <p className="answer-line">
              <Figure pieces={[{ text: presenter.showById(output.id) ?? "", output }]} />
            </p>
          </div>
        ))}
      {sentence !== undefined && <RichText text={sentence} />}
    </div>
  );
}

/** A size of figures, and the most characters that fit the narrowest phone in it. */
const sizes = [
  ["", 10],
  [" answer-figure-medium", 16],
  [" answer-figure-small", 20],
] as const;

/** The class that sets a figure as large as its place allows. */
function resultClass(pieces: readonly ResultPiece<ValueOutput>[]): string {
  if (pieces.every(({ text, output }) => output === undefined || isWorded(output.display, text)))
    return "answer-figure answer-words";
  // Words in a figure are smaller than its digits.
  const length = pieces
    .map(({ text }) => text.length - text.replaceAll(/[^\p{L}]/gu, "").length * 0.55)
    .reduce((sum, each) => sum + each, 0);
  const [size] = sizes.find(([, most]) => length <= most) ?? [" answer-figure-smallest"];
  return `answer-figure${size}`;
}

function Figure({ pieces }: { readonly pieces: readonly ResultPiece<ValueOutput>[] }): ReactNode {
  return (
    <strong className={resultClass(pieces)} suppressHydrationWarning>
      {pieces.map(({ text, output }, index) =>
        output === undefined ? (
          <span key={index} className="answer-unit">
            {text}
          </span>
        ) : (
          <ShownInUnit key={index} output={output} isLarge text={text} />
        ),
      )}
    </strong>
  );
}
