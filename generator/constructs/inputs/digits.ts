import { construct } from "../construct.ts";
import { id, integer, ofType } from "../schema.ts";
import { inputSchema, startsWith } from "./input.ts";

/** Digits of a number in some base. */
export const digitsInput = construct({
  id: "digits_input",
  kind: "calculator",
  title: "Digits in a base",
  summary:
    "The digits of a number in a base from 2 to 36, such as `1101` or `ff`. In formulas it is a text: `from_digits(x, base)` makes it a whole number.",
  schema: inputSchema(
    "digits",
    {
      base: ofType("string", id("The input whose value is the base."), integer("The base.", 2, 36)),
      longest: integer("Most digits, 256 without it.", 1, 10_000),
      default: startsWith("The digits the field starts with, in quotes."),
    },
    ["base"],
  ),
  example: `inputs:
  bits: { type: digits, base: 2, longest: 64, default: "1101" }
`,
});
