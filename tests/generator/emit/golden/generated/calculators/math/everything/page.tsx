// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { InverseField } from "../../../../../../../../site/fields/alternative-entry/inverse-field.tsx";
import { ShareField } from "../../../../../../../../site/fields/alternative-entry/share-field.tsx";
import { SplitField } from "../../../../../../../../site/fields/alternative-entry/split-field.tsx";
import { ChoicesField } from "../../../../../../../../site/fields/choices-field.tsx";
import { DateField } from "../../../../../../../../site/fields/date-field.tsx";
import { DatetimeField } from "../../../../../../../../site/fields/datetime-field.tsx";
import { DigitsField } from "../../../../../../../../site/fields/digits-field.tsx";
import { DurationField } from "../../../../../../../../site/fields/duration-field.tsx";
import { Fold } from "../../../../../../../../site/fields/fold.tsx";
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
import { SegmentsField } from "../../../../../../../../site/fields/segments-field.tsx";
import { SelectField } from "../../../../../../../../site/fields/select-field.tsx";
import { Steppers } from "../../../../../../../../site/fields/steppers.tsx";
import { SwitchField } from "../../../../../../../../site/fields/switch-field.tsx";
import { TermField } from "../../../../../../../../site/fields/term-field.tsx";
import { TextField } from "../../../../../../../../site/fields/text-field.tsx";
import { TimeField } from "../../../../../../../../site/fields/time-field.tsx";
import { UsualValues } from "../../../../../../../../site/fields/usual-values.tsx";
import { CalculatorLayout } from "../../../../../../../../site/islands/calculator-layout.tsx";
import { CalculatorRoot } from "../../../../../../../../site/islands/calculator-root.tsx";
import { Actions } from "../../../../../../../../site/results/actions.tsx";
import { Addition, OtherResult } from "../../../../../../../../site/results/addition.tsx";
import { AnswerResults } from "../../../../../../../../site/results/answer-results.tsx";
import { Answer } from "../../../../../../../../site/results/answer.tsx";
import { Details } from "../../../../../../../../site/results/details.tsx";
import { KeyFigures, MainResult } from "../../../../../../../../site/results/figures.tsx";
import { FirstResults } from "../../../../../../../../site/results/first-results.tsx";
import { MainAnswer } from "../../../../../../../../site/results/main-answer.tsx";
import { MainChart } from "../../../../../../../../site/results/main-chart.tsx";
import { MoreResults } from "../../../../../../../../site/results/more-results.tsx";
import { Warning } from "../../../../../../../../site/results/warning.tsx";
import { StepsSection } from "../../../../../../../../site/steps/steps-section.tsx";
import { calculator, columns, inputs, outputs } from "./model.ts";
import type { CalculatorRootElement } from "../../../../../../../../site/islands/calculator-root.tsx";
import type { PageState } from "../../../../../../../../site/islands/page-state.ts";

/** The page of math/everything: its form, its answer and what stands behind it. */
export function CalculatorPage({ page }: { readonly page: PageState }): CalculatorRootElement {
  return (
    <CalculatorRoot calculator={calculator} page={page}>
      <CalculatorLayout>
        <Form>
          <SelectField input={inputs.paid_in} />
          <SegmentsField input={inputs.size} />
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
          <DatetimeField input={inputs.departs} />
          <DurationField input={inputs.pause} />
          <DurationField input={inputs.warranty} />
          <TermField input={inputs.penalty} />
          <QuantityField input={inputs.crawl} />
          <SplitField input={inputs.lease} />
          <NumberField input={inputs.board} />
          <ChoicesField input={inputs.extras} />
          <SwitchField input={inputs.insured} />
          <SwitchField input={inputs.has_note} />
          <TextField input={inputs.note} />
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
          <Fold>
            <InverseField input={inputs.scale} />
          </Fold>
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
            <OtherResult output={outputs.fee} />
            <OtherResult output={outputs.charged} />
          </FirstResults>
          <MainChart load={() => import("./lead.tsx").then((module) => module.DrawnLead)} />
          <MoreResults>
            <KeyFigures>
              <OtherResult output={outputs.net_price} />
              <OtherResult output={outputs.grace} />
              <OtherResult output={outputs.graced} />
              <OtherResult output={outputs.for_walls} />
              <OtherResult output={outputs.places} />
              <OtherResult output={outputs.share} />
              <OtherResult output={outputs.hanging} />
              <OtherResult output={outputs.in_meters} />
              <OtherResult output={outputs.side} />
              <OtherResult output={outputs.months_of_fees} />
              <OtherResult output={outputs.first_square} />
              <OtherResult output={outputs.payout} />
              <OtherResult output={outputs.left} />
              <OtherResult output={outputs.urgency} />
              <OtherResult output={outputs.zone} />
              <OtherResult output={outputs.fewest_boxes} />
              <OtherResult output={outputs.kept_for} />
              <OtherResult output={outputs.extras} />
              <OtherResult output={outputs.part_of_code} />
              <OtherResult output={outputs.crawled} />
              <OtherResult output={outputs.crawled_half} />
              <OtherResult output={outputs.lease_end} />
              <OtherResult output={outputs.board_left} />
              <OtherResult output={outputs.board_places} />
              <OtherResult output={outputs.board_times} />
              <OtherResult output={outputs.rebate_times} />
              <OtherResult output={outputs.board_fits} />
              <OtherResult output={outputs.treated} />
              <OtherResult output={outputs.penalties} />
              <OtherResult output={outputs.kept_days} />
              <OtherResult output={outputs.pace} />
              <OtherResult output={outputs.walked} />
              <OtherResult output={outputs.strolls} />
              <OtherResult output={outputs.baked} />
              <OtherResult output={outputs.warmer} />
              <OtherResult output={outputs.fence} />
              <OtherResult output={outputs.fence_by_foot} />
              <OtherResult output={outputs.tariff_and_levy} />
              <OtherResult output={outputs.tariff_paid} />
              <OtherResult output={outputs.after_rebate} />
              <OtherResult output={outputs.next_year} />
              <OtherResult output={outputs.weekday} />
              <OtherResult output={outputs.doubled} />
              <OtherResult output={outputs.number_of_code} />
              <OtherResult output={outputs.opens_early} />
              <OtherResult output={outputs.surd} />
              <OtherResult output={outputs.short_of} />
              <OtherResult output={outputs.opens_again} />
              <OtherResult output={outputs.arrives} />
              <OtherResult output={outputs.half_pause} />
              <OtherResult output={outputs.on_the_way} />
              <OtherResult output={outputs.warranty} />
              <OtherResult output={outputs.closes} />
              <OtherResult output={outputs.in_head} />
              <OtherResult output={outputs.parts_total} />
              <OtherResult output={outputs.monthly_parts} />
              <OtherResult output={outputs.last_owed} />
              <OtherResult output={outputs.halvings} />
              <OtherResult output={outputs.extra_minutes} />
            </KeyFigures>
            <KeyFigures id="costs">
              <OtherResult output={outputs.verdict} />
              <OtherResult output={outputs.summed_up} />
            </KeyFigures>
          </MoreResults>
        </AnswerResults>
      </CalculatorLayout>
      <StepsSection load={() => import("./step-model.ts").then((module) => module.stepModel)} />
      <Details load={() => import("./evidence.tsx").then((module) => module.DrawnDetails)} />
    </CalculatorRoot>
  );
}
