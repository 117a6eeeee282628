import { construct } from "../construct.ts";
import { digits } from "../values/digits.ts";
import { reference } from "../schema.ts";
import { inputSchema, limits, startsWith } from "./input.ts";

/** A plain number. */
export const numberInput = construct({
  id: "number_input",
  kind: "calculator",
  title: "Number",
  summary: "Any number, with fraction or without. In formulas it is a plain number.",
  schema: inputSchema("number", {
    default: startsWith("The value the field starts with: `2.5`, `400_000`, `1e9`."),
    ...limits,
    digits: reference(digits),
  }),
  example: `inputs:
  score: { type: number, default: 7.5, min: 0, max: 10, digits: 1 }
`,
});
