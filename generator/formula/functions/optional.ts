import type { FormFunction } from "./function.ts";

/** Values that may be missing. */
export const optionalFunctions: readonly FormFunction[] = [
  {
    kind: "form",
    theme: "optional",
    name: "given",
    parameters: ["x"],
    doc: "Whether a value was entered; where it was, the value can be used.",
    example: ['given(nickname) ? "yes" : "no"', "no"],
  },
  {
    kind: "form",
    theme: "optional",
    name: "otherwise",
    parameters: ["x", "replacement"],
    doc: "The value if it was entered, else the replacement.",
    example: ["otherwise(discount, 5)", "5"],
  },
];
