import type {
  CalculatorBackground,
  CalculatorDescription,
  StepModel,
} from "../../generator/runtime/description.ts";

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
export const emptyStepModel: StepModel = { steps: [] };

/** Nothing said of it. */
export const emptyBackground: CalculatorBackground = {
  variants: [],
  examples: [],
  tables: [],
  sources: [],
  dateRules: [],
  related: [],
};
