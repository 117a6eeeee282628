import { answerParts } from "../../generator/presentation/answer-parts.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { ReactNode } from "react";
import { useIsland } from "./island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** On narrow screens: the first result at the edge of the screen while the fields are filled in. */
export function ResultReach(): ReactNode {
  const { t } = useTranslator();
  const { setting, evaluation, presenter, form } = useIsland();
  const primary = valueOutputs(setting.calculator.description, presenter.outputs).find(
    (output) => output.primary,
  );
  if (evaluation.answer.status !== "answered" || primary === undefined) return null;
  const { name, text } = wholeFigure(presenter) ?? {
    name: presenter.nameOf(primary.id),
    text: presenter.show(
      primary.display,
      scalarAt(presenter.outputs, primary.id),
      form.resultUnits[primary.id],
    ),
  };
  return (
    <a className="result-reach" href="#result">
      <span>{name}</span>
      <strong className="number" suppressHydrationWarning>
        {text}
      </strong>
      <span className="visually-hidden">{t("results.to_results")}</span>
    </a>
  );
}

/** A figure of several main results, years with months and days, and what the answer calls it. */
function wholeFigure(presenter: Presenter): { readonly name: string; readonly text: string } | undefined {
  const { lead = "", figure = [] } = answerParts(presenter) ?? {};
  const name = lead.replace(/\s*[:：]?\s*$/u, "");
  if (name === "" || figure.filter(({ output }) => output !== undefined).length < 2) return undefined;
  return { name, text: figure.map(({ text }) => text).join("") };
}
