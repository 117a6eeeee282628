import { rowsAt } from "../../generator/presentation/values.ts";
import type { ReactNode } from "react";
import type { Row } from "../../generator/runtime/answer.ts";
import type { ChartColor } from "../../generator/runtime/chart-color.ts";
import type { ColumnDescription } from "../../generator/runtime/description.ts";
import { numberFormat } from "../../generator/runtime/intl-cache.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { ChartOf } from "./chart-of.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { Patterns, Swatch, colorOf, patternId } from "./patterns.tsx";
import {
  along,
  coordinate,
  exactAxis,
  pathThrough,
  position,
  roundAxis,
  sampled,
  seenPoints,
  yearEnds,
  yearTicks,
  type Axis,
  type Point,
} from "./plot.ts";

const width = 360;
const height = 220;
const right = 352;
const top = 12;
const bottom = 192;
/** Room a character of a label takes, between labels and drawing, and half a label at the drawing's ends. */
const labelCharacter = 7.6;
const labelGap = 6;
const labelReach = 14;
/** Rows drawn, and rows listed behind the chart: more cannot be told apart at this size. */
const mostPoints = 361;
const mostFigures = 31;

/** Columns of a schedule over its rows, as lines, areas or bars; areas and bars may be stacked. */
export function SeriesChart({
  chart: described,
}: {
  readonly chart: ChartOf<"area" | "line" | "bar">;
}): ReactNode {
  const { presenter } = useIsland();
  const { t } = useTranslator();
  const all = rowsAt(presenter.values, described.over);
  // A series of zeros, such as extra payments nobody makes, has nothing to show.
  const chart = {
    ...described,
    y: described.y.filter(({ id }) => all.some((row) => row[id] !== 0 && row[id] !== null)),
  };
  if (all.length === 0 || (chart.kind === "bar" && chart.y.every((column) => isLevel(all, column))))
    return null;
  const rows = chart.kind === "bar" ? all : sampled(all, mostPoints);
  const name = (column: ColumnDescription): string =>
    t.optional(`outputs.${chart.over}.columns.${column.id}`) ?? presenter.nameOf(column.id);
  return (
    <ChartFrame
      id={chart.id}
      viewBox={`0 0 ${width} ${height}`}
      drawing={<Drawing chart={chart} rows={rows} />}
      legend={
        <ul className="legend">
          {chart.y.map((column) => (
            <li key={column.id}>
              {chart.kind === "line" ? (
                <LineSample color={colorOf(column)} />
              ) : (
                <Swatch color={colorOf(column)} />
              )}
              {name(column)}
            </li>
          ))}
        </ul>
      }
      figures={<SeriesFigures chart={chart} rows={all} name={name} />}
    />
  );
}

