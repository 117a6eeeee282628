import type { ReactNode } from "react";
import { scalarAt } from "../../generator/presentation/values.ts";
import { dateFormat } from "../../generator/runtime/intl-cache.ts";
import type { SpanStyle } from "../../generator/runtime/kinds/timeline-chart.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { narrowest, widest, across } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartOf } from "./chart-of.ts";
import { position, coordinate } from "./plot.ts";
import { placeLabels, placeSpanNames, wrapText, type PlacedLabel } from "./timeline-layout.ts";

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

/** A span as it is drawn, its ends from 0 to 1 along the drawing. */
interface TimelineSpan {
  readonly name: string;
  readonly style: SpanStyle;
  readonly from: number;
  readonly to: number;
}
/** Where the texts of a timeline stand at a width. */
interface TimelineLayout {
  readonly width: number;
  readonly labels: readonly PlacedLabel[];
  /** Where the name of each span is, from 0 to 1; undefined of those that have no room. */
  readonly names: readonly (number | undefined)[];
}

const lineHeight = 16;
/** Half of the bar, the strokes of days beyond it, and from there to the text. */
const half = 4;
const stroke = 6;
const space = 3;

function reach({ labels, names }: TimelineLayout, side: PlacedLabel["side"]): number {
  const lines = labels.map((label) => (label.side === side ? label.skipped + label.lines.length : 0));
  const ofNames = side === "above" && names.some((at) => at !== undefined) ? 1 : 0;
  return half + stroke + space + Math.max(ofNames, ...lines) * lineHeight;
}

/** How tall a timeline is. */
function timelineSize(layout: TimelineLayout): { readonly height: number } {
  return { height: reach(layout, "above") + reach(layout, "below") };
}

/** The spans as one bar, with the strokes and labels of their ends. */
function TimelineDrawing({
  layout,
  spans,
}: {
  readonly layout: TimelineLayout;
  readonly spans: readonly TimelineSpan[];
}): ReactNode {
  const middle = reach(layout, "above");
  return (
    <>
      {spans.map(({ name, style, from, to }) => (
        <line
          key={name}
          x1={across(from * 100)}
          x2={across(to * 100)}
          y1={middle}
          y2={middle}
          className={`span span-${style}`}
        />
      ))}
      {layout.labels.map((label) => (
        <Mark key={label.lines.join()} label={label} width={layout.width} middle={middle} />
      ))}
      {spans.map(({ name }, index) => {
        const at = layout.names[index];
        return at === undefined ? null : (
          <text
            key={name}
            x={across(at * 100)}
            y={middle - half - stroke}
            textAnchor="middle"
            className="span-name"
          >
            {name}
          </text>
        );
      })}
    </>
  );
}

/** The stroke at a day, and its date and names. */
function Mark({
  label: { x, textX, anchor, side, skipped, lines },
  width,
  middle,
}: {
  readonly label: PlacedLabel;
  readonly width: number;
  readonly middle: number;
}): ReactNode {
  const isRightToLeft = useTranslator().locale.dir === "rtl";
  const away = side === "below" ? 1 : -1;
  const end = middle + away * (half + stroke + skipped * lineHeight);
  const first =
    side === "below" ? end + space + lineHeight - 5 : end - space - (lines.length - 1) * lineHeight;
  // Text that runs from right to left begins at its right edge.
  const turned = anchor === "start" ? "end" : anchor === "end" ? "start" : "middle";
  const at = across((x / width) * 100);
  return (
    <g className="day">
      <line x1={at} x2={at} y1={middle - away * half} y2={coordinate(end)} />
      <text direction={isRightToLeft ? "rtl" : "ltr"} textAnchor={isRightToLeft ? turned : anchor}>
        {lines.map((line, index) => (
          <tspan key={index} x={across((textX / width) * 100)} y={coordinate(first + index * lineHeight)}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** How a style looks, for the key. */
function SpanSample({ style }: { readonly style: SpanStyle }): ReactNode {
  return (
    <svg className="swatch" width="24" height="12" aria-hidden="true">
      <line x1="0" x2="24" y1="6" y2="6" className={`span span-${style}`} />
    </svg>
  );
}
