import type { ReactNode } from "react";
import type { ColumnDescription } from "../../generator/runtime/display.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import {
  across,
  BottomMarks,
  bottomEnds,
  courseWidth,
  Crosshair,
  Levels,
  plotSize,
  Stretched,
} from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { at, axisIn, placesAround, unitSize, type Place } from "./curve-layout.ts";
import { useChosenPlace } from "./chosen-place.ts";
import { colorOf } from "./patterns.tsx";
import { along, coordinate, pathThrough, seenPoints, type Point } from "./plot.ts";
import { usePlace } from "./reading.ts";
import { whole } from "./series-edges.ts";

/** Results over the values of an input, the visitor's own marked. What is read along the curve is in the head. */
export function CurveOf({
  id,
  title,
  x: xColumn,
  y: yColumns,
  places: given,
  own,
}: {
  readonly id: string;
  /** Its heading, where the words have none for its id. */
  readonly title?: string;
  readonly x: ColumnDescription;
  readonly y: readonly ColumnDescription[];
  readonly places: readonly Place[];
  /** The visitor's own. */
  readonly own: Place;
}): ReactNode {
  const { presenter } = useIsland();
  const { locale } = useTranslator();
  const columns = [xColumn, ...yColumns];
  const places = placesAround(given, own, xColumn, columns);
  // Another answer begins at the visitor's own value again.
  const [index, move] = usePlace(places.length, Math.max(places.indexOf(own), 0), JSON.stringify(own));
  const choose = useChosenPlace(xColumn.id);
  if (places.length < 2) return null;
  const point = places[index] ?? own;
  const show = (place: Place, column: ColumnDescription): string =>
    presenter.show(column.display, at(place, column), presenter.unitOf(column.id));
  const said = (place: Place, of: readonly ColumnDescription[]): string =>
    of.map((column) => `${presenter.nameOf(column.id)} ${show(place, column)}`).join(", ");
  const label = (column: ColumnDescription, value: number): string =>
    presenter.show(whole(column.display), value, presenter.unitOf(column.id));
  const sizeOf = (column: ColumnDescription, from: number, to: number): number =>
    unitSize(column.display, presenter.unitOf(column.id), to - from);
  const first = yColumns[0] ?? xColumn;
  const heights = places.flatMap((place) => yColumns.map((column) => at(place, column)));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  // A curve that stays far from zero is drawn without it.
  const y = axisIn(
    sizeOf(first, Math.min(0, low), high),
    [low > high / 2 ? low : Math.min(0, low), high],
    [plotSize.bottom, plotSize.top],
    "round",
  );
  const [begin = own, end = own] = [places[0], places.at(-1)];
  const ends = bottomEnds(locale.dir);
  const [from, to] = [at(begin, xColumn), at(end, xColumn)];
  const x = axisIn(sizeOf(xColumn, from, to), [from, to], ends, "exact");
  const isFalling = at(end, first) < at(begin, first);
  return (
    <ChartFrame
      id={id}
      {...(title === undefined ? {} : { title })}
      size={plotSize}
      finding={said(places.includes(own) ? own : point, columns)}
      reading={{
        places: places.map((place) => along(x, at(place, xColumn))),
        index,
        move,
        name: presenter.nameOf(xColumn.id),
        at: show(point, xColumn),
        text: said(point, yColumns),
        read: yColumns.map((column) => (
          <span key={column.id}>
            {presenter.nameOf(column.id)} <b>{show(point, column)}</b>
          </span>
        )),
        choose: choose && ((chosen) => choose(at(places[chosen] ?? own, xColumn))),
        own: places.includes(own) ? along(x, at(own, xColumn)) : undefined,
      }}
      drawing={
        <>
          <Levels axis={y} label={(tick) => label(first, tick)} at={isFalling ? ends[1] : ends[0]} />
          <BottomMarks marks={x.ticks.map((tick) => ({ at: along(x, tick), text: label(xColumn, tick) }))} />
          <Stretched>
            {yColumns.map((column) => (
              <path
                key={column.id}
                d={pathThrough(
                  seenPoints(
                    places.map((place): Point => [
                      (along(x, at(place, xColumn)) / 100) * courseWidth,
                      along(y, at(place, column)),
                    ]),
                  ),
                )}
                className={yColumns.length > 1 ? `line line-${colorOf(column)}` : "line line-ink"}
              />
            ))}
          </Stretched>
          <Crosshair
            at={along(x, at(point, xColumn))}
            points={point === own ? [] : yColumns.map((column) => along(y, at(point, column)))}
          />
          {places.includes(own) &&
            yColumns.map((column) => (
              <circle
                key={column.id}
                cx={across(along(x, at(own, xColumn)))}
                cy={coordinate(along(y, at(own, column)))}
                r="5"
                className={choose === undefined ? "own-point" : "own-point own-handle"}
              />
            ))}
        </>
      }
      dataTable={
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {presenter.nameOf(column.id)}
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
