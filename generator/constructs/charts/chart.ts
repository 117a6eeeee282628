import type { ChartDescription } from "../../runtime/description.ts";
import type { Display } from "../../runtime/display.ts";
import { oneOfDefinitions, type Static } from "../schema.ts";
import type { ChartContext, ChartKind, ChartText } from "./chart-kind.ts";
import { curve } from "./curve.ts";
import { drawing } from "./drawing.ts";
import { gauge } from "./gauge.ts";
import { grid } from "./grid.ts";
import { history } from "./history.ts";
import { parts } from "./parts.ts";
import { series } from "./series.ts";
import { timeline } from "./timeline.ts";

/** The kinds of charts, in the order the author's reference explains them. */
export const chartKinds = [series, curve, history, parts, gauge, drawing, grid, timeline] as const;

const kinds = {
  area: series,
  line: series,
  bar: series,
  curve,
  history,
  parts,
  gauge,
  drawing,
  grid,
  timeline,
} satisfies Readonly<Record<ChartDescription["kind"], unknown>>;

/** A chart of any kind. */
export const chart = {
  id: "chart",
  schema: oneOfDefinitions("kind", chartKinds, "A picture of the result."),
};
export type ChartDocument = Static<(typeof chart)["schema"]>;

/** What a chart's kind does. */
export function kindOfChart({
  kind,
}: Pick<ChartDescription, "kind">): ChartKind<ChartDocument, ChartDescription> {
  return kinds[kind];
}

/** The values a chart is drawn from, and whether it is. */
export function chartReads(described: ChartDescription): readonly string[] {
  const { when } = described;
  return [...kindOfChart(described).reads(described), ...(when === undefined ? [] : [when])];
}

/** Whether a chart is drawn from a temperature, which is reported: charts measure from zero, and each of its units has another. */
export function drawsOffset(described: ChartDescription, context: ChartContext): boolean {
  const { displays, path, reporter } = context;
  const reads = kindOfChart(described).reads(described);
  const shown = reads.flatMap((name) => [name, ...reads.map((table) => `${table}.${name}`)]);
  const hasOffset = (display: Display | undefined): boolean =>
    display?.kind === "quantity" && display.units.some(({ offset }) => offset !== undefined);
  if (!shown.some((name) => hasOffset(displays[name]))) return false;
  const words = { want: "a value that is measured from zero", where: "in a chart", got: "a temperature" };
  reporter.report("type_mismatch", words, path);
  return true;
}

/** Texts of a chart's own that the words must or may hold, below `charts.<id>`. */
export function chartTexts(written: ChartDocument): readonly ChartText[] {
  return kindOfChart(written).texts?.(written) ?? [];
}
