import type { ReactNode } from "react";
import type { Display } from "../../generator/runtime/display.ts";

/** Kinds of results that are words, or figures inside words. */
const worded: readonly Display["kind"][] = ["date", "datetime", "choice", "choices", "message", "unit"];

/** Whether a result is read as words: a day, an option, a term without an end. */
export function isWorded({ kind }: Display, text: string): boolean {
  return worded.includes(kind) || (kind !== "text" && !/\p{N}/u.test(text));
}

/** A figure with its units beside it, smaller, in the face of words: "36" and "years". */
export function ResultText({ text }: { readonly text: string }): ReactNode {
  return text.split(wordsInFigure).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="answer-unit">
        {part}
      </span>
    ),
  );
}

/** An amount of money with its sign: one of several letters is half as large, in the face of words, and raised. */
export function MoneyText({ text }: { readonly text: string }): ReactNode {
  return text.split(longSign).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="answer-sign">
        {part}
      </span>
    ),
  );
}

/** US$, MX$, CHF, د.إ, each with the space that parts it from its figure. */
const longSign = /(\s?[\p{L}\p{M}\p{Sc}.]{2,}\s?)/u;

/** Words in a row, each with what belongs to a unit's sign. */
const wordsInFigure = /([(\p{L}][\p{L}\p{M}²³/.·()-]*(?:\s[(\p{L}][\p{L}\p{M}²³/.·()-]*)*)/u;
