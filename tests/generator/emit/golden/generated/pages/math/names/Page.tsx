// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { DrawnEvidence } from "../../../../generated/calculators/math/names/evidence.tsx";
import { background, calculator } from "../../../../generated/calculators/math/names/model.ts";
import { NamesPage } from "../../../../generated/calculators/math/names/page.tsx";
import { workings } from "../../../../generated/calculators/math/names/workings.ts";
import { calculatorPage } from "../../../../../../../../site/pages/calculator/calculator-page.tsx";
import type { Words } from "../../../../../../../../generator/runtime/words.ts";

const words = import.meta.glob<Words>("../../../../generated/calculators/math/names/words/*.json", {
  eager: true,
  import: "default",
});

export const Page = calculatorPage(calculator, background, workings, words, NamesPage, {
  evidence: DrawnEvidence,
});
