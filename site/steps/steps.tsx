import { useMemo, type ReactNode } from "react";
import {
  allLines,
  decidingLines,
  type DecidingLines,
  type StepLines,
} from "../../generator/presentation/step-lines.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { CalculatorWorkings } from "../../generator/runtime/description.ts";
import { RichLine } from "../words/rich-text.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { CitationLines } from "../layout/citation-line.tsx";
import { Opened } from "../layout/opened.tsx";
import { FormulaLine } from "./formula-line.tsx";
import { stepId } from "./step-id.ts";
import { useStepNumbers } from "./step-numbers.ts";
import { TableStep } from "./table-step.tsx";

/** How the result came about: the steps that decide it, and every step for who wants to audit. */
export function Steps({ workings }: { readonly workings: CalculatorWorkings }): ReactNode {
  const { t } = useTranslator();
  const { evaluation, presenter } = useIsland();
  const { answer } = evaluation;
  const deciding = useMemo(
    () => (answer.status === "answered" ? decidingLines(presenter, workings, answer.used) : []),
    [answer, presenter, workings],
  );
  useStepNumbers(deciding);
  if (answer.status !== "answered" || workings.steps.length === 0) return null;
  return (
    <section className="steps">
      <h2>{t("workings.heading")}</h2>
      <ol className="step-list">
        {deciding.map((step) => (
          <DecidingStep key={step.id ?? step.formulas[0]?.id} step={step} />
        ))}
      </ol>
      <Opened className="audit" summary={t("workings.audit")}>
        <Audit
          steps={allLines(presenter, workings, answer.used)}
          shown={deciding.flatMap(({ formulas }) => formulas.map(({ id }) => id))}
        />
      </Opened>
    </section>
  );
}

/** A sentence that says what is done, and the formulas that do it; or one formula by itself. */
function DecidingStep({ step: { sentence, formulas } }: { readonly step: DecidingLines }): ReactNode {
  if (sentence === undefined)
    return formulas.map((step) => (
      <li key={step.id} id={stepId(step.id)}>
        <h3>{step.name}</h3>
        <StepBody step={step} />
      </li>
    ));
  return (
    <li>
      <h3>
        <RichLine text={sentence} />
      </h3>
      {formulas.map((step) => (
        <div key={step.id} id={stepId(step.id)} className="step-part">
          <p className="quiet">{step.name}</p>
          <StepBody step={step} />
        </div>
      ))}
    </li>
  );
}

/** Every step taken, and what was put in. Links to a formula's step lead here where it is not `shown` above. */
function Audit({
  steps,
  shown,
}: {
  readonly steps: readonly StepLines[];
  readonly shown: readonly string[];
}): ReactNode {
  return (
    <div>
      <Given />
      <ol className="step-list">
        {steps.map((step) => (
          <li key={step.id} {...(shown.includes(step.id) ? {} : { id: stepId(step.id) })}>
            <h3>{step.name}</h3>
            <StepBody step={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepBody({ step }: { readonly step: StepLines }): ReactNode {
  return step.kind === "table" ? <TableStep step={step} /> : <FormulaStep step={step} />;
}

function FormulaStep({ step }: { readonly step: StepLines & { readonly kind: "formula" } }): ReactNode {
  return (
    <>
      {step.condition !== undefined && <FormulaLine sign="" formula={step.condition} />}
      {step.formulas.map((formula, index) => (
        <FormulaLine key={index} sign="=" formula={formula} />
      ))}
      <FormulaLine sign="=" result={step.result} />
      {step.check !== undefined && <FormulaLine sign="" formula={step.check} />}
      {step.used !== undefined && <CitationLines citations={step.used.citations} />}
    </>
  );
}

/** What was put in, as it was read. */
function Given(): ReactNode {
  const { t } = useTranslator();
  const { setting, evaluation, presenter } = useIsland();
  const given = openInputs(setting.calculator.description, setting.variant).filter(
    (input) => evaluation.read.visible[input.id] !== false && input.type !== "rows",
  );
  return (
    <>
      <h3>{t("workings.given")}</h3>
      <dl className="value-list">
        {given.map((input) => (
          <div key={input.id}>
            <dt>{presenter.nameOf(input.id)}</dt>
            <dd>{presenter.showById(input.id) ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
