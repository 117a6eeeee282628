import type { CalculatorDescription } from "../../generator/runtime/description.ts";

/** A calculator that asks nothing and answers nothing, for tests that need only a part of one. */
export const emptyDescription: CalculatorDescription = {
  id: "a/b",
  category: "a",
  inputs: [],
  outputs: [],
  charts: [],
  steps: [],
  variants: [],
  examples: [],
  displays: {},
  tables: [],
  sources: [],
  dateRules: [],
  related: [],
};
