// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { onPage } from "../../../../../../../../generator/runtime/on-page.ts";
import { ShareField } from "../../../../../../../../site/fields/alternative-entry/share-field.tsx";
import { SplitField } from "../../../../../../../../site/fields/alternative-entry/split-field.tsx";
import { ChoicesField } from "../../../../../../../../site/fields/choices-field.tsx";
import { DateField } from "../../../../../../../../site/fields/date-field.tsx";
import { DigitsField } from "../../../../../../../../site/fields/digits-field.tsx";
import { DurationField } from "../../../../../../../../site/fields/duration-field.tsx";
import { FoldedGroup } from "../../../../../../../../site/fields/folded-group.tsx";
import { Form } from "../../../../../../../../site/fields/form.tsx";
import { HelperText } from "../../../../../../../../site/fields/helper-text.tsx";
import { KeypadField } from "../../../../../../../../site/fields/keypad-field.tsx";
import { MoneyField } from "../../../../../../../../site/fields/money-field.tsx";
import { NumberField } from "../../../../../../../../site/fields/number-field.tsx";
import { PercentField } from "../../../../../../../../site/fields/percent-field.tsx";
import { PriceField } from "../../../../../../../../site/fields/price-field.tsx";
import { QuantityField } from "../../../../../../../../site/fields/quantity-field.tsx";
import { RowsField } from "../../../../../../../../site/fields/rows-field.tsx";
import { SelectField } from "../../../../../../../../site/fields/select-field.tsx";
import { Steppers } from "../../../../../../../../site/fields/steppers.tsx";
import { SwitchField } from "../../../../../../../../site/fields/switch-field.tsx";
import { TextField } from "../../../../../../../../site/fields/text-field.tsx";
import { TimeField } from "../../../../../../../../site/fields/time-field.tsx";
import { UsualValues } from "../../../../../../../../site/fields/usual-values.tsx";
import { CalculatorLayout } from "../../../../../../../../site/islands/calculator-layout.tsx";
import { CalculatorRoot } from "../../../../../../../../site/islands/calculator-root.tsx";
import { Actions } from "../../../../../../../../site/results/actions.tsx";
import { Addition } from "../../../../../../../../site/results/addition.tsx";
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
import { calculator as whole, columns, inputs, outputs } from "./model.ts";
import type { CalculatorRootElement } from "../../../../../../../../site/islands/calculator-root.tsx";
import type { PageState } from "../../../../../../../../site/islands/page-state.ts";

/** The calculator as these pages show it. */
export const calculator = onPage(whole, { without: ["grace"] });

