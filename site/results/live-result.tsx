import { answerLine } from "../../generator/presentation/answer-text.ts";
import { remarkOn } from "../../generator/presentation/least-sure.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { useEffect, useState, type ReactNode } from "react";
import type { Evaluation } from "../../generator/presentation/evaluation.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { useIsland } from "../islands/island-context.tsx";

/** A pause in typing, after which a screen reader is told. */
const quietFor = 900;

/** Tells screen readers the new result once typing pauses; silent on load. */
export function LiveResult(): ReactNode {
  const { figures, evaluation, presenter } = useIsland();
  const [told, setTold] = useState("");
  useEffect(() => {
    if (figures !== "entered") return undefined;
    // The sentence is put together only when it is said: a key pressed meanwhile need not wait for it.
    const timer = setTimeout(() => setTold(resultSentence(evaluation, presenter)), quietFor);
    return () => clearTimeout(timer);
  }, [figures, evaluation, presenter]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {told}
    </output>
  );
}

function resultSentence({ answer }: Evaluation, presenter: Presenter): string {
  const remark = answer.status === "answered" ? remarkOn(answer.used, presenter.translator) : undefined;
  const texts = [answerLine(answer, presenter), ...(remark === undefined ? [] : [remark.text])];
  return texts.map((text) => plainText(text, "without addresses")).join(" ");
}
