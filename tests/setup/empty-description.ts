import type { CalculatorBackground, CalculatorDescription } from "../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";

/** A calculator that asks nothing and answers nothing, for tests that need only a part of one. */
export const emptyDescription: CalculatorDescription = {
  id: "a/b",
  category: "a",
  inputs: [],
  outputs: [],
  charts: [],
  evidence: [],
  displays: {},
};

/** No formulas. */
export const emptyStepModel: WorkedStepModel = { steps: [] };

/** Nothing said of it. */
export const emptyBackground: CalculatorBackground = {
  variants: [],
  examples: [],
  tables: [],
  sources: [],
  dateRules: [],
  related: [],
};
