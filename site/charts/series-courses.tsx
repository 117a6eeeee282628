import type { ReactNode } from "react";
import type { Row } from "../../generator/runtime/answer.ts";
import type { ColumnDescription } from "../../generator/runtime/display.ts";
import { numberFormat } from "../../generator/runtime/intl-cache.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { placeName } from "./area-names.ts";
import { across, BottomMarks, courseWidth, Stretched } from "./axes.tsx";
import type { ChartOf } from "./chart-of.ts";
import { colorOf } from "./patterns.tsx";
import { along, coordinate, pathThrough, seenPoints, yearTicks, type Axis, type Point } from "./plot.ts";
import { whole, type Edge, type SeriesDrawing } from "./series-edges.ts";

/** Areas or lines with their names on them. The first series lies at the back unless they are stacked. */
export function Courses({
  chart,
  rows,
  edges,
  before,
  x,
  y,
  name,
  placeOf,
  children,
}: SeriesDrawing & {
  /** An earlier answer's, which is drawn dashed. */
  readonly before: Pick<SeriesDrawing, "rows" | "edges">;
  readonly name: (column: ColumnDescription) => string;
  readonly placeOf: (row: Row) => number;
  /** The levels: their lines and labels are in sight over the areas, and do not strike out the names. */
  readonly children: ReactNode;
}): ReactNode {
  const at = rows.map((row) => along(x, placeOf(row)));
  const courseOf = (drawn: typeof before, series: number, edge: keyof Edge): readonly Point[] =>
    seenPoints(
      drawn.rows.map((row, index): Point => [
        (along(x, placeOf(row)) / 100) * courseWidth,
        along(y, drawn.edges[index]?.[series]?.[edge] ?? 0),
      ]),
    );
  const course = (series: number, edge: keyof Edge): readonly Point[] =>
    courseOf({ rows, edges }, series, edge);
  const earlier = before.rows.length === 0 ? [] : chart.y.filter((_, series) => !isSum(chart, series));
  const names = chart.y.map((column, series) =>
    chart.y.length === 1
      ? undefined
      : placeName({
          name: name(column),
          edges: edges.map((row, index) => ({
            at: at[index] ?? 0,
            high: along(y, row[series]?.high ?? 0),
            low: along(y, row[series]?.low ?? 0),
          })),
        }),
  );
  return (
    <>
      <Stretched>
        {chart.y.map((column, series) => (
          <g key={column.id} className={`fill-${colorOf(column)}`}>
            {chart.kind === "area" && (
              <path
                d={`${pathThrough([...course(series, "high"), ...course(series, "low").toReversed()])}Z`}
                className="area"
              />
            )}
          </g>
        ))}
        {chart.y.map((column, series) => (
          <path
            key={column.id}
            d={pathThrough(course(series, "high"))}
            className={`${lineClass(chart, series)} line-${colorOf(column)}`}
          />
        ))}
        {earlier.map((column, series) => (
          <path
            key={`${column.id} before`}
            d={pathThrough(courseOf(before, series, "high"))}
            className="line line-earlier"
          />
        ))}
      </Stretched>
      {children}
      {chart.y.map((column, series) => {
        const place = names[series];
        return place === undefined ? null : (
          <text
            key={column.id}
            x={across(place.at)}
            y={coordinate(place.y + 4)}
            textAnchor="middle"
            className={`area-name name-${colorOf(column)}`}
          >
            {name(column)}
          </text>
        );
      })}
      <BottomTicks chart={chart} x={x} isDate={typeof rows[0]?.[chart.x.id] === "string"} />
    </>
  );
}

/** The course of a sum is a hairline, others are drawn in their color. */
function lineClass(chart: ChartOf<"area" | "line" | "bar">, series: number): string {
  if (chart.kind === "line") return "line";
  return isSum(chart, series) ? "line line-sum" : "line line-edge";
}

/** Whether a course is that of all that is stacked below it. */
function isSum({ y, stacked }: ChartOf<"area" | "line" | "bar">, series: number): boolean {
  return stacked && y.length > 1 && series === y.length - 1;
}

/** The ends of years, or round values. */
function BottomTicks({
  chart,
  x,
  isDate,
}: {
  readonly chart: ChartOf<"area" | "line" | "bar">;
  readonly x: Axis;
  readonly isDate: boolean;
}): ReactNode {
  const { locale } = useTranslator();
  const { presenter } = useIsland();
  const year = numberFormat(locale.tag, { useGrouping: false });
  const marks = isDate
    ? yearTicks(x.from, x.to, 6).map(({ at, year: value }) => ({ at, text: year.format(value) }))
    : x.ticks.map((at) => ({ at, text: presenter.show(whole(chart.x.display), at) }));
  return <BottomMarks marks={marks.map(({ at, text }) => ({ at: along(x, at), text }))} />;
}
