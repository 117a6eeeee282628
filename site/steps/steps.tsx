import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from "react";
import {
  allLines,
  keyStepLines,
  formulasOf,
  resultsOf,
  stepCount,
  type KeyStepLines,
  type StepLines,
} from "../../generator/presentation/step-lines.ts";
import { countArgument } from "../../generator/presentation/translator.ts";
import { linesWorthShowing } from "../../generator/presentation/arithmetic-line.ts";
import type { UsedSource } from "../../generator/runtime/answer.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { RichLine } from "../words/rich-text.tsx";
import { useIsHydrated } from "../islands/hydrated.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { CitationLines } from "../layout/citation-line.tsx";
import { ActionButton } from "../layout/action-button.tsx";
import { FetchedMenu } from "../layout/fetched-menu.tsx";
import { useCopying, type CopiesProps } from "../layout/copying.ts";
import { Opened } from "../layout/opened.tsx";
import { DrawnMath } from "./drawn-math.tsx";
import { Formula } from "./formula.tsx";
import { stepId } from "./step-id.ts";
import { useStepNumbers } from "./step-numbers.ts";

/** How the result came about: the steps that decide it, and every step for who wants to audit. */
export function Steps({
  stepModel,
  ready,
}: {
  readonly stepModel: WorkedStepModel;
  /** Those that decide the answer, where they are known. */
  readonly ready?: readonly KeyStepLines[] | undefined;
}): ReactNode {
  const { t, locale } = useTranslator();
  const { evaluation, presenter } = useIsland();
  const { answer } = evaluation;
  const isHydrated = useIsHydrated();
  // To whoever wants to find out each step before they see it; undefined of all.
  const [shown, setShown] = useState<number>();
  const keySteps = useMemo(
    () => ready ?? (answer.status === "answered" ? keyStepLines(presenter, stepModel, answer.used) : []),
    [answer, presenter, ready, stepModel],
  );
  useStepNumbers(keySteps);
  if (answer.status !== "answered" || stepCount(presenter, stepModel) === 0) return null;
  return (
    <section className="steps">
      <div className="steps-head">
        <h2>{t("workings.heading")}</h2>
        {isHydrated && keySteps.length > 1 && (
          <ActionButton
            name={t("workings.one_by_one")}
            isPressed={shown !== undefined}
            onUse={() => setShown(shown === undefined ? 1 : undefined)}
          />
        )}
        {isHydrated && <CopyWorking stepModel={stepModel} />}
      </div>
      <ol className="step-list" aria-live={shown === undefined ? undefined : "polite"}>
        {keySteps.map((step, index) => (
          <KeyStep
            key={step.id ?? step.formulas[0]?.id}
            step={step}
            isLater={shown !== undefined && index >= shown}
          />
        ))}
      </ol>
      {shown !== undefined && (
        <ActionButton
          name={t(shown < keySteps.length ? "workings.next" : "workings.again")}
          onUse={() => setShown(shown < keySteps.length ? shown + 1 : 1)}
        />
      )}
      <Opened
        className="audit"
        summary={
          <>
            {t("workings.audit")}
            <small>
              {t("workings.steps", { count: countArgument(stepCount(presenter, stepModel), locale) })}
            </small>
          </>
        }
      >
        <Audit
          stepModel={stepModel}
          shown={keySteps.flatMap(({ formulas }) => formulas.map(({ id }) => id))}
        />
      </Opened>
    </section>
  );
}

/** The steps as text, for LaTeX and for word processors; a script does that, so the page that is sent has no such button. */
function CopyWorking({ stepModel }: { readonly stepModel: WorkedStepModel }): ReactNode {
  const { t } = useTranslator();
  const { said, copy } = useCopying();
  const load = useCallback(async (): Promise<ComponentType<CopiesProps>> => {
    const { workingCopies } = await import("./working-copies.tsx");
    return workingCopies(stepModel);
  }, [stepModel]);
  return (
    <>
      <FetchedMenu
        id="copy-working"
        icon="copy"
        name={t("workings.copy")}
        load={load}
        given={{ onCopy: copy, menu: "copy-working" }}
      />
      <output className="quiet">{said !== undefined && t(said)}</output>
    </>
  );
}

