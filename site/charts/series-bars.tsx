import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { across, BottomMarks, halfWidth, narrowest, widest } from "./axes.tsx";
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
  const band = Math.abs(along(x, 1) - along(x, 0));
  const width = (band / columns) * share;
  // Labels would run into each other: they break, and every so many bands gets one, on wide screens and on narrow ones.
  // Where every other one has room in the narrowest plot, those between them are in a line below.
  const bandsOf = (plot: number, texts: readonly string[]): number =>
    Math.ceil((Math.max(...texts.map((text) => halfWidth(text, plot))) * 2 + 2) / band);
  const names = rows.map((row) => presenter.show(whole(chart.x.display), row[chart.x.id] ?? null));
  const labels = bandsOf(widest, names) > 1 ? names.map(inTwoLines) : names;
  const marks = labels.map((text, index) => ({ index, at: along(x, index), text }));
  // The row that is read has its label; one elsewhere would seem to name it.
  const every = bandsOf(widest, labels);
  const shown = marks.filter(({ index }) => (index - here) % every === 0);
  const everyNarrow = Math.ceil(bandsOf(narrowest, labels) / every) * every;
  const isInTwoRows = every === 1 && everyNarrow === 2;
  const narrow = shown.filter(({ index }) => isInTwoRows || (index - here) % everyNarrow === 0);
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
        marks={shown.map((mark) => ({ ...mark, isLower: isInTwoRows && mark.index % 2 === 1 }))}
        labeled={new Set(narrow.map(({ at }) => at))}
      />
    </>
  );
}

/** A text broken at the space nearest to its middle. */
function inTwoLines(text: string): string {
  const spaces = Array.from(text.matchAll(/ /gu), ({ index }) => index);
  const [at] = spaces.toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  );
  return at === undefined ? text : `${text.slice(0, at)}\n${text.slice(at + 1)}`;
}
