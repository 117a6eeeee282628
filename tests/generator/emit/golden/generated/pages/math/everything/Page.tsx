// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { calculator } from "../../../../generated/calculators/math/everything/model.ts";
import { EverythingPage } from "../../../../generated/calculators/math/everything/page.tsx";
import { words as en } from "../../../../generated/calculators/math/everything/words/en.ts";
import { calculatorPage } from "../../../../../../../../site/pages/calculator/calculator-page.tsx";

export const Page = calculatorPage(calculator, EverythingPage, { en });
