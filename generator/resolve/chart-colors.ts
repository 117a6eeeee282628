import { kindOfChart, type ChartDocument } from "../constructs/charts/chart.ts";
import { inColor } from "../constructs/charts/chart-kind.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import type { ChartDescription, OutputDescription } from "../runtime/description.ts";
import { chartColors, type ChartColor } from "../runtime/chart-color.ts";
import type { Reporter } from "../constructs/reporter.ts";

/** The color of each name that charts draw: the author's, or else the next that nothing has, in the order of the charts. */
export function chartColorsOf(
  document: Pick<CalculatorDocument, "charts" | "colors">,
): ReadonlyMap<string, ChartColor> {
  const colors = new Map(Object.entries(document.colors ?? {}));
  for (const chart of Object.values(document.charts ?? {})) {
    const names = namesDrawn(chart);
    for (const name of names) {
      if (!colors.has(name)) colors.set(name, freeColor([...colors.values()], names, colors));
    }
  }
  return colors;
}

/** Colors that nothing draws, and names of one chart that could not be told apart. */
export function reportColors(document: CalculatorDocument, reporter: Reporter): void {
  const own = Object.entries(document.colors ?? {});
  if (own.length === 0) return;
  const charts = Object.values(document.charts ?? {}).map(namesDrawn);
  const drawn = charts.flat();
  for (const [name] of own) {
    if (!drawn.includes(name))
      reporter.reportKey("color_not_drawn", { name }, ["colors", name], name, [...new Set(drawn)]);
  }
  own.forEach(([name, color], index) => {
    const [other] =
      own
        .slice(0, index)
        .find(
          ([each, its]) =>
            its === color && charts.some((names) => names.includes(name) && names.includes(each)),
        ) ?? [];
    if (other !== undefined) reporter.report("color_repeated", { name, other, color }, ["colors", name]);
  });
}

/** Charts with the color of each name they draw. */
export function withColors(
  charts: readonly ChartDescription[],
  colors: ReadonlyMap<string, ChartColor>,
): readonly ChartDescription[] {
  return charts.map((chart) => kindOfChart(chart).withColors?.(chart, colors) ?? chart);
}

/** Tables with the color of each column that a chart of them draws. */
export function withColumnColors(
  outputs: readonly OutputDescription[],
  charts: readonly ChartDescription[],
): readonly OutputDescription[] {
  return outputs.map((output) => {
    if (output.type !== "table") return output;
    const drawn = new Map(
      charts.flatMap((chart) =>
        "y" in chart && chart.over === output.id
          ? chart.y.flatMap(({ id, color }) => (color === undefined ? [] : [[id, color] as const]))
          : [],
      ),
    );
    return { ...output, columns: output.columns.map((column) => inColor(column, drawn)) };
  });
}

/** What a chart tells apart by color. */
function namesDrawn(chart: ChartDocument): readonly string[] {
  return kindOfChart(chart).colored?.(chart) ?? [];
}

/** A color nothing has; once there is none, one that this chart does not use; in the end the one least in use. */
function freeColor(
  used: readonly ChartColor[],
  names: readonly string[],
  colors: ReadonlyMap<string, ChartColor>,
): ChartColor {
  const here = names.flatMap((name) => colors.get(name) ?? []);
  const uses = (color: ChartColor): number =>
    used.filter((each) => each === color).length + used.length * here.filter((each) => each === color).length;
  return chartColors.reduce((best, color) => (uses(color) < uses(best) ? color : best));
}
