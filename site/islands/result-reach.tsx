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
  return (
    <a className="result-reach" href="#result">
      <span>{presenter.nameOf(primary.id)}</span>
      <strong className="number" suppressHydrationWarning>
        {presenter.show(
          primary.display,
          scalarAt(presenter.outputs, primary.id),
          form.resultUnits[primary.id],
        )}
      </strong>
      <span className="visually-hidden">{t("results.to_results")}</span>
    </a>
  );
}
