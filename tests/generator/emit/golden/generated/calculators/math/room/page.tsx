// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { Form } from "../../../../../../../../site/fields/form.tsx";
import { QuantityField } from "../../../../../../../../site/fields/quantity-field.tsx";
import { SummedGroup } from "../../../../../../../../site/fields/summed-group.tsx";
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
import { MainChart } from "../../../../../../../../site/results/main-chart.tsx";
import { MoreResults } from "../../../../../../../../site/results/more-results.tsx";
import { Warning } from "../../../../../../../../site/results/warning.tsx";
import { StepsSection } from "../../../../../../../../site/steps/steps-section.tsx";
import { calculator, inputs, outputs } from "./model.ts";
import type { CalculatorRootElement } from "../../../../../../../../site/islands/calculator-root.tsx";
import type { PageState } from "../../../../../../../../site/islands/page-state.ts";

/** The page of math/room: its form, its answer and what stands behind it. */
export function CalculatorPage({ page }: { readonly page: PageState }): CalculatorRootElement {
  return (
    <CalculatorRoot calculator={calculator} page={page}>
      <CalculatorLayout>
        <Form>
          <QuantityField input={inputs.wall} />
          <SummedGroup id="sides" sum="skirting">
            <QuantityField input={inputs.length} />
          </SummedGroup>
        </Form>
        <Answer>
          <MainAnswer />
          <Warning />
          <MainResult output={outputs.boards} />
        </Answer>
        <Actions />
        <AnswerResults>
          <FirstResults>
            <FirstFigure output={outputs.half_around} />
            <FirstFigure output={outputs.longer_by} />
          </FirstResults>
          <MainChart load={() => import("./lead.tsx").then((module) => module.DrawnLead)} />
          <MoreResults>
            <KeyFigures>
              <SaidFigure output={outputs.half_around} />
              <SaidFigure output={outputs.longer_by} />
            </KeyFigures>
            <KeyFigures>
              <OtherFigure output={outputs.skirting} />
            </KeyFigures>
          </MoreResults>
        </AnswerResults>
      </CalculatorLayout>
      <StepsSection load={() => import("./step-model.ts").then((module) => module.stepModel)} />
      <Details load={() => import("./evidence.tsx").then((module) => module.DrawnDetails)} />
    </CalculatorRoot>
  );
}
