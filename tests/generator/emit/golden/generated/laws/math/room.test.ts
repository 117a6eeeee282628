// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { background, calculator } from "../../../generated/calculators/math/room/model.ts";
import { CalculatorPage as CalculatorPage1 } from "../../../generated/calculators/math/room/page.tsx";
import { stepModel } from "../../../generated/calculators/math/room/step-model.ts";
import { testLaws } from "../../../../../../../tests/laws/test-laws.ts";
import type { Words } from "../../../../../../../generator/runtime/words.ts";

const words = import.meta.glob<Words>("../../../generated/calculators/math/room/words/*.json", {
  eager: true,
  import: "default",
});

testLaws({ ...calculator, background, stepModel }, { "math/room": CalculatorPage1 }, words);
