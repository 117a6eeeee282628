import { answerParts } from "../../generator/presentation/answer-parts.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { ReactNode } from "react";
import { useIsland } from "./island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** On narrow screens: the main figure at the edge of the screen while the fields are filled in. */
export function ResultReach(): ReactNode {
  const { t } = useTranslator();
  const { evaluation, presenter } = useIsland();
  const figure = evaluation.answer.status === "answered" ? mainFigure(presenter) : undefined;
  if (figure === undefined) return null;
  return (
    <a className="result-reach" href="#result">
      <span>{figure.name}</span>
      <strong className="number" suppressHydrationWarning>
        {figure.text}
      </strong>
      <span className="visually-hidden">{t("results.to_results")}</span>
    </a>
  );
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
