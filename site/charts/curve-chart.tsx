import { useState, type PointerEvent, type ReactNode } from "react";
import { numberAt, rowsAt } from "../../generator/presentation/values.ts";
import type { ColumnDescription } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartOf } from "./chart-of.ts";
import { at, axisIn, placesOf, unitSize, type Place } from "./curve-layout.ts";
import { colorOf } from "./patterns.tsx";
import { along, coordinate, pathThrough, seenPoints, type Axis } from "./plot.ts";

const width = 360;
const height = 220;
const right = 352;
const top = 12;
const bottom = 192;
/** Room a character of a label takes, between labels and drawing, and half a label at the drawing's ends. */
const labelCharacter = 7;
const labelGap = 6;
const labelReach = 18;

/**
 * Results over the values of an input, the visitor's own marked. A slider moves along the curve, as a pointer on it does;
 * what is read there is below.
 */
export function CurveChart({ chart }: { readonly chart: ChartOf<"curve"> }): ReactNode {
  const { presenter } = useIsland();
  const [chosen, choose] = useState<{ readonly index: number; readonly beside: Place }>();
  const columns = [chart.x, ...chart.y];
  const own: Place = Object.fromEntries(
    columns.map(({ id }) => [id, numberAt(presenter.values, id) ?? Number.NaN]),
  );
  const places = placesOf(rowsAt(presenter.values, chart.over), own, chart.x, columns);
  if (places.length < 2) return null;
  // Another answer begins at the visitor's own value again.
  const isStill = chosen !== undefined && columns.every((each) => at(chosen.beside, each) === at(own, each));
  const index = isStill ? Math.min(chosen.index, places.length - 1) : Math.max(places.indexOf(own), 0);
  const point = places[index] ?? own;
  const move = (to: number): void => choose({ index: to, beside: own });
  const show = (place: Place, column: ColumnDescription): string =>
    presenter.show(column.display, at(place, column), presenter.unitOf(column.id));
  const said = (place: Place): string =>
    columns.map((column) => `${presenter.nameOf(column.id)}: ${show(place, column)}`).join(" · ");
  return (
    <ChartFrame
      id={chart.id}
      viewBox={`0 0 ${width} ${height}`}
      finding={said(places.includes(own) ? own : point)}
      drawing={<Drawing chart={chart} places={places} own={own} point={point} move={move} />}
      legend={
        <div className="curve">
          <input
            type="range"
            dir="ltr"
            min="0"
            max={places.length - 1}
            value={index}
            aria-label={presenter.nameOf(chart.x.id)}
            aria-valuetext={said(point)}
            onChange={(event) => move(Number(event.target.value))}
          />
          <p suppressHydrationWarning>
            {columns.map((column) => (
              <span key={column.id}>
                {presenter.nameOf(column.id)}: <b>{show(point, column)}</b>
              </span>
            ))}
          </p>
        </div>
      }
      figures={
        <table>
          <thead>
            <tr>
              {columns.map(({ id }) => (
                <th key={id} scope="col">
                  {presenter.nameOf(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place, row) => (
              <tr key={row} {...(place === own ? { className: "current", "aria-current": true } : {})}>
                {columns.map((column) => (
                  <td key={column.id} className="numeric">
                    {show(place, column)}
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

function Drawing({
  chart,
  places,
  own,
  point,
  move,
}: {
  readonly chart: ChartOf<"curve">;
  readonly places: readonly Place[];
  readonly own: Place;
  /** The place that is read. */
  readonly point: Place;
  readonly move: (index: number) => void;
}): ReactNode {
  const { presenter } = useIsland();
  const label = ({ id, display }: ColumnDescription, value: number): string => {
    const short = display.kind === "money" ? { ...display, digits: { minimum: 0, maximum: 0 } } : display;
    return presenter.show(short, value, presenter.unitOf(id));
  };
  const sizeOf = ({ id, display }: ColumnDescription): number => unitSize(display, presenter.unitOf(id));
  const first = chart.y[0] ?? chart.x;
  const heights = places.flatMap((place) => chart.y.map((column) => at(place, column)));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  // A curve that stays far from zero is drawn without it.
  const y = axisIn(sizeOf(first), [low > high / 2 ? low : Math.min(0, low), high], [bottom, top], "round");
  const labels = y.ticks.map((tick) => label(first, tick));
  const left = Math.max(...labels.map(({ length }) => length)) * labelCharacter + labelGap;
  const [begin = own, end = own] = [places[0], places.at(-1)];
  const x = axisIn(sizeOf(chart.x), [at(begin, chart.x), at(end, chart.x)], [left, right], "exact");
  const across = (place: Place): string => coordinate(along(x, at(place, chart.x)));
  const follow = (event: PointerEvent<SVGRectElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const value = x.from + ((event.clientX - box.left) / box.width) * (x.to - x.from);
    const distances = places.map((place) => Math.abs(at(place, chart.x) - value));
    move(distances.indexOf(Math.min(...distances)));
  };
  return (
    <>
      {y.ticks.map((tick, index) => (
        <g key={tick} className="tick">
          <path
            d={`M${coordinate(left)} ${coordinate(along(y, tick))}H${right}`}
            stroke="var(--hair)"
            strokeWidth="0.6"
          />
          <text
            x={coordinate(left - labelGap)}
            y={coordinate(along(y, tick) + 4)}
            textAnchor="end"
            suppressHydrationWarning
          >
            {labels[index]}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text
          key={tick}
          x={coordinate(along(x, tick))}
          y={bottom + 16}
          textAnchor={anchorAt(along(x, tick), x)}
          className="tick-x"
          suppressHydrationWarning
        >
          {label(chart.x, tick)}
        </text>
      ))}
      <path d={`M${across(point)} ${top}V${bottom}`} stroke="currentColor" strokeWidth="0.7" />
      {chart.y.map((column) => {
        const up = (place: Place): string => coordinate(along(y, at(place, column)));
        return (
          <g key={column.id}>
            <path
              d={pathThrough(
                seenPoints(places.map((each) => [along(x, at(each, chart.x)), along(y, at(each, column))])),
              )}
              {...(chart.y.length > 1
                ? { className: `line line-${colorOf(column)}` }
                : { className: "line", stroke: "currentColor" })}
            />
            {places.includes(own) && (
              <circle cx={across(own)} cy={up(own)} r="5" className={`fill-${colorOf(column)}`} />
            )}
            {point !== own && <circle cx={across(point)} cy={up(point)} r="3.5" fill="currentColor" />}
          </g>
        );
      })}
      <rect
        x={coordinate(left)}
        y={top}
        width={coordinate(right - left)}
        height={bottom - top}
        fill="transparent"
        onPointerMove={follow}
        onPointerDown={follow}
      />
    </>
  );
}

/** Labels at the edges grow inwards. */
function anchorAt(x: number, { start, end }: Axis): "start" | "middle" | "end" {
  if (x < start + labelReach) return "start";
  return x > end - labelReach ? "end" : "middle";
}
