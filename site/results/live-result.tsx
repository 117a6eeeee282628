import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { plainText } from "../words/rich-text.tsx";
import { useSpeech } from "../words/speech-context.tsx";
import { countArgument } from "../words/speech.ts";
import { scalarAt, valueOutputs } from "./shown-outputs.ts";

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
  const { locale, say } = useSpeech();
  const { setting, evaluation, presenter, form } = useIsland();
  const { answer } = evaluation;
  switch (answer.status) {
    case "invalid":
      return say("results.invalid", { count: countArgument(answer.problems.length, locale) });
    case "refused":
      return `${say("results.refused")}. ${presenter.tell(`refusals.${answer.refusal.reason}`, presenter.describe(answer.refusal.arguments ?? {})) ?? ""}`;
    case "answered": {
      const sentence = presenter.tell("answer");
      if (sentence !== undefined) return plainText(sentence);
      return valueOutputs(setting.calculator.description, presenter.outputs)
        .filter((output) => output.primary)
        .map(
          ({ id, display }) =>
            `${presenter.nameOf(id)}: ${presenter.show(display, scalarAt(presenter.outputs, id), form.resultUnits[id])}`,
        )
        .join(". ");
    }
  }
}
