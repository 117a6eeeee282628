// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { DateField } from "../../../../../../../../site/fields/date-field.tsx";
import { Form } from "../../../../../../../../site/fields/form.tsx";
import { NumberField } from "../../../../../../../../site/fields/number-field.tsx";
import { RadioField } from "../../../../../../../../site/fields/radio-field.tsx";
import { RowsField } from "../../../../../../../../site/fields/rows-field.tsx";
import { SwitchField } from "../../../../../../../../site/fields/switch-field.tsx";
import { CalculatorLayout } from "../../../../../../../../site/islands/calculator-layout.tsx";
import { CalculatorRoot } from "../../../../../../../../site/islands/calculator-root.tsx";
import { Actions } from "../../../../../../../../site/results/actions.tsx";
import { AnswerResults } from "../../../../../../../../site/results/answer-results.tsx";
import { Answer } from "../../../../../../../../site/results/answer.tsx";
import { Details } from "../../../../../../../../site/results/details.tsx";
import {
  FirstFigure,
  KeyFigures,
  MainResult,
  OtherFigure,
  SaidFigure,
} from "../../../../../../../../site/results/figures.tsx";
import { FirstResults } from "../../../../../../../../site/results/first-results.tsx";
import { MainAnswer } from "../../../../../../../../site/results/main-answer.tsx";
import { MoreResults } from "../../../../../../../../site/results/more-results.tsx";
import { Warning } from "../../../../../../../../site/results/warning.tsx";
import { StepsSection } from "../../../../../../../../site/steps/steps-section.tsx";
import { calculator, columns, inputs, outputs } from "./model.ts";
import type { CalculatorRootElement } from "../../../../../../../../site/islands/calculator-root.tsx";
import type { PageState } from "../../../../../../../../site/islands/page-state.ts";

/** The page of math/names: its form, its answer and what stands behind it. */
export function CalculatorPage({ page }: { readonly page: PageState }): CalculatorRootElement {
  return (
    <CalculatorRoot calculator={calculator} page={page}>
      <CalculatorLayout>
        <Form>
          <RadioField input={inputs.class} />
          <NumberField input={inputs.row} />
          <RowsField input={inputs.rows}>
            <NumberField input={columns.rows.row} />
            <NumberField input={columns.rows.function} />
          </RowsField>
          <NumberField input={inputs.row_1} />
          <NumberField input={inputs.row1} />
          <DateField input={inputs.from} />
          <SwitchField input={inputs.today} />
          <NumberField input={inputs.return} />
        </Form>
        <Answer>
          <MainAnswer />
          <Warning />
          <MainResult output={outputs.round} />
        </Answer>
        <Actions />
        <AnswerResults>
          <FirstResults>
            <FirstFigure output={outputs.inputs_found} />
            <FirstFigure output={outputs.compute_round} />
            <FirstFigure output={outputs.finish} />
            <FirstFigure output={outputs.add_days} />
          </FirstResults>
          <MoreResults>
            <KeyFigures>
              <SaidFigure output={outputs.inputs_found} />
              <SaidFigure output={outputs.compute_round} />
              <SaidFigure output={outputs.finish} />
              <SaidFigure output={outputs.add_days} />
            </KeyFigures>
            <KeyFigures>
              <OtherFigure output={outputs.values} />
              <OtherFigure output={outputs.calculator} />
              <OtherFigure output={outputs.switch} />
            </KeyFigures>
          </MoreResults>
        </AnswerResults>
      </CalculatorLayout>
      <StepsSection load={() => import("./step-model.ts").then((module) => module.stepModel)} />
      <Details load={() => import("./evidence.tsx").then((module) => module.DrawnDetails)} />
    </CalculatorRoot>
  );
}
