import type { FormFunction } from "./function.ts";

/** Values that may be missing. */
export const optionalFunctions: readonly FormFunction[] = [
  {
    kind: "form",
    theme: "optional",
    form: "given",
    name: "given",
    parameters: ["x"],
    doc: "Whether a value was entered; where it was, the value can be used.",
    example: { formula: 'given(nickname) ? "yes" : "no"', result: "no" },
  },
  {
    kind: "form",
    theme: "optional",
    form: "otherwise",
    name: "otherwise",
    parameters: ["x", "replacement"],
    doc: "The value if it was entered, else the replacement.",
    example: { formula: "otherwise(discount, 5)", result: "5" },
  },
];
