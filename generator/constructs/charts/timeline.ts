import { showType } from "../../formula/index.ts";
import { spanStyles, type TimelineChart } from "../../runtime/kinds/timeline-chart.ts";
import { closed, id, list, filledMapOf, oneOfTexts, type Static } from "../schema.ts";
import type { Path } from "../reporter.ts";
import type { ChartContext, ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";

const schema = closed(
  {
    kind: oneOfTexts(["timeline"], "`timeline`."),
    spans: filledMapOf(
      closed(
        {
          from: id("The date it begins."),
          to: id("The date it ends."),
          style: oneOfTexts(
            spanStyles,
            "`solid` without it; `gray` for what may be or not, `dotted` for what comes after.",
          ),
        },
        ["from", "to"],
      ),
      "The spans by id; the words name each under `spans`.",
    ),
    dates: list(id("A date."), "Dates that are marked besides the ends of spans.", { unique: true }),
    ...ofEveryChart,
  },
  ["kind", "spans"],
);
type TimelineDocument = Static<typeof schema>;

/** Dates and the spans between them. */
export const timeline: ChartKind<TimelineDocument, TimelineChart> = {
  id: "timeline_chart",
  title: "Timeline",
  summary:
    "Spans of days to scale. Their ends are marked with the date and its name; a date that has no value, or is hidden by the `when` of its output, is left out with the spans that need it.",
  schema,
  example: `charts:
  time: { kind: timeline, spans: { served: { from: start, to: release }, supervised: { from: release, to: discharge, style: dotted } } }
`,

  resolve: resolveTimeline,
  texts: ({ spans }) => Object.keys(spans).map((span) => ({ key: `spans.${span}`, required: true })),
  reads: ({ dates, spans }) => [...dates, ...spans.flatMap(({ from, to }) => [from, to])],
  component: () => ({ name: "TimelineChart", from: "charts/timeline-chart.tsx" }),
  placesAnswer: true,
};

function resolveTimeline(
  { spans, dates = [] }: TimelineDocument,
  context: ChartContext,
): TimelineChart | undefined {
  const { path } = context;
  const isComplete = [
    ...Object.entries(spans).flatMap(([span, { from, to }]) => [
      isDate(from, [...path, "spans", span, "from"], context),
      isDate(to, [...path, "spans", span, "to"], context),
    ]),
    ...dates.map((date, index) => isDate(date, [...path, "dates", index], context)),
  ].every(Boolean);
  if (!isComplete) return undefined;
  return {
    id: context.id,
    kind: "timeline",
    dates,
    spans: Object.entries(spans).map(([span, { from, to, style = "solid" }]) => ({
      id: span,
      from,
      to,
      style,
    })),
  };
}

/** Whether a name is a date; reports where it is not. */
function isDate(name: string, path: Path, { names, reporter }: ChartContext): boolean {
  const found = names.get(name);
  if (found === undefined) {
    const known = [...names].flatMap(([each, { type }]) => (type?.kind === "date" ? [each] : []));
    reporter.unknownName(name, path, known);
  } else if (found.type !== undefined && found.type.kind !== "date")
    reporter.report(
      "type_mismatch",
      { want: "a date", where: "in a timeline", got: showType(found.type) },
      path,
    );
  return found?.type?.kind === "date";
}
