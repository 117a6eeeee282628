import type { ReactNode } from "react";
import type { ChartDescription } from "../../generator/runtime/description.ts";
import { GaugeChart } from "./gauge-chart.tsx";
import { PartsChart } from "./parts-chart.tsx";
import { SeriesChart } from "./series-chart.tsx";
import { TriangleChart } from "./triangle-chart.tsx";

/** A picture of the result. Each kind draws nothing while its values are missing. */
export function ChartFigure({ chart }: { readonly chart: ChartDescription }): ReactNode {
  switch (chart.kind) {
    case "area":
    case "line":
    case "bar":
      return <SeriesChart chart={chart} />;
    case "parts":
      return <PartsChart chart={chart} />;
    case "gauge":
      return <GaugeChart chart={chart} />;
    case "triangle":
      return <TriangleChart chart={chart} />;
  }
}