/** A sentence that says what is done, and the formulas that do it; or one formula by itself. */
function KeyStep({
  step: { sentence, formulas },
  isLater,
}: {
  readonly step: KeyStepLines;
  readonly isLater: boolean;
}): ReactNode {
  // Where one formula does what the sentence says, its name would only say it again.
  const isNamed = sentence === undefined || formulas.length > 1;
  return (
    <li className={isLater ? "step-later" : undefined}>
      {sentence !== undefined && (
        <p>
          <RichLine text={sentence} />
        </p>
      )}
      {formulas.map((step, index) => (
        <div key={step.id} id={stepId(step.id)} className="step-part">
          {isNamed && <p className="step-name">{step.name}</p>}
          <StepBody step={citesAsNext(step, formulas[index + 1]) ? withoutSource(step) : step} />
        </div>
      ))}
    </li>
  );
}

/** Whether the next formula cites the same: what both cite is said once, below both. */
function citesAsNext(step: StepLines, next: StepLines | undefined): boolean {
  const used = citedBy(step);
  const nextUsed = next === undefined ? undefined : citedBy(next);
  return used !== undefined && JSON.stringify(used.citations) === JSON.stringify(nextUsed?.citations);
}

function withoutSource(step: StepLines): StepLines {
  return step.kind === "arithmetic" ? step : { ...step, used: undefined };
}

function citedBy(step: StepLines): UsedSource | undefined {
  return step.kind === "arithmetic" ? undefined : step.used;
}

/** Every step taken, and what was put in. Links to a formula's step lead here where it is not `shown` above. */
function Audit({
  stepModel,
  shown,
}: {
  readonly stepModel: WorkedStepModel;
  readonly shown: readonly string[];
}): ReactNode {
  const { evaluation, presenter } = useIsland();
  const { answer } = evaluation;
  if (answer.status !== "answered") return null;
  return (
    <div>
      <Given />
      <ol className="step-list">
        {allLines(presenter, stepModel, answer.used).map((step) => (
          <li
            key={step.id}
            className="step-part"
            {...(shown.includes(step.id) ? {} : { id: stepId(step.id) })}
          >
            <p className="step-name">{step.name}</p>
            <StepBody step={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepBody({ step }: { readonly step: StepLines }): ReactNode {
  switch (step.kind) {
    case "formula":
      return <FormulaStep step={step} />;
    case "table":
      return <TableStep step={step} />;
    case "arithmetic":
      return linesWorthShowing(step.lines).map((line, index) =>
        line === "…" ? (
          <p key={index}>{line}</p>
        ) : (
          <Formula
            key={index}
            formulas={[line.substituted]}
            results={[{ sign: line.sign, text: line.result }]}
            isAnswer={step.isAnswer && index === linesWorthShowing(step.lines).length - 1}
          />
        ),
      );
  }
}

function FormulaStep({ step }: { readonly step: StepLines & { readonly kind: "formula" } }): ReactNode {
  const { condition, check, used } = step;
  return (
    <>
      {condition !== undefined && (
        <p className="step-note">
          <DrawnMath node={condition} />
        </p>
      )}
      <Formula
        formulas={formulasOf(step)}
        results={resultsOf(step)}
        isAnswer={step.isAnswer}
        isQuestion={step.isQuestion}
      />
      {check !== undefined && <Formula formulas={[check]} />}
      {used !== undefined && <CitationLines citations={used.citations} />}
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
      <dl className="step-cells">
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

/** A step that reads a table: what was looked up, the row found, since when it is in force and where it stands. */
function TableStep({
  step: { cells, keys, period, used },
}: {
  readonly step: StepLines & { readonly kind: "table" };
}): ReactNode {
  return (
    <>
      {keys !== undefined && <p className="step-note">{keys}</p>}
      <dl className="step-cells">
        {cells.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {period !== undefined && <p className="step-note">{period}</p>}
      {used !== undefined && <CitationLines citations={used.citations} />}
    </>
  );
}
