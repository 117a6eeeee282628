// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { ResultTable } from "../../../../../../../../site/results/result-table.tsx";
import { outputs } from "./model.ts";
import type { ReactNode } from "react";

/** The pictures and tables below the answer of math/names. */
export function DrawnDetails(): ReactNode {
  return (
    <>
      <ResultTable output={outputs.used} />
      <ResultTable output={outputs.description} />
    </>
  );
}
