import type { ReactNode } from "react";
import type { UsedRow } from "../../generator/runtime/answer.ts";
import type { StepDescription } from "../../generator/runtime/description.ts";
import { mathText, mathTree, takenBranch, type MathNode } from "../../generator/runtime/steps.ts";
import { useIsland } from "../islands/island-context.tsx";
import { openInputs } from "../islands/setting.ts";
import { rowsAt, scalarAt } from "../results/shown-outputs.ts";
import { useSpeech } from "../words/speech-context.tsx";
import { countArgument } from "../words/speech.ts";
import { FormulaLine } from "./formula-line.tsx";
import { toldTree } from "./told-tree.ts";
import { TableStep } from "./table-step.tsx";
import { namingVoice, valueVoice } from "./voices.ts";

/** How the result came about: each formula in words, with the numbers put in, and what it gives. */
export function Steps(): ReactNode {
  const { say } = useSpeech();
  const { setting, evaluation, presenter } = useIsland();
  const { answer } = evaluation;
  if (answer.status !== "answered") return null;
  const taken = setting.calculator.description.steps.filter((step) => wasTaken(step, presenter.values));
  if (taken.length === 0) return null;
  const list = (steps: readonly StepDescription[], isWhole: boolean): ReactNode => (
    <ol className="step-list">
      {steps.map((step) => (
        <Step
          key={step.id}
          step={step}
          isWhole={isWhole}
          used={answer.used.find((row) => row.formula === step.id)}
        />
      ))}
    </ol>
  );
  return (
    <section className="steps">
      <h2>{say("steps.heading")}</h2>
      {list(
        taken.filter((step) => !step.minor),
        false,
      )}
      <details className="audit">
        <summary>{say("steps.audit")}</summary>
        <div>
          <Given />
          {list(taken, true)}
        </div>
      </details>
    </section>
  );
}

/** A formula whose result was not needed has none, and is not shown. */
function wasTaken(step: StepDescription, values: Parameters<typeof scalarAt>[0]): boolean {
  if (step.lookup !== undefined)
    return step.lookup.columns.some(({ id }) => scalarAt(values, `${step.id}.${id}`) !== null);
  return scalarAt(values, step.id) !== null || rowsAt(values, step.id).length > 0;
}

/** `isWhole`: with every branch of its formula, not only the one that was taken. */
function Step({
  step,
  used,
  isWhole,
}: {
  readonly step: StepDescription;
  readonly used: UsedRow | undefined;
  readonly isWhole: boolean;
}): ReactNode {
  const { presenter } = useIsland();
  return (
    <li>
      <h3>{presenter.nameOf(step.id)}</h3>
      {step.lookup === undefined ? (
        <FormulaStep step={step} isWhole={isWhole} />
      ) : (
        <TableStep step={step} lookup={step.lookup} used={used} />
      )}
    </li>
  );
}

function FormulaStep({
  step,
  isWhole,
}: {
  readonly step: StepDescription;
  readonly isWhole: boolean;
}): ReactNode {
  const speech = useSpeech();
  const { locale, say } = speech;
  const { setting, presenter } = useIsland();
  const rows = rowsAt(presenter.values, step.id);
  const result =
    rows.length > 0
      ? say("steps.rows", { count: countArgument(rows.length, locale) })
      : presenter.show(step.display, scalarAt(presenter.values, step.id));
  if (step.tree === undefined) return <FormulaLine sign="=" result={result} />;
  const branch = presenter.values[`${step.id}?`];
  const tree = toldTree(
    isWhole || typeof branch !== "number" ? step.tree : takenBranch(step.tree, branch),
    setting.calculator.description,
    speech,
  );
  const named = mathTree(tree, namingVoice(presenter, speech));
  const valued = mathTree(tree, valueVoice(presenter, speech, setting.calculator.description));
  return (
    <>
      <FormulaLine sign="=" formula={named} />
      {isWorthShowing(valued, named, result) && <FormulaLine sign="=" formula={valued} />}
      <FormulaLine sign="=" result={result} />
    </>
  );
}

/** The line with the numbers put in says nothing new where it equals its neighbours. */
function isWorthShowing(valued: MathNode, named: MathNode, result: string): boolean {
  const text = mathText(valued);
  return text !== mathText(named) && text !== result;
}

/** What was put in, as it was read. */
function Given(): ReactNode {
  const { say } = useSpeech();
  const { setting, evaluation, presenter } = useIsland();
  const given = openInputs(setting).filter(
    (input) => evaluation.read.visible[input.id] !== false && input.type !== "rows",
  );
  return (
    <>
      <h3>{say("steps.given")}</h3>
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
