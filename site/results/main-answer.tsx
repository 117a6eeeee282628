import type { ReactNode } from "react";
import { answerParts, type FigurePiece } from "../../generator/presentation/answer-parts.ts";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { valueOutputs, type ValueOutput } from "../../generator/presentation/output-selection.ts";
import { useIsland } from "../islands/island-context.tsx";
import { RichLine, RichText } from "../words/rich-text.tsx";
import { ShownValue } from "./figures.tsx";

/** Characters of a figure that fit a line at full size, and at the next one down. */
const longFigure = 16;
const longestFigure = 30;

/** Characters of a word that fit the narrowest phone at full size, and up to which longer ones are made to fit. */
const wordAtFullSize = 8;
const unbrokenWords = [12, 16, 24] as const;

/** The answer: its sentence, with the figure it is about large over two rules, and what the figure adds up above it. */
export function MainAnswer({ children }: { readonly children?: ReactNode }): ReactNode {
  const { presenter } = useIsland();
  const parts = answerParts(presenter);
  if (parts === undefined) return <NamedAnswer>{children}</NamedAnswer>;
  const Sentence = children === undefined ? "p" : "div";
  return (
    <Sentence className="answer-sentence" suppressHydrationWarning>
      {parts.lead !== "" && (
        <span className="answer-lead" suppressHydrationWarning>
          <RichLine text={parts.lead} />{" "}
        </span>
      )}
      {children}
      <Figure pieces={parts.figure} />
      <Tail text={parts.tail} />
    </Sentence>
  );
}

/** What follows the figure, on a line of its own where the figure ends a sentence: the mark is heard, not seen. */
function Tail({ text }: { readonly text: string }): ReactNode {
  const [, stop, rest] = /^([.。।:：])\s*(.*)$/su.exec(text) ?? [];
  if (stop === undefined || rest === undefined) return <RichLine text={text} />;
  return (
    <>
      <span className="visually-hidden">{stop} </span>
      {rest !== "" && (
        <span className="answer-lead" suppressHydrationWarning>
          <RichLine text={rest} />
        </span>
      )}
    </>
  );
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
            <p>
              <Figure pieces={[{ text: presenter.showById(output.id) ?? "", output }]} />
            </p>
          </div>
        ))}
      {sentence !== undefined && <RichText text={sentence} />}
    </div>
  );
}

/** The class that sets a figure as large as its place allows: by its length, or by its longest word where one alone is long. */
function figureSize(text: string): string {
  const longestWord = Math.max(...text.split(/[ -]/u).map((word) => word.length));
  const shortest = text.length > longFigure ? longFigure - 4 : wordAtFullSize;
  const unbroken = unbrokenWords.find((length) => longestWord <= length);
  if (longestWord > shortest && unbroken !== undefined) return ` answer-figure-unbroken-${unbroken}`;
  if (text.length > longestFigure) return " answer-figure-small";
  return text.length > longFigure ? " answer-figure-medium" : "";
}

function Figure({ pieces }: { readonly pieces: readonly FigurePiece<ValueOutput>[] }): ReactNode {
  return (
    <strong
      className={`answer-figure${figureSize(pieces.map(({ text }) => text).join(""))}`}
      suppressHydrationWarning
    >
      {pieces.map(({ text, output }, index) =>
        output === undefined ? text : <ShownValue key={index} output={output} />,
      )}
    </strong>
  );
}
