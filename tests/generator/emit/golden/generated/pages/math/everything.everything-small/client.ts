// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { startCalculator } from "../../../../../../../../site/islands/start-calculator.ts";
import { wakeSearch } from "../../../../../../../../site/search/wake.ts";
wakeSearch();
startCalculator(() =>
  import("../../../../generated/calculators/math/everything/page.everything-small.tsx").then(
    (module) => module.EverythingSmallPage,
  ),
);
