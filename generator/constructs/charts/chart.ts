import type { ChartDescription } from "../../runtime/description.ts";
import { oneOfDefinitions, type Static } from "../schema.ts";
import type { ChartKind, ChartText } from "./chart-kind.ts";
import { curve } from "./curve.ts";
import { drawing } from "./drawing.ts";
import { gauge } from "./gauge.ts";
import { grid } from "./grid.ts";
import { parts } from "./parts.ts";
import { series } from "./series.ts";
import { timeline } from "./timeline.ts";

/** The kinds of charts, in the order the author's reference explains them. */
export const chartKinds = [series, curve, parts, gauge, drawing, grid, timeline] as const;

const kinds = {
  area: series,
  line: series,
  bar: series,
  curve,
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

/** Texts of a chart's own that the words must or may hold, below `charts.<id>`. */
export function chartTexts(written: ChartDocument): readonly ChartText[] {
  return kindOfChart(written).texts?.(written) ?? [];
}
