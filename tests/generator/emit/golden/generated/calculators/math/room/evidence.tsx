// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { LeadChart } from "../../../../../../../../site/charts/lead-chart.tsx";
import { SeriesChart } from "../../../../../../../../site/charts/series-chart.tsx";
import { ResultTable } from "../../../../../../../../site/results/result-table.tsx";
import { charts, outputs } from "./model.ts";
import type { ReactNode } from "react";

/** The pictures and tables of math/room. */
export function DrawnEvidence(): ReactNode {
  return (
    <>
      <LeadChart>
        <SeriesChart chart={charts.pieces} />
      </LeadChart>
      <ResultTable output={outputs.cut} />
    </>
  );
}
