import type { ReactNode } from "react";
import { scalarAt } from "../../generator/presentation/values.ts";
import { dateFormat } from "../../generator/runtime/intl-cache.ts";
import type { SpanStyle } from "../../generator/runtime/kinds/timeline-chart.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartOf } from "./chart-of.ts";
import { coordinate, position } from "./plot.ts";
import { placeLabels, wrapText, type PlacedLabel } from "./timeline-layout.ts";

const width = 360;
const lineHeight = 15;
/** Characters of a name on one line. */
const longest = 18;
/** Half of the bar, the strokes of days beyond it, and from there to the text. */
const half = 4;
const stroke = 7;
const space = 3;

/** A date, its name, and where it lies in days. */
interface Day {
  readonly id: string;
  readonly value: string;
  readonly day: number;
}
interface Span {
  readonly id: string;
  readonly from: Day;
  readonly to: Day;
  readonly style: SpanStyle;
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
  const spans = chart.spans.flatMap(({ id, from, to, style }): readonly Span[] => {
    const [first, last] = [dayOf(from), dayOf(to)];
    return first === undefined || last === undefined || first.day >= last.day
      ? []
      : [{ id, from: first, to: last, style }];
  });
  const days = [
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...chart.dates.flatMap((id) => dayOf(id) ?? []),
  ];
  const start = Math.min(...days.map(({ day }) => day));
  const end = Math.max(...days.map(({ day }) => day));
  if (spans.length === 0) return null;
  const isRightToLeft = locale.dir === "rtl";
  const along = (day: number): number => {
    const share = (day - start) / (end - start);
    return isRightToLeft ? 1 - share : share;
  };
  const name = (span: { readonly id: string }): string =>
    presenter.text(`charts.${chart.id}.spans.${span.id}`) ?? "";
  const marked = [...new Set(days.map(({ value }) => value))].toSorted();
  const labels = placeLabels(
    marked.map((value) => {
      const named = days.filter((each) => each.value === value);
      const names = [...new Set(named.map(({ id }) => presenter.nameOf(id)))];
      return {
        at: along(named[0]?.day ?? start),
        lines: [shortDay(value, locale.tag), ...names.flatMap((each) => wrapText(each, longest))],
      };
    }),
    width,
  );
  const reach = (side: PlacedLabel["side"]): number => {
    const lines = labels.map((label) => (label.side === side ? label.skipped + label.lines.length : 0));
    return half + stroke + space + Math.max(...lines) * lineHeight;
  };
  const middle = reach("above");
  return (
    <ChartFrame
      id={chart.id}
      viewBox={`0 0 ${width} ${middle + reach("below")}`}
      drawing={
        <>
          {labels.map((label) => (
            <Mark key={label.lines.join()} label={label} middle={middle} isRightToLeft={isRightToLeft} />
          ))}
          {spans.map(({ id, from, to, style }) => (
            <path
              key={id}
              d={`M${coordinate(along(from.day) * width)} ${middle}H${coordinate(along(to.day) * width)}`}
              stroke="currentColor"
              {...strokes[style]}
            />
          ))}
        </>
      }
      legend={
        <ul className="legend">
          {spans.map((span) => (
            <li key={span.id}>
              <svg className="swatch" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
                <path d="M0 9h18" stroke="currentColor" {...strokes[span.style]} />
              </svg>
              {name(span)}
            </li>
          ))}
        </ul>
      }
      figures={
        <table>
          <tbody>
            {spans.map((span) => (
              <tr key={span.id}>
                <th scope="row">{name(span)}</th>
                {[span.from, span.to].map(({ id }) => (
                  <td key={id}>
                    {presenter.nameOf(id)}: {presenter.showById(id)}
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

/** How each style is drawn: told apart by width and dots, not by color. */
const strokes = {
  solid: { strokeWidth: 2 * half },
  gray: { strokeWidth: 2 * half, strokeOpacity: 0.4 },
  dotted: { strokeWidth: 2.5, strokeDasharray: "0.1 5", strokeLinecap: "round" },
} as const satisfies Readonly<Record<SpanStyle, object>>;

/** The stroke at a day, and its date and names. */
function Mark({
  label: { x, textX, anchor, side, skipped, lines },
  middle,
  isRightToLeft,
}: {
  readonly label: PlacedLabel;
  readonly middle: number;
  readonly isRightToLeft: boolean;
}): ReactNode {
  const away = side === "below" ? 1 : -1;
  const end = middle + away * (half + stroke + skipped * lineHeight);
  const first =
    side === "below" ? end + space + lineHeight - 4 : end - space - (lines.length - 1) * lineHeight;
  // Text that runs from right to left begins at its right edge.
  const turned = anchor === "start" ? "end" : anchor === "end" ? "start" : "middle";
  const at = coordinate(Math.min(Math.max(x, 0.5), width - 0.5));
  return (
    <>
      <path d={`M${at} ${middle - away * half}V${coordinate(end)}`} stroke="currentColor" />
      <text
        direction={isRightToLeft ? "rtl" : "ltr"}
        textAnchor={isRightToLeft ? turned : anchor}
        fill="currentColor"
        suppressHydrationWarning
      >
        {lines.map((line, index) => (
          <tspan
            key={index}
            x={coordinate(textX)}
            y={coordinate(first + index * lineHeight)}
            {...(index === 0 ? { fontWeight: 600 } : {})}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** A day as short as the language writes it with the name of its month. */
function shortDay(value: string, locale: string): string {
  return dateFormat(locale, { year: "numeric", month: "short", day: "numeric" }).format(new Date(value));
}
