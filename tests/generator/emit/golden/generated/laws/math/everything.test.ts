// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { background, calculator } from "../../../generated/calculators/math/everything/model.ts";
import { CalculatorPage as CalculatorPage2 } from "../../../generated/calculators/math/everything/page.everything-large.tsx";
import { CalculatorPage as CalculatorPage3 } from "../../../generated/calculators/math/everything/page.everything-small.tsx";
import { CalculatorPage as CalculatorPage1 } from "../../../generated/calculators/math/everything/page.tsx";
import { stepModel } from "../../../generated/calculators/math/everything/step-model.ts";
import { testLaws } from "../../../../../../../tests/laws/test-laws.ts";
import type { Words } from "../../../../../../../generator/runtime/words.ts";

const words = import.meta.glob<Words>("../../../generated/calculators/math/everything/words/*.json", {
  eager: true,
  import: "default",
});

testLaws(
  { ...calculator, background, stepModel },
  {
    "math/everything": CalculatorPage1,
    "math/everything-large": CalculatorPage2,
    "math/everything/small": CalculatorPage3,
  },
  words,
);
