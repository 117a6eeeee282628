import type { ReactNode } from "react";
import type { UsedRow } from "../../generator/runtime/answer.ts";
import { mathTree } from "../../generator/runtime/steps.ts";
import {
  formulasWorthShowing,
  toldSteps,
  wholeSteps,
  type Telling,
  type ToldStep,
} from "../../generator/runtime/told-steps.ts";
import { useIsland } from "../islands/island-context.tsx";
import { openInputs } from "../islands/setting.ts";
import { rowsAt, scalarAt } from "../results/shown-outputs.ts";
import { useSpeech } from "../words/speech-context.tsx";
import { countArgument } from "../words/speech.ts";
import { FormulaLine } from "./formula-line.tsx";
import { TableStep } from "./table-step.tsx";
import { namingVoice, valueVoice } from "./voices.ts";

/** How the result came about: each formula in words, with the numbers put in, and what it gives. */
export function Steps(): ReactNode {
  const { say, sayIfGiven } = useSpeech();
  const { setting, evaluation, presenter } = useIsland();
  const { answer } = evaluation;
  if (answer.status !== "answered") return null;
  const telling: Telling = {
    description: setting.calculator.description,
    values: presenter.values,
    outputs: presenter.outputs,
    nameOfOption: (set, option) => sayIfGiven(`choices.${set}.${option}`),
  };
  const whole = wholeSteps(telling);
  if (whole.length === 0) return null;
  const list = (steps: readonly ToldStep[]): ReactNode => (
    <ol className="step-list">
      {steps.map((told) => (
        <Step key={told.step.id} told={told} used={answer.used.find((row) => row.formula === told.step.id)} />
      ))}
    </ol>
  );
  return (
    <section className="steps">
      <h2>{say("steps.heading")}</h2>
      {list(toldSteps(telling))}
      <details className="audit">
        <summary>{say("steps.audit")}</summary>
        <div>
          <Given />
          {list(whole)}
        </div>
      </details>
    </section>
  );
}

function Step({ told, used }: { readonly told: ToldStep; readonly used: UsedRow | undefined }): ReactNode {
  const { presenter } = useIsland();
  const { step, columns } = told;
  return (
    <li>
      <h3>{presenter.nameOf(step.id)}</h3>
      {step.lookup === undefined ? (
        <FormulaStep told={told} />
      ) : (
        <TableStep id={step.id} lookup={step.lookup} columns={columns} used={used} />
      )}
    </li>
  );
}

function FormulaStep({ told: { step, tree, condition } }: { readonly told: ToldStep }): ReactNode {
  const speech = useSpeech();
  const { locale, say } = speech;
  const { setting, presenter } = useIsland();
  const rows = rowsAt(presenter.values, step.id);
  const result =
    rows.length > 0
      ? say("steps.rows", { count: countArgument(rows.length, locale) })
      : presenter.show(step.display, scalarAt(presenter.values, step.id));
  if (tree === undefined) return <FormulaLine sign="=" result={result} />;
  const formulas = formulasWorthShowing(
    {
      named: mathTree(tree, namingVoice(presenter, speech)),
      valued: mathTree(tree, valueVoice(presenter, speech, setting.calculator.description)),
    },
    presenter.nameOf(step.id),
    result,
  );
  return (
    <>
      {condition !== undefined && (
        <FormulaLine sign="" formula={mathTree(condition, namingVoice(presenter, speech))} />
      )}
      {formulas.map((formula, index) => (
        <FormulaLine key={index} sign="=" formula={formula} />
      ))}
      <FormulaLine sign="=" result={result} />
    </>
  );
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
