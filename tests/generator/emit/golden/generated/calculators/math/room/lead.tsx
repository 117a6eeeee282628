// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { BarChart } from "../../../../../../../../site/charts/bar-chart.tsx";
import { charts } from "./model.ts";
import type { ReactNode } from "react";

/** What stands beside the answer of math/room. */
export function DrawnLead(): ReactNode {
  return (
    <>
      <BarChart chart={charts.pieces} />
    </>
  );
}
