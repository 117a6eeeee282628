// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { DrawnEvidence } from "../../../../generated/calculators/math/room/evidence.tsx";
import { DrawnLead } from "../../../../generated/calculators/math/room/lead.tsx";
import { background, calculator } from "../../../../generated/calculators/math/room/model.ts";
import { RoomPage } from "../../../../generated/calculators/math/room/page.tsx";
import { workings } from "../../../../generated/calculators/math/room/workings.ts";
import { calculatorPage } from "../../../../../../../../site/pages/calculator/calculator-page.tsx";
import type { Words } from "../../../../../../../../generator/runtime/words.ts";

const words = import.meta.glob<Words>("../../../../generated/calculators/math/room/words/*.json", {
  eager: true,
  import: "default",
});

export const Page = calculatorPage(calculator, background, workings, words, RoomPage, {
  lead: DrawnLead,
  evidence: DrawnEvidence,
});