/** The page of math/everything: its form, its answer and what stands behind it. */
export function CalculatorPage({ page }: { readonly page: PageState }): CalculatorRootElement {
  return (
    <CalculatorRoot calculator={calculator} page={page}>
      <CalculatorLayout>
        <Form>
          <SelectField input={inputs.paid_in} />
          <QuantityField input={inputs.width} />
          <QuantityField input={inputs.tilt} />
          <QuantityField input={inputs.oven} />
          <QuantityField input={inputs.walk} />
          <PriceField input={inputs.fence_price} />
          <ShareField input={inputs.rebate} />
          <MoneyField input={inputs.tariff} />
          <NumberField input={inputs.count_of_all} />
          <NumberField input={inputs.radicand} />
          <DigitsField input={inputs.code} />
          <DigitsField input={inputs.part_code} />
          <DateField input={inputs.day} />
          <TimeField input={inputs.opens} />
          <TimeField input={inputs.closes} />
          <DateField input={inputs.departs} />
          <DurationField input={inputs.pause} />
          <DurationField input={inputs.warranty} />
          <QuantityField input={inputs.crawl} />
          <SplitField input={inputs.lease} />
          <NumberField input={inputs.board} />
          <ChoicesField input={inputs.extras} />
          <SwitchField input={inputs.insured} />
          <KeypadField input={inputs.sum_in_head} />
          <RowsField input={inputs.parts}>
            <TextField input={columns.parts.name} />
            <MoneyField input={columns.parts.amount} />
            <SelectField input={columns.parts.kind} />
            <ChoicesField input={columns.parts.uses} />
          </RowsField>
          <FoldedGroup id="costs" sum="left">
            <MoneyField input={inputs.price}>
              <HelperText input={inputs.price} />
              <Steppers input={inputs.price} />
            </MoneyField>
            <PercentField input={inputs.discount}>
              <UsualValues input={inputs.discount} />
            </PercentField>
            <MoneyField input={inputs.deposit} />
            <QuantityField input={inputs.years} />
          </FoldedGroup>
        </Form>
        <Answer>
          <MainAnswer>
            <Addition output={outputs.all_in} />
          </MainAnswer>
          <Warning />
          <MainResult output={outputs.all_in} />
        </Answer>
        <Actions />
        <AnswerResults>
          <FirstResults>
            <FirstFigure output={outputs.fee} />
            <FirstFigure output={outputs.charged} />
          </FirstResults>
          <MainChart load={() => import("./lead.tsx").then((module) => module.DrawnLead)} />
          <MoreResults>
            <KeyFigures>
              <SaidFigure output={outputs.fee} />
              <SaidFigure output={outputs.charged} />
            </KeyFigures>
            <KeyFigures>
              <OtherFigure output={outputs.net_price} />
              <OtherFigure output={outputs.graced} />
              <OtherFigure output={outputs.for_walls} />
              <OtherFigure output={outputs.places} />
              <OtherFigure output={outputs.share} />
              <OtherFigure output={outputs.hanging} />
              <OtherFigure output={outputs.in_meters} />
              <OtherFigure output={outputs.side} />
              <OtherFigure output={outputs.months_of_fees} />
              <OtherFigure output={outputs.first_square} />
              <OtherFigure output={outputs.payout} />
              <OtherFigure output={outputs.left} />
              <OtherFigure output={outputs.urgency} />
              <OtherFigure output={outputs.zone} />
              <OtherFigure output={outputs.fewest_boxes} />
              <OtherFigure output={outputs.kept_for} />
              <OtherFigure output={outputs.extras} />
              <OtherFigure output={outputs.part_of_code} />
              <OtherFigure output={outputs.crawled} />
              <OtherFigure output={outputs.crawled_half} />
              <OtherFigure output={outputs.lease_end} />
              <OtherFigure output={outputs.board_left} />
              <OtherFigure output={outputs.board_places} />
              <OtherFigure output={outputs.board_times} />
              <OtherFigure output={outputs.rebate_times} />
              <OtherFigure output={outputs.board_fits} />
              <OtherFigure output={outputs.treated} />
              <OtherFigure output={outputs.penalties} />
              <OtherFigure output={outputs.kept_days} />
              <OtherFigure output={outputs.pace} />
              <OtherFigure output={outputs.walked} />
              <OtherFigure output={outputs.strolls} />
              <OtherFigure output={outputs.baked} />
              <OtherFigure output={outputs.warmer} />
              <OtherFigure output={outputs.fence} />
              <OtherFigure output={outputs.fence_by_foot} />
              <OtherFigure output={outputs.tariff_and_levy} />
              <OtherFigure output={outputs.tariff_paid} />
              <OtherFigure output={outputs.after_rebate} />
              <OtherFigure output={outputs.next_year} />
              <OtherFigure output={outputs.weekday} />
              <OtherFigure output={outputs.doubled} />
              <OtherFigure output={outputs.number_of_code} />
              <OtherFigure output={outputs.opens_early} />
              <OtherFigure output={outputs.surd} />
              <OtherFigure output={outputs.short_of} />
              <OtherFigure output={outputs.opens_again} />
              <OtherFigure output={outputs.arrives} />
              <OtherFigure output={outputs.half_pause} />
              <OtherFigure output={outputs.on_the_way} />
              <OtherFigure output={outputs.warranty} />
              <OtherFigure output={outputs.closes} />
              <OtherFigure output={outputs.in_head} />
              <OtherFigure output={outputs.parts_total} />
              <OtherFigure output={outputs.monthly_parts} />
              <OtherFigure output={outputs.last_owed} />
              <OtherFigure output={outputs.halvings} />
              <OtherFigure output={outputs.extra_minutes} />
            </KeyFigures>
            <KeyFigures id="costs">
              <OtherFigure output={outputs.verdict} />
              <OtherFigure output={outputs.summed_up} />
            </KeyFigures>
          </MoreResults>
        </AnswerResults>
      </CalculatorLayout>
      <StepsSection load={() => import("./step-model.ts").then((module) => module.stepModel)} />
      <Details load={() => import("./evidence.tsx").then((module) => module.DrawnDetails)} />
    </CalculatorRoot>
  );
}
