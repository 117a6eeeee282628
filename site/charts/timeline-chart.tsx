import type { ReactNode } from "react";
import { scalarAt } from "../../generator/presentation/values.ts";
import { dateFormat } from "../../generator/runtime/intl-cache.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { narrowest, widest } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartOf } from "./chart-of.ts";
import { position } from "./plot.ts";
import { SpanSample, TimelineDrawing, timelineSize, type TimelineSpan } from "./timeline-drawing.tsx";
import { placeLabels, placeSpanNames, wrapText } from "./timeline-layout.ts";

/** Characters of a name on one line. */
const longest = 18;

/** A date, its name, and where it lies in days. */
interface Day {
  readonly id: string;
  readonly value: string;
  readonly day: number;
}

/** Spans of days to scale, their ends named. In languages that are read from right to left, so is time. */
export function TimelineChart({ chart }: { readonly chart: ChartOf<"timeline"> }): ReactNode {
  const { presenter } = useIsland();
  const { locale } = useTranslator();
  const dayOf = (id: string): Day | undefined => {
    const value = scalarAt(id in presenter.outputs ? presenter.outputs : presenter.values, id);
    const day = position(value);
    return typeof value !== "string" || day === undefined ? undefined : { id, value, day };
  };
  const spans = chart.spans.flatMap(({ id, from, to, style }) => {
    const [first, last] = [dayOf(from), dayOf(to)];
    return first === undefined || last === undefined || first.day >= last.day
      ? []
      : [{ id, from: first, to: last, style, name: presenter.text(`charts.${chart.id}.spans.${id}`) ?? "" }];
  });
  const days = [
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...chart.dates.flatMap((id) => dayOf(id) ?? []),
  ];
  const start = Math.min(...days.map(({ day }) => day));
  const end = Math.max(...days.map(({ day }) => day));
  if (spans.length === 0) return null;
  const isRightToLeft = locale.dir === "rtl";
  const along = ({ day }: Day): number => {
    const share = (day - start) / (end - start);
    return isRightToLeft ? 1 - share : share;
  };
  const marked = [...new Set(days.map(({ value }) => value))].toSorted();
  const labels = marked.flatMap((value) => {
    const named = days.filter((each) => each.value === value);
    const names = [...new Set(named.map(({ id }) => presenter.nameOf(id)))];
    return named.slice(0, 1).map((day) => ({
      at: along(day),
      lines: [shortDay(value, locale.tag), ...names.flatMap((each) => wrapText(each, longest))],
    }));
  });
  const drawn = spans.map(({ name, style, from, to }): TimelineSpan => {
    const [one, other] = [along(from), along(to)];
    return { name, style, from: Math.min(one, other), to: Math.max(one, other) };
  });
  const [narrow, wide] = [narrowest, widest].map((width) => {
    const placed = placeLabels(labels, width);
    return { width, labels: placed, names: placeSpanNames(drawn, placed, width) };
  });
  if (narrow === undefined || wide === undefined) return null;
  return (
    <ChartFrame
      id={chart.id}
      size={timelineSize(narrow)}
      drawing={<TimelineDrawing layout={narrow} spans={drawn} />}
      wide={{ size: timelineSize(wide), drawing: <TimelineDrawing layout={wide} spans={drawn} /> }}
      legend={
        narrow.names.includes(undefined) && (
          <ul className={wide.names.includes(undefined) ? "legend" : "legend where-narrow"}>
            {drawn.map(({ name, style }, index) =>
              narrow.names[index] === undefined ? (
                <li key={name} {...(wide.names[index] === undefined ? {} : { className: "where-narrow" })}>
                  <SpanSample style={style} />
                  {name}
                </li>
              ) : null,
            )}
          </ul>
        )
      }
      dataTable={
        <table>
          <tbody>
            {spans.map(({ id, name, from, to }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {[from, to].map((day) => (
                  <td key={day.id}>
                    {presenter.nameOf(day.id)}: {presenter.showById(day.id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

/** A day as short as the language writes it with the name of its month. */
function shortDay(value: string, locale: string): string {
  return dateFormat(locale, { year: "numeric", month: "short", day: "numeric" }).format(new Date(value));
}
