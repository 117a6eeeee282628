import type { ReactNode } from "react";
import { along, coordinate, type Axis } from "./plot.ts";
import { textWidth } from "./text-width.ts";

/** A drawing's height with its labels, and its plot, in pixels. */
export const plotSize = { height: 212, top: 14, bottom: 188 } as const;

/** Units across in which courses are drawn: they are stretched to the plot's width, their strokes are not. */
export const courseWidth = 400;

/** A place across, as SVG writes it. */
export function across(place: number): string {
  return `${coordinate(place)}%`;
}

/** The ends of an axis along the bottom, in percent: it runs as the language reads. */
export function bottomEnds(direction: "ltr" | "rtl"): readonly [start: number, end: number] {
  return direction === "rtl" ? [100, 0] : [0, 100];
}

/** Courses and areas, which have no text: what they are drawn in is as wide as the plot. */
export function Stretched({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      className="stretched"
      width="100%"
      height={plotSize.height}
      viewBox={`0 0 ${courseWidth} ${plotSize.height}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}

/** Lines across at the ticks, each with its label above it at one end; the baseline is ink. */
export function Levels({
  axis,
  label,
  at,
}: {
  readonly axis: Axis;
  readonly label: (tick: number) => string;
  /** The end the labels are at, in percent. */
  readonly at: number;
}): ReactNode {
  return axis.ticks.map((tick) => {
    const y = coordinate(along(axis, tick));
    const isBase = along(axis, tick) === plotSize.bottom;
    return (
      <g key={tick} className="tick">
        <line x1="0%" x2="100%" y1={y} y2={y} {...(isBase ? { className: "baseline" } : {})} />
        {!isBase && (
          <text x={across(at)} y={coordinate(along(axis, tick) - 4)} textAnchor={at === 0 ? "start" : "end"}>
            {label(tick)}
          </text>
        )}
      </g>
    );
  });
}

/** Marks below the plot, each with its label; those near the ends begin or end there. */
export function BottomMarks({
  marks,
  labeled = withRoom(marks),
}: {
  readonly marks: readonly {
    readonly at: number;
    readonly text: string;
    /** In a narrow plot the label is in a second row. */
    readonly isLower?: boolean;
  }[];
  /** Where the labels are that the narrowest plot has room for. */
  readonly labeled?: ReadonlySet<number>;
}): ReactNode {
  return marks.map(({ at, text, isLower = false }) => {
    const place = placeOf(at, text);
    return (
      <g key={at} className="tick-x">
        <line x1={across(at)} x2={across(at)} y1={plotSize.bottom} y2={plotSize.bottom + 5} />
        <text
          {...place}
          y={plotSize.bottom + 18}
          {...(labeled.has(at) ? {} : { className: "only-wide" })}
          {...(isLower ? { className: "lower" } : {})}
        >
          {text.split("\n").map((line, index) => (
            <tspan key={line} x={place.x} dy={index * 14}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    );
  });
}

/** The marks whose labels have room beside each other in the narrowest plot too. */
function withRoom(marks: readonly { readonly at: number; readonly text: string }[]): ReadonlySet<number> {
  const kept = new Set<number>();
  let free = -Infinity;
  for (const { at, text } of marks.toSorted((one, other) => one.at - other.at)) {
    const half = halfWidth(text);
    const middle = Math.min(Math.max(at, half), 100 - half);
    if (middle - half < free) continue;
    kept.add(at);
    free = middle + half + 2;
  }
  return kept;
}

/** The widths of the narrowest plot and of those on wide screens. */
export const narrowest = 288;
export const widest = 544;

/** Half a text's width in percent of a plot. */
export function halfWidth(text: string, plot = narrowest): number {
  return (textWidth(text) / 2 / plot) * 100;
}

/** A label is below the middle of its mark, or at the end of the plot if the narrowest has no room for that. */
function placeOf(
  at: number,
  text: string,
): { readonly x: string; readonly textAnchor: "start" | "middle" | "end" } {
  const half = halfWidth(text);
  if (at < half) return { x: "0%", textAnchor: "start" };
  return at > 100 - half ? { x: "100%", textAnchor: "end" } : { x: across(at), textAnchor: "middle" };
}

/** The line through the place that is read, and a point on each course there. */
export function Crosshair({
  at,
  points,
}: {
  readonly at: number;
  readonly points: readonly number[];
}): ReactNode {
  return (
    <g className="crosshair">
      <line x1={across(at)} x2={across(at)} y1="0" y2={plotSize.bottom} />
      {points.map((y, index) => (
        <circle key={index} cx={across(at)} cy={coordinate(y)} r="4" />
      ))}
    </g>
  );
}
