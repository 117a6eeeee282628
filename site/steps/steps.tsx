import type { ReactNode } from "react";
import { stepLines, type StepLines } from "../../generator/presentation/step-lines.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { CitationLines } from "../layout/citation-line.tsx";
import { Opened } from "../layout/opened.tsx";
import { FormulaLine } from "./formula-line.tsx";
import { stepId } from "./step-id.ts";
import { TableStep } from "./table-step.tsx";

/** How the result came about: each formula in words, with the numbers put in, and what it gives. */
export function Steps(): ReactNode {
  const { t } = useTranslator();
  const { evaluation, presenter, setting } = useIsland();
  const { answer } = evaluation;
  if (answer.status !== "answered") return null;
  if (setting.calculator.description.steps.length === 0) return null;
  const decisive = stepLines(presenter, answer.used, false);
  return (
    <section className="steps">
      <h2>{t("steps.heading")}</h2>
      <StepList steps={decisive} isLinked={() => true} />
      <Opened className="audit" summary={t("steps.audit")}>
        <Audit decisive={decisive} />
      </Opened>
    </section>
  );
}

/** Every step taken, and what was put in. */
function Audit({ decisive }: { readonly decisive: readonly StepLines[] }): ReactNode {
  const { evaluation, presenter } = useIsland();
  const { answer } = evaluation;
  if (answer.status !== "answered") return null;
  return (
    <div>
      <Given />
      <StepList
        steps={stepLines(presenter, answer.used, true)}
        isLinked={(id) => !decisive.some((step) => step.id === id)}
      />
    </div>
  );
}

function StepList({
  steps,
  isLinked,
}: {
  readonly steps: readonly StepLines[];
  /** Whether links to a formula's step lead to this list. */
  readonly isLinked: (formula: string) => boolean;
}): ReactNode {
  return (
    <ol className="step-list">
      {steps.map((step) => (
        <li key={step.id} {...(isLinked(step.id) ? { id: stepId(step.id) } : {})}>
          <h3>{step.name}</h3>
          {step.kind === "table" ? <TableStep step={step} /> : <FormulaStep step={step} />}
        </li>
      ))}
    </ol>
  );
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
      <h3>{t("steps.given")}</h3>
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
