// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { ResultTable } from "../../../../../../../../site/results/result-table.tsx";
import { outputs } from "./model.ts";
import type { ReactNode } from "react";

/** The pictures and tables below the answer of math/room. */
export function DrawnDetails(): ReactNode {
  return (
    <>
      <ResultTable output={outputs.cut} />
    </>
  );
}
