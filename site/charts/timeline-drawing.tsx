import type { ReactNode } from "react";
import type { SpanStyle } from "../../generator/runtime/kinds/timeline-chart.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { across } from "./axes.tsx";
import { coordinate } from "./plot.ts";
import type { PlacedLabel } from "./timeline-layout.ts";

/** A span as it is drawn, its ends from 0 to 1 along the drawing. */
export interface TimelineSpan {
  readonly name: string;
  readonly style: SpanStyle;
  readonly from: number;
  readonly to: number;
}
/** Where the texts of a timeline stand at a width. */
export interface TimelineLayout {
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
export function timelineSize(layout: TimelineLayout): { readonly height: number } {
  return { height: reach(layout, "above") + reach(layout, "below") };
}

/** The spans as one bar, with the strokes and labels of their ends. */
export function TimelineDrawing({
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
export function SpanSample({ style }: { readonly style: SpanStyle }): ReactNode {
  return (
    <svg className="swatch" width="24" height="12" aria-hidden="true">
      <line x1="0" x2="24" y1="6" y2="6" className={`span span-${style}`} />
    </svg>
  );
}