/** The values behind the picture, a row a year. */
function SeriesFigures({
  chart,
  rows,
  name,
}: {
  readonly chart: ChartOf<"area" | "line" | "bar">;
  readonly rows: readonly Row[];
  readonly name: (column: ColumnDescription) => string;
}): ReactNode {
  const { presenter } = useIsland();
  return (
    <table>
      <thead>
        <tr>
          {[chart.x, ...chart.y].map((column: ColumnDescription) => (
            <th key={column.id} scope="col">
              {column.color !== undefined && <Swatch color={colorOf(column)} />}
              {name(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sampled(yearEnds(rows, chart.x.id), mostFigures).map((row, index) => (
          <tr key={index}>
            <th scope="row">{presenter.show(chart.x.display, row[chart.x.id] ?? null)}</th>
            {chart.y.map((column) => (
              <td key={column.id} className="numeric">
                {presenter.show(column.display, row[column.id] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a series has one value throughout: bars of it say nothing that its value does not. */
function isLevel(rows: readonly Row[], { id }: ColumnDescription): boolean {
  return rows.every((row) => row[id] === rows[0]?.[id]);
}

/** The lower and upper edge of each series in each row: from zero, or from the series below when stacked. */
function edgesOf(
  rows: readonly Row[],
  columns: readonly ColumnDescription[],
  stacked: boolean,
): readonly (readonly { readonly low: number; readonly high: number }[])[] {
  return rows.map((row) => {
    let below = 0;
    return columns.map(({ id }) => {
      const value = Number(row[id] ?? 0);
      const edge = { low: below, high: below + value };
      if (stacked) below = edge.high;
      return edge;
    });
  });
}

function Drawing({
  chart,
  rows,
}: {
  readonly chart: ChartOf<"area" | "line" | "bar">;
  readonly rows: readonly Row[];
}): ReactNode {
  const { presenter } = useIsland();
  const edges = edgesOf(rows, chart.y, chart.stacked);
  const highs = edges.flatMap((row) => row.map(({ high }) => high));
  const y = roundAxis(Math.min(0, ...highs), Math.max(0, ...highs), bottom, top, 4);
  const yDisplay = chart.y[0]?.display;
  const labels = y.ticks.map((tick) =>
    yDisplay === undefined || tick === 0 ? "" : presenter.show(whole(yDisplay), tick),
  );
  const left = Math.max(...labels.map(({ length }) => length)) * labelCharacter + labelGap;
  return (
    <>
      <Patterns chart={chart.id} colors={chart.y.map(colorOf)} />
      {y.ticks.map((tick, index) => (
        <g key={tick} className="tick">
          <line
            x1={coordinate(left)}
            x2={right}
            y1={coordinate(along(y, tick))}
            y2={coordinate(along(y, tick))}
          />
          {labels[index] !== "" && (
            <text
              x={coordinate(left - labelGap)}
              y={coordinate(along(y, tick) + 4)}
              textAnchor="end"
              direction="ltr"
              suppressHydrationWarning
            >
              {labels[index]}
            </text>
          )}
        </g>
      ))}
      {chart.kind === "bar" ? (
        <Bars chart={chart} rows={rows} edges={edges} y={y} left={left} />
      ) : (
        <Courses chart={chart} rows={rows} edges={edges} y={y} left={left} />
      )}
    </>
  );
}

/** Axis labels leave out the fraction a value would show. */
function whole(display: ColumnDescription["display"]): ColumnDescription["display"] {
  return display.kind === "money" ? { ...display, digits: { minimum: 0, maximum: 0 } } : display;
}

interface PlotProps {
  readonly chart: ChartOf<"area" | "line" | "bar">;
  readonly rows: readonly Row[];
  readonly edges: ReturnType<typeof edgesOf>;
  readonly y: Axis;
  /** Where the drawing begins, right of the labels. */
  readonly left: number;
}

/** Areas or lines. The first series lies at the back unless they are stacked. */
function Courses({ chart, rows, edges, y, left }: PlotProps): ReactNode {
  const positions = rows.map((row, index) => position(row[chart.x.id]) ?? index);
  const x = exactAxis(positions[0] ?? 0, positions.at(-1) ?? 1, left, right, 5);
  const point = (row: number, value: number): Point => [along(x, positions[row] ?? 0), along(y, value)];
  const upper = (series: number): readonly Point[] =>
    seenPoints(edges.map((row, index) => point(index, row[series]?.high ?? 0)));
  const lower = (series: number): readonly Point[] =>
    seenPoints(edges.map((row, index) => point(index, row[series]?.low ?? 0)).toReversed());
  return (
    <>
      {chart.y.map((column, series) => (
        <g key={column.id}>
          {chart.kind === "area" && (
            <path
              d={`${pathThrough([...upper(series), ...lower(series)])}Z`}
              fill={`url(#${patternId(chart.id, colorOf(column))})`}
              className="area"
            />
          )}
          <path
            d={pathThrough(upper(series))}
            className={`line line-${colorOf(column)}${chart.kind === "area" ? " line-edge" : ""}`}
          />
        </g>
      ))}
      <HorizontalTicks chart={chart} x={x} isDate={typeof rows[0]?.[chart.x.id] === "string"} />
    </>
  );
}

function HorizontalTicks({
  chart,
  x,
  isDate,
}: {
  readonly chart: PlotProps["chart"];
  readonly x: Axis;
  readonly isDate: boolean;
}): ReactNode {
  const { locale } = useTranslator();
  const { presenter } = useIsland();
  const year = numberFormat(locale.tag, { useGrouping: false });
  const marks = isDate
    ? yearTicks(x.from, x.to, 6).map(({ at, year: value }) => ({ at, text: year.format(value) }))
    : x.ticks.map((at) => ({ at, text: presenter.show(whole(chart.x.display), at) }));
  return marks.map(({ at, text }) => (
    <text
      key={at}
      x={coordinate(along(x, at))}
      y={bottom + 16}
      className="tick-x"
      textAnchor={anchorAt(along(x, at), x)}
    >
      {text}
    </text>
  ));
}

/** A label at the end grows inwards; at the start there is room below the labels of the other axis. */
function anchorAt(x: number, { end }: Axis): "middle" | "end" {
  return x > end - labelReach ? "end" : "middle";
}

/** A band a row; series beside each other, or on top of each other when stacked. */
function Bars({ chart, rows, edges, y, left }: PlotProps): ReactNode {
  const { presenter } = useIsland();
  const band = (right - left) / rows.length;
  const columns = chart.stacked ? 1 : chart.y.length;
  const bar = (band * 0.72) / columns;
  // Labels would run into each other: every so many bands gets one.
  const every = Math.ceil(rows.length / 7);
  return rows.map((row, index) => (
    <g key={index}>
      {chart.y.map((column, series) => {
        const edge = edges[index]?.[series] ?? { low: 0, high: 0 };
        const x = left + band * (index + 0.14) + (chart.stacked ? 0 : bar * series);
        const [one, other] = [along(y, edge.high), along(y, edge.low)];
        return (
          <rect
            key={column.id}
            x={coordinate(x)}
            y={coordinate(Math.min(one, other))}
            width={coordinate(bar)}
            height={coordinate(Math.abs(other - one))}
            fill={`url(#${patternId(chart.id, colorOf(column))})`}
            className="bar"
          />
        );
      })}
      {index % every === 0 && (
        <text
          x={coordinate(left + band * (index + 0.5))}
          y={bottom + 16}
          textAnchor="middle"
          className="tick-x"
        >
          {presenter.show(whole(chart.x.display), row[chart.x.id] ?? null)}
        </text>
      )}
    </g>
  ));
}

function LineSample({ color }: { readonly color: ChartColor }): ReactNode {
  return (
    <svg className="swatch" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d="M0 9h18" className={`line line-${color}`} />
    </svg>
  );
}
