import type { ReactNode } from "react";
import type { ChartOf } from "./chart-of.ts";
import { Bars } from "./series-bars.tsx";
import { SeriesChart } from "./series-chart.tsx";

/** Columns of a schedule over its rows, as bars. */
export function BarChart({ chart }: { readonly chart: ChartOf<"area" | "line" | "bar"> }): ReactNode {
  return <SeriesChart chart={chart} bars={Bars} />;
}
