import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { across, BottomMarks, halfWidth } from "./axes.tsx";
import { colorOf, patternId } from "./patterns.tsx";
import { along, coordinate } from "./plot.ts";
import { whole, type SeriesDrawing } from "./series-edges.ts";

/** How much of its band the bars of a row take. */
const share = 0.72;

/** A band a row; series beside each other, or on top of each other when stacked. The row that is read is marked. */
export function Bars({
  chart,
  rows,
  edges,
  x,
  y,
  here,
}: SeriesDrawing & { readonly here: number }): ReactNode {
  const { presenter } = useIsland();
  const columns = chart.stacked ? 1 : chart.y.length;
  const width = (100 / rows.length / columns) * share;
  const labels = rows.map((row) => presenter.show(whole(chart.x.display), row[chart.x.id] ?? null));
  // Labels would run into each other: every so many bands gets one.
  const widest = Math.max(...labels.map((text) => halfWidth(text))) * 2 + 2;
  const every = Math.ceil(widest / (100 / rows.length));
  return (
    <>
      {rows.map((_, index) => (
        <g key={index} className={index === here ? "bar bar-read" : "bar"}>
          {chart.y.map((column, series) => {
            const edge = edges[index]?.[series] ?? { low: 0, high: 0 };
            const middle = along(
              x,
              index - share / 2 + (chart.stacked ? share / 2 : (share * (series + 0.5)) / columns),
            );
            const [one, other] = [along(y, edge.high), along(y, edge.low)];
            return (
              <rect
                key={column.id}
                x={across(middle - width / 2)}
                y={coordinate(Math.min(one, other))}
                width={across(width)}
                height={coordinate(Math.abs(other - one))}
                fill={`url(#${patternId(chart.id, colorOf(column))})`}
              />
            );
          })}
        </g>
      ))}
      <BottomMarks
        marks={labels
          .map((text, index) => ({ at: along(x, index), text }))
          // The row that is read has its label; one elsewhere would seem to name it.
          .filter((_, index) => (index - here) % every === 0)}
      />
    </>
  );
}
