import { chartWhenId } from "../constructs/charts/chart-when.ts";
import { drawsOffset, kindOfChart } from "../constructs/charts/chart.ts";
import type { Statement } from "../constructs/statements/any.ts";
import type { ChartDescription } from "../runtime/description.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import { chartColorsOf, reportColors, withColors } from "./chart-colors.ts";
import type { Displays } from "./displays.ts";
import { columnsOfUnknownUnits } from "./unknown-units.ts";

/** The charts of a calculator, each with the colors of what it draws. */
export function resolveCharts(
  context: CalculatorContext,
  statements: readonly Statement[],
  displays: Displays,
): readonly ChartDescription[] {
  const { document, sharedSpecs, reporter } = context;
  const unshown = new Set(statements.flatMap((each) => columnsOfUnknownUnits(each, sharedSpecs.units)));
  reportColors(document, reporter);
  const drawn = Object.entries(document.charts ?? {}).flatMap(([id, chart]) => {
    const place = { id, path: ["charts", id] };
    const inChart = { ...context, ...place, displays, unshown };
    const resolved = kindOfChart(chart).resolve(chart, inChart);
    if (resolved === undefined || drawsOffset(resolved, inChart)) return [];
    return [chart.when === undefined ? resolved : { ...resolved, when: chartWhenId(id) }];
  });
  return withColors(drawn, chartColorsOf(document));
}

/** The tables whose figures the charts fetch. */
export function historiesOf(
  charts: readonly ChartDescription[],
  { table }: SharedSpecs,
): readonly TableModel[] {
  return charts.flatMap((chart) => {
    const path = kindOfChart(chart).fetches?.(chart);
    return (path === undefined ? undefined : table(path)) ?? [];
  });
}
