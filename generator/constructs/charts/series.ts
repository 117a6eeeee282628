import type { ColumnDescription } from "../../runtime/display.ts";
import type { SeriesChart } from "../../runtime/kinds/series-chart.ts";
import { closed, id, list, oneOfTexts, truth, type Static } from "../schema.ts";
import { inColor, type ChartContext, type ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";

const schema = closed(
  {
    kind: oneOfTexts(["area", "line", "bar"], "Filled areas, lines, or bars."),
    over: id("The schedule."),
    x: id("The column along the bottom, mostly `date` or `index`."),
    y: list(id("A column."), "The columns drawn.", { unique: true }),
    stacked: truth("The columns are stacked, so that they show a sum."),
    ...ofEveryChart,
  },
  ["kind", "over", "x", "y"],
);
type SeriesDocument = Static<typeof schema>;

/** A picture of a schedule. */
export const series: ChartKind<SeriesDocument, SeriesChart> = {
  id: "series_chart",
  title: "Area, line and bar chart",
  summary: "Columns of a schedule, drawn over another column. A table has the same figures.",
  schema,
  example: `charts:
  balance: { kind: area, over: plan, x: date, y: [balance] }
  parts: { kind: bar, over: plan, x: date, y: [interest, paid], stacked: true }
`,

  resolve: resolveSeries,
  colored: ({ y }) => y,
  withColors: (chart, colors) => ({ ...chart, y: chart.y.map((column) => inColor(column, colors)) }),
  reads: ({ over }) => [over],
  component: ({ kind }) =>
    kind === "bar"
      ? { name: "BarChart", from: "charts/bar-chart.tsx" }
      : { name: "SeriesChart", from: "charts/series-chart.tsx" },
};

function resolveSeries(document: SeriesDocument, context: ChartContext): SeriesChart | undefined {
  const { displays, names, path, reporter, unshown } = context;
  const { over: table, kind, stacked = false } = document;
  const over = names.get(table);
  if (over === undefined) reporter.unknownName(table, [...path, "over"], names.keys());
  else if (over.type !== undefined && over.type.kind !== "rows")
    reporter.report("not_a_table", { name: table }, [...path, "over"]);
  const columns = Object.keys(displays).flatMap((name) =>
    name.startsWith(`${table}.`) ? [name.slice(table.length + 1)] : [],
  );
  const column = (name: string, place: ChartContext["path"]): readonly ColumnDescription[] => {
    const display = displays[`${table}.${name}`];
    if (display !== undefined) return [{ id: name, display }];
    if (columns.length > 0 && !unshown.has(`${table}.${name}`))
      reporter.report("unknown_column", { name, table }, place, name, columns);
    return [];
  };
  const [x] = column(document.x, [...path, "x"]);
  const y = document.y.flatMap((name, index) => column(name, [...path, "y", index]));
  return x === undefined || y.length === 0 ? undefined : { id: context.id, kind, over: table, x, y, stacked };
}
