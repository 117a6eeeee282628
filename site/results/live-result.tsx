import { answerLine } from "../../generator/presentation/answer-text.ts";
import { warningFor } from "../../generator/presentation/answer-warning.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { useEffect, useState, type ReactNode } from "react";
import type { Evaluation } from "../../generator/presentation/evaluation.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { useIsland } from "../islands/island-context.tsx";

/** A pause in typing, after which a screen reader is told. */
const quietFor = 900;

/** Tells screen readers the new result once typing pauses; silent on load. */
export function LiveResult(): ReactNode {
  const { origin, evaluation, presenter } = useIsland();
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (origin !== "entered") return undefined;
    // The sentence is put together only when it is said: a key pressed meanwhile need not wait for it.
    const timer = setTimeout(() => setAnnounced(resultSentence(evaluation, presenter)), quietFor);
    return () => clearTimeout(timer);
  }, [origin, evaluation, presenter]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {announced}
    </output>
  );
}

function resultSentence({ answer }: Evaluation, presenter: Presenter): string {
  const warning = answer.status === "answered" ? warningFor(answer.used, presenter.translator) : undefined;
  const texts = [answerLine(answer, presenter), ...(warning === undefined ? [] : [warning.text])];
  return texts.map((text) => plainText(text, "without addresses")).join(" ");
}
