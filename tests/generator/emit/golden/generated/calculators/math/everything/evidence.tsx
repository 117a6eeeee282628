// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { BarChart } from "../../../../../../../../site/charts/bar-chart.tsx";
import { CurveChart } from "../../../../../../../../site/charts/curve-chart.tsx";
import { DrawingChart } from "../../../../../../../../site/charts/drawing-chart.tsx";
import { GaugeChart } from "../../../../../../../../site/charts/gauge-chart.tsx";
import { GridChart } from "../../../../../../../../site/charts/grid-chart.tsx";
import { HistoryChart } from "../../../../../../../../site/charts/history-chart.tsx";
import { SeriesChart } from "../../../../../../../../site/charts/series-chart.tsx";
import { TimelineChart } from "../../../../../../../../site/charts/timeline-chart.tsx";
import { GroupedTable } from "../../../../../../../../site/results/grouped-table.tsx";
import { ResultTable } from "../../../../../../../../site/results/result-table.tsx";
import { charts, outputs } from "./model.ts";
import type { ReactNode } from "react";

/** The pictures and tables below the answer of math/everything. */
export function DrawnDetails(): ReactNode {
  return (
    <>
      <SeriesChart chart={charts.owed} />
      <DrawingChart chart={charts.plan_view} />
      <DrawingChart chart={charts.cut} />
      <GaugeChart chart={charts.band} />
      <CurveChart chart={charts.prices} />
      <BarChart chart={charts.sizes} />
      <GridChart chart={charts.boxes} />
      <HistoryChart chart={charts.past} />
      <TimelineChart chart={charts.year} />
      <DrawingChart chart={charts.corner} />
      <ResultTable output={outputs.plan} />
      <ResultTable output={outputs.fortnights} />
      <ResultTable output={outputs.fees_of_size} />
      <ResultTable output={outputs.fee_row} />
      <ResultTable output={outputs.billed} />
      <ResultTable output={outputs.extra_costs} />
      <ResultTable output={outputs.amounts} />
      <GroupedTable output={outputs.widths} />
    </>
  );
}
