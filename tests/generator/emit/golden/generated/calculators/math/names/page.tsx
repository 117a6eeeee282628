// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { DateField } from "../../../../../../../../site/fields/date-field.tsx";
import { Form } from "../../../../../../../../site/fields/form.tsx";
import { NumberField } from "../../../../../../../../site/fields/number-field.tsx";
import { RadioField } from "../../../../../../../../site/fields/radio-field.tsx";
import { RowsField } from "../../../../../../../../site/fields/rows-field.tsx";
import { SwitchField } from "../../../../../../../../site/fields/switch-field.tsx";
import { Ledger } from "../../../../../../../../site/islands/ledger.tsx";
import { Sheet } from "../../../../../../../../site/islands/sheet.tsx";
import { AnswerFigures } from "../../../../../../../../site/results/answer-figures.tsx";
import { Answer } from "../../../../../../../../site/results/answer.tsx";
import { Evidence } from "../../../../../../../../site/results/evidence.tsx";
import { KeyFigure, KeyFigures, MainFigure } from "../../../../../../../../site/results/figures.tsx";
import { FirstFigures } from "../../../../../../../../site/results/first-figures.tsx";
import { MainAnswer } from "../../../../../../../../site/results/main-answer.tsx";
import { MoreFigures } from "../../../../../../../../site/results/more-figures.tsx";
import { Remark } from "../../../../../../../../site/results/remark.tsx";
import { Tools } from "../../../../../../../../site/results/tools.tsx";
import { Workings } from "../../../../../../../../site/steps/workings.tsx";
import { calculator, columns, inputs, outputs } from "./model.ts";
import type { LedgerElement } from "../../../../../../../../site/islands/ledger.tsx";
import type { PageState } from "../../../../../../../../site/islands/page-state.ts";

/** The page of math/names: its form, its answer and what stands behind it. */
export function CalculatorPage({ page }: { readonly page: PageState }): LedgerElement {
  return (
    <Ledger calculator={calculator} page={page}>
      <Sheet>
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
          <Remark />
          <MainFigure output={outputs.round} />
        </Answer>
        <Tools />
        <AnswerFigures>
          <FirstFigures>
            <KeyFigure output={outputs.inputs_found} />
            <KeyFigure output={outputs.compute_round} />
            <KeyFigure output={outputs.finish} />
            <KeyFigure output={outputs.add_days} />
          </FirstFigures>
          <MoreFigures>
            <KeyFigures>
              <KeyFigure output={outputs.values} />
              <KeyFigure output={outputs.calculator} />
            </KeyFigures>
          </MoreFigures>
        </AnswerFigures>
      </Sheet>
      <Workings load={() => import("./workings.ts").then((module) => module.workings)} />
      <Evidence load={() => import("./evidence.tsx").then((module) => module.DrawnEvidence)} />
    </Ledger>
  );
}
