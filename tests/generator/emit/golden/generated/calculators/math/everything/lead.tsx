// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { PartsChart } from "../../../../../../../../site/charts/parts-chart.tsx";
import { ShownWhere } from "../../../../../../../../site/charts/shown-where.tsx";
import { charts } from "./model.ts";
import type { ReactNode } from "react";

/** The pictures beside the answer of math/everything. */
export function DrawnLead(): ReactNode {
  return (
    <>
      <ShownWhere name="split$when">
        <PartsChart chart={charts.split} />
      </ShownWhere>
    </>
  );
}
