// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { SeriesChart } from "../../../../../../../../site/charts/series-chart.tsx";
import { charts } from "./model.ts";
import type { ReactNode } from "react";

/** The pictures beside the answer of math/room. */
export function DrawnLead(): ReactNode {
  return (
    <>
      <SeriesChart chart={charts.pieces} />
    </>
  );
}
