import type { ReactNode } from "react";
import { inUnitOfResult } from "../../generator/presentation/step-units.ts";
import { numberAt, rowsAt } from "../../generator/presentation/values.ts";
import { useIsland } from "../islands/island-context.tsx";
import type { ChartOf } from "./chart-of.ts";
import { placesOf, type Place } from "./curve-layout.ts";
import { CurveOf } from "./curve-of.tsx";

/** Results of a schedule that varies an input, over its values. */
export function CurveChart({ chart }: { readonly chart: ChartOf<"curve"> }): ReactNode {
  const { presenter } = useIsland();
  const { id, over } = chart;
  const x = inUnitOfResult(chart.x, presenter);
  const y = chart.y.map((column) => inUnitOfResult(column, presenter));
  const columns = [x, ...y];
  const own: Place = Object.fromEntries(
    columns.map((column) => [column.id, numberAt(presenter.values, column.id) ?? Number.NaN]),
  );
  return <CurveOf id={id} x={x} y={y} places={placesOf(rowsAt(presenter.values, over), columns)} own={own} />;
}
