// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { PartsChart } from "../../../../../../../../site/charts/parts-chart.tsx";
import { ShownWhere } from "../../../../../../../../site/charts/shown-where.tsx";
import { WhatIfs } from "../../../../../../../../site/results/what-ifs.tsx";
import { charts } from "./model.ts";
import type { ReactNode } from "react";

/** What stands beside the answer of math/everything. */
export function DrawnLead(): ReactNode {
  return (
    <>
      <WhatIfs
        list={[
          { input: "discount", by: 0.025 },
          { input: "price", to: "1000" },
        ]}
      />
      <ShownWhere name="split$when">
        <PartsChart chart={charts.split} />
      </ShownWhere>
    </>
  );
}
