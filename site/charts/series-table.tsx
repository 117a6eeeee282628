import type { ReactNode } from "react";
import type { Row } from "../../generator/runtime/answer.ts";
import type { ColumnDescription } from "../../generator/runtime/display.ts";
import { useIsland } from "../islands/island-context.tsx";
import type { ChartOf } from "./chart-of.ts";
import { Swatch, colorOf } from "./patterns.tsx";
import { sampled, yearEnds } from "./plot.ts";

/** More are not read. */
const mostFigures = 31;

/** The values behind the picture, a row a year. */
export function SeriesTable({
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
