import { construct } from "../construct.ts";
import { inputSchema, startsWith } from "./input.ts";

/** A whole number of any size. */
export const wholeInput = construct({
  id: "whole_input",
  kind: "calculator",
  title: "Whole number of any size",
  summary:
    "A whole number with as many digits as the visitor types, worked with exactly. It does not mix with other numbers: `number(w)` and `whole(n)` turn one into the other.",
  schema: inputSchema("whole", { default: startsWith("The value the field starts with.") }),
  example: `inputs:
  dividend: { type: whole, default: 1000 }
`,
});
