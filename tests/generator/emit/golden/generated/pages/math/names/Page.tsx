// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { calculator } from "../../../../generated/calculators/math/names/model.ts";
import { NamesPage } from "../../../../generated/calculators/math/names/page.tsx";
import { words as en } from "../../../../generated/calculators/math/names/words/en.ts";
import { calculatorPage } from "../../../../../../../../site/pages/calculator/calculator-page.tsx";

export const Page = calculatorPage(calculator, NamesPage, { en });
