import { useEffect, useState, type ReactNode } from "react";
import { answerParts } from "../../generator/presentation/answer-parts.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { useIsland } from "./island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** On small screens: the main figure in the place of the page's head, while fields are in sight and the answer is not. */
export function ResultReach(): ReactNode {
  const { t } = useTranslator();
  const { evaluation, presenter, last, isEmbedded } = useIsland();
  const isAway = useAway();
  const shown = last?.presenter ?? presenter;
  const isThere = last !== undefined || evaluation.answer.status === "answered";
  const figure = isAway && isThere && !isEmbedded ? mainFigure(shown) : undefined;
  if (figure === undefined) return null;
  return (
    <a className={last === undefined ? "result-reach" : "result-reach past"} href="#result">
      <span>{figure.name}</span>
      <strong suppressHydrationWarning>{figure.text}</strong>
      <span className="visually-hidden">{t("results.to_results")}</span>
    </a>
  );
}

/** Whether the answer lies above the screen, and a part of the form on it. */
function useAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const answer = document.getElementById("result");
    const form = document.querySelector(".calculator-form");
    if (answer === null || form === null) return undefined;
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        seen.set(target, target === form ? isIntersecting : !isIntersecting && boundingClientRect.bottom < 0);
      setAway(seen.get(form) === true && seen.get(answer) === true);
    });
    observer.observe(answer);
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isAway;
}

/**
 * The figure the answer is about, by its name; one of several results, years with months and days, by what the answer
 * calls it. Where no sentence says a figure, the first main result.
 */
function mainFigure(presenter: Presenter): { readonly name: string; readonly text: string } | undefined {
  const { lead = "", figure = [] } = answerParts(presenter) ?? {};
  const said = figure.flatMap(({ output }) => output ?? []);
  const name = lead.replace(/\s*[:：]?\s*$/u, "");
  if (said.length > 1 && name !== "") return { name, text: figure.map(({ text }) => text).join("") };
  const main =
    said[0] ?? valueOutputs(presenter.description, presenter.outputs).find(({ primary }) => primary);
  return main && { name: presenter.nameOf(main.id), text: presenter.showOutput(main) };
}
