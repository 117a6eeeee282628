/** What the compiler holds an emitted page to: each line below a `@ts-expect-error` must not compile. */
import { expect, test } from "vitest";
import type { InputsOf, OutputsOf } from "../../../generator/runtime/description-of.ts";
import { moneyRuntime } from "../../../generator/runtime/kinds/money.ts";
import { GaugeChart } from "../../../site/charts/gauge-chart.tsx";
import { SeriesChart } from "../../../site/charts/series-chart.tsx";
import { MoneyField } from "../../../site/fields/money-field.tsx";
import { PercentField } from "../../../site/fields/percent-field.tsx";
import { RowsField } from "../../../site/fields/rows-field.tsx";
import { TextField } from "../../../site/fields/text-field.tsx";
import { TimeField } from "../../../site/fields/time-field.tsx";
import { OtherFigure } from "../../../site/results/figures.tsx";
import { ResultTable } from "../../../site/results/result-table.tsx";
import {
  calculator,
  charts,
  columns,
  inputs,
  outputs,
  type Inputs,
  type Values,
} from "./golden/generated/calculators/math/everything/model.ts";

/* oxlint-disable typescript/no-unsafe-assignment -- a name that is not there has no type, which is the point */
test("names what the model has, by the component for its kind", () => {
  const right = [
    <MoneyField key="1" input={inputs.price} />,
    <PercentField key="2" input={inputs.discount} />,
    <RowsField key="3" input={inputs.parts}>
      <TextField input={columns.parts.name} />
      <MoneyField input={columns.parts.amount} />
    </RowsField>,
    <OtherFigure key="4" output={outputs.fee} />,
    <ResultTable key="5" output={outputs.plan} />,
    <TimeField key="6" input={inputs.opens} />,
  ];
  const wrong = [
    // @ts-expect-error -- there is no such input
    <MoneyField key="1" input={inputs.prise} />,
    // @ts-expect-error -- a share is no amount of money
    <MoneyField key="2" input={inputs.discount} />,
    // @ts-expect-error -- an amount of money is no share
    <PercentField key="3" input={inputs.price} />,
    // @ts-expect-error -- there is no such column
    <TextField key="4" input={columns.parts.title} />,
    // @ts-expect-error -- a table is no figure
    <OtherFigure key="5" output={outputs.plan} />,
    // @ts-expect-error -- a figure is no table
    <ResultTable key="6" output={outputs.fee} />,
    // @ts-expect-error -- there is no such chart
    <SeriesChart key="7" chart={charts.nothing} />,
    // @ts-expect-error -- a day is no time of day
    <TimeField key="9" input={inputs.day} />,
    // @ts-expect-error -- the wrong kind of chart
    <GaugeChart key="8" chart={charts.owed} />,
  ];
  expect(right.length + wrong.length).toBe(15);
});

test("describes what is asked and answered, and nothing else", () => {
  const { price, ...others } = inputs;
  const descriptions = [
    inputs satisfies InputsOf<Inputs>,
    outputs satisfies OutputsOf<Values>,
    // @ts-expect-error -- an input without a description
    others satisfies InputsOf<Inputs>,
    // @ts-expect-error -- a text is not asked for by a field for money
    { ...inputs, note: { ...price, id: "note", kind: moneyRuntime } } satisfies InputsOf<Inputs>,
    // @ts-expect-error -- another input's description
    { ...inputs, price: { ...price, id: "discount" } } satisfies InputsOf<Inputs>,
  ];
  expect(descriptions).toHaveLength(5);
});

test("computes from its own inputs alone", () => {
  const wrong = (): unknown =>
    // @ts-expect-error -- most inputs are missing
    calculator.compute({ price: 1 }, "2026-01-01");
  expect(wrong).toBeTypeOf("function");
});
