import type { ColumnDescription } from "../../runtime/display.ts";
import type { CurveChart } from "../../runtime/kinds/curve-chart.ts";
import { closed, id, list, oneOfTexts, type Static } from "../schema.ts";
import { isVary, type VaryStatement } from "../schedules/vary.ts";
import { inColor, type ChartContext, type ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";

const schema = closed(
  {
    kind: oneOfTexts(["curve"], "`curve`."),
    over: id(
      "A schedule that varies a number, `{ vary: rate, from: 3%, to: 9%, step: 0.25%, columns: [payment] }`.",
    ),
    y: list(id("A column."), "The columns drawn.", { unique: true }),
    ...ofEveryChart,
  },
  ["kind", "over", "y"],
);
type CurveDocument = Static<typeof schema>;

/** What a calculation comes to over the values of an input. */
export const curve: ChartKind<CurveDocument, CurveChart> = {
  id: "curve_chart",
  title: "Curve",
  summary:
    "Results over the values of an input, with the visitor's own value marked. The other inputs are as the visitor has them. A reader moves along the curve by mouse, touch or keyboard; a table has the same figures.",
  schema,
  example: `schedules:
  by_rate: { vary: annual_rate, from: 3%, to: 9%, step: 0.25%, columns: [payment] }
charts:
  rates: { kind: curve, over: by_rate, y: [payment] }
`,

  resolve: resolveCurve,
  // A single curve is drawn in the color of text, with the visitor's point green.
  colored: ({ y }) => (y.length > 1 ? y : []),
  withColors: (chart, colors) =>
    chart.y.length > 1 ? { ...chart, y: chart.y.map((column) => inColor(column, colors)) } : chart,
  reads: ({ over, x, y }) => [over, x.id, ...y.map((column) => column.id)],
  component: () => ({ name: "CurveChart", from: "charts/curve-chart.tsx" }),
};

function resolveCurve({ over, y }: CurveDocument, context: ChartContext): CurveChart | undefined {
  const { displays, path } = context;
  const schedule = scheduleOf(over, context);
  if (schedule === undefined) return undefined;
  const column = (name: string): readonly ColumnDescription[] => {
    const display = displays[`${over}.${name}`];
    return display === undefined ? [] : [{ id: name, display }];
  };
  const [x] = column(schedule.input);
  const columns = y.flatMap((name, index) => {
    if (!schedule.computedColumns.includes(name))
      context.reporter.report(
        "unknown_column",
        { name, table: over },
        [...path, "y", index],
        name,
        schedule.computedColumns,
      );
    return column(name);
  });
  return x === undefined || columns.length === 0
    ? undefined
    : { id: context.id, kind: "curve", over, x, y: columns };
}

/** The schedule of a curve; undefined after reporting what varies no number. */
function scheduleOf(
  over: string,
  { names, statements, path, reporter }: ChartContext,
): VaryStatement | undefined {
  const found = statements.get(over);
  if (found !== undefined && isVary(found) && "from" in found.values) return found;
  const varying = [...statements.values()].flatMap(({ kind, id: name }) => (kind === "vary" ? [name] : []));
  if (!names.has(over)) reporter.unknownName(over, [...path, "over"], varying);
  else if (found !== undefined || names.get(over)?.type !== undefined)
    return reporter.report("curve_over", { name: over }, [...path, "over"], over, varying);
}
