import { tableOutputs, valueOutputs } from "../../generator/presentation/output-selection.ts";
import { useRef, type ReactNode } from "react";
import { ChartFigure } from "../charts/chart-figure.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { RichText } from "../words/rich-text.tsx";
import { useFitting } from "./fitting.ts";
import { InvalidPanel } from "./invalid-panel.tsx";
import { LiveResult } from "./live-result.tsx";
import { RefusalPanel } from "./refusal-panel.tsx";
import { ResultTable } from "./result-table.tsx";
import { PrimaryResult, ValueList } from "./value-list.tsx";

/** The id the page's links and the form's submit go to. */
export const resultId = "result";

/** What the calculator answers: a result, what to put right first, or why there is none. */
export function ResultPanel(): ReactNode {
  const { t } = useTranslator();
  const { answer } = useIsland().evaluation;
  const panel = useRef<HTMLElement>(null);
  const isFitting = useFitting(panel);
  return (
    <section
      ref={panel}
      className={`results results-${answer.status}${isFitting ? " results-fitting" : ""}`}
      id={resultId}
      tabIndex={-1}
      aria-labelledby="result-heading"
    >
      <h2 id="result-heading" className="visually-hidden">
        {t("results.heading")}
      </h2>
      {answer.status === "answered" && <AnsweredPanel />}
      {answer.status === "invalid" && <InvalidPanel problems={answer.problems} />}
      {answer.status === "refused" && <RefusalPanel refusal={answer.refusal} />}
      <LiveResult />
    </section>
  );
}

function AnsweredPanel(): ReactNode {
  const { setting, presenter } = useIsland();
  const { description } = setting.calculator;
  const values = valueOutputs(description, presenter.outputs);
  const sentence = presenter.text("answer");
  return (
    <>
      <div className="primary-results">
        {values
          .filter((output) => output.primary)
          .map((output) => (
            <PrimaryResult key={output.id} output={output} />
          ))}
      </div>
      {sentence !== undefined && (
        <div className="answer">
          <RichText text={sentence} />
        </div>
      )}
      <ValueList outputs={values.filter((output) => !output.primary)} />
    </>
  );
}

/** Pictures and tables of the result, in the full width below the fields. */
export function ResultDetails(): ReactNode {
  const { setting, evaluation, presenter } = useIsland();
  if (evaluation.answer.status !== "answered") return null;
  const { description } = setting.calculator;
  return (
    <div className="result-details">
      {description.charts.map((chart) => (
        <ChartFigure key={chart.id} chart={chart} />
      ))}
      {tableOutputs(description, presenter.outputs).map(({ output, rows }) => (
        <ResultTable key={output.id} output={output} rows={rows} />
      ))}
    </div>
  );
}
