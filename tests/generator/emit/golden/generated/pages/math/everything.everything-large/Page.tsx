// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { DrawnEvidence } from "../../../../generated/calculators/math/everything/evidence.tsx";
import { DrawnLead } from "../../../../generated/calculators/math/everything/lead.tsx";
import { background, calculator } from "../../../../generated/calculators/math/everything/model.ts";
import { EverythingLargePage } from "../../../../generated/calculators/math/everything/page.everything-large.tsx";
import { workings } from "../../../../generated/calculators/math/everything/workings.ts";
import { calculatorPage } from "../../../../../../../../site/pages/calculator/rare-page.ts";
import type { Words } from "../../../../../../../../generator/runtime/words.ts";

const words = import.meta.glob<Words>("../../../../generated/calculators/math/everything/words/*.json", {
  eager: true,
  import: "default",
});

export const Page = calculatorPage(calculator, background, workings, words, EverythingLargePage, {
  lead: DrawnLead,
  evidence: DrawnEvidence,
});
