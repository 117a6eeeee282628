import { construct } from "../construct.ts";
import { truth } from "../schema.ts";
import { inputSchema } from "./input.ts";

/** Yes or no. */
export const booleanInput = construct({
  id: "boolean_input",
  kind: "calculator",
  title: "Yes or no",
  summary: "A box to tick. In formulas it is true or false: `insured ? premium : 0`.",
  schema: inputSchema("boolean", { default: truth("`true` or `false`.") }),
  example: `inputs:
  insured: { type: boolean, default: false }
`,
});
