import { construct } from "../construct.ts";
import { digits } from "../values/digits.ts";
import { reference } from "../schema.ts";
import { inputSchema, limits, startsWith } from "./input.ts";

/** A percentage. */
export const percentInput = construct({
  id: "percent_input",
  kind: "calculator",
  title: "Percentage",
  summary: "A percentage, always written with its sign: `6.5%`. In formulas it is the plain number 0.065.",
  schema: inputSchema("percent", {
    default: startsWith("The value the field starts with, such as `6.5%`."),
    ...limits,
    digits: reference(digits),
  }),
  example: `inputs:
  annual_rate: { type: percent, default: 6.5%, min: 0%, max: 40% }
`,
});
