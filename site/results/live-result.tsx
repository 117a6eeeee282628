import { answerLine } from "../../generator/presentation/answer-text.ts";
import { remarkOn } from "../../generator/presentation/least-sure.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";

/** A pause in typing, after which a screen reader is told. */
const quietFor = 900;

/** Tells screen readers the new result once typing pauses; silent on load. */
export function LiveResult(): ReactNode {
  const sentence = useResultSentence();
  const [told, setTold] = useState("");
  const first = useRef(sentence);
  useEffect(() => {
    if (sentence === first.current) return undefined;
    const timer = setTimeout(() => {
      first.current = sentence;
      setTold(sentence);
    }, quietFor);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {told}
    </output>
  );
}

function useResultSentence(): string {
  const { evaluation, presenter } = useIsland();
  const { answer } = evaluation;
  const remark = answer.status === "answered" ? remarkOn(answer.used, presenter.translator) : undefined;
  const texts = [answerLine(answer, presenter), ...(remark === undefined ? [] : [remark.text])];
  return texts.map((text) => plainText(text, "without addresses")).join(" ");
}
