// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { Form } from "../../../../../../../../site/fields/form.tsx";
import { QuantityField } from "../../../../../../../../site/fields/quantity-field.tsx";
import { SummedGroup } from "../../../../../../../../site/fields/summed-group.tsx";
import { Ledger } from "../../../../../../../../site/islands/ledger.tsx";
import { Sheet } from "../../../../../../../../site/islands/sheet.tsx";
import { AnswerFigures } from "../../../../../../../../site/results/answer-figures.tsx";
import { Answer } from "../../../../../../../../site/results/answer.tsx";
import { Evidence } from "../../../../../../../../site/results/evidence.tsx";
import { KeyFigure, KeyFigures, MainFigure } from "../../../../../../../../site/results/figures.tsx";
import { FirstFigures } from "../../../../../../../../site/results/first-figures.tsx";
import { LeadEvidence } from "../../../../../../../../site/results/lead-evidence.tsx";
import { MainAnswer } from "../../../../../../../../site/results/main-answer.tsx";
import { MoreFigures } from "../../../../../../../../site/results/more-figures.tsx";
import { Remark } from "../../../../../../../../site/results/remark.tsx";
import { Tools } from "../../../../../../../../site/results/tools.tsx";
import { Workings } from "../../../../../../../../site/steps/workings.tsx";
import { calculator, inputs, outputs } from "./model.ts";
import type { LedgerElement } from "../../../../../../../../site/islands/ledger.tsx";
import type { PageState } from "../../../../../../../../site/islands/page-state.ts";

/** The page of math/room: its form, its answer and what stands behind it. */
export function CalculatorPage({ page }: { readonly page: PageState }): LedgerElement {
  return (
    <Ledger calculator={calculator} page={page}>
      <Sheet>
        <Form>
          <QuantityField input={inputs.wall} />
          <SummedGroup id="sides" sum="skirting">
            <QuantityField input={inputs.length} />
          </SummedGroup>
        </Form>
        <Answer>
          <MainAnswer />
          <Remark />
          <MainFigure output={outputs.boards} />
        </Answer>
        <Tools />
        <AnswerFigures>
          <FirstFigures>
            <KeyFigure output={outputs.half_around} />
            <KeyFigure output={outputs.longer_by} />
          </FirstFigures>
          <LeadEvidence load={() => import("./lead.tsx").then((module) => module.DrawnLead)} />
          <MoreFigures>
            <KeyFigures>
              <KeyFigure output={outputs.skirting} />
            </KeyFigures>
          </MoreFigures>
        </AnswerFigures>
      </Sheet>
      <Workings load={() => import("./workings.ts").then((module) => module.workings)} />
      <Evidence load={() => import("./evidence.tsx").then((module) => module.DrawnEvidence)} />
    </Ledger>
  );
}
