// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { background, calculator } from "../../../generated/calculators/math/names/model.ts";
import { CalculatorPage as CalculatorPage1 } from "../../../generated/calculators/math/names/page.tsx";
import { stepModel } from "../../../generated/calculators/math/names/step-model.ts";
import { testLaws } from "../../../../../../../tests/laws/test-laws.ts";
import type { Words } from "../../../../../../../generator/runtime/words.ts";

const words = import.meta.glob<Words>("../../../generated/calculators/math/names/words/*.json", {
  eager: true,
  import: "default",
});

testLaws({ ...calculator, background, stepModel }, { "math/names": CalculatorPage1 }, words);
