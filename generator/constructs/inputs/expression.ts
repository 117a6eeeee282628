import { construct } from "../construct.ts";
import { textOrNumber, truth } from "../schema.ts";
import { inputSchema } from "./input.ts";

/** Arithmetic typed by the visitor. */
export const expressionInput = construct({
  id: "expression_input",
  kind: "calculator",
  title: "Arithmetic",
  summary:
    "A sum the visitor types, such as `2 + 3 * 4`, calculated in exact decimals. Its value can be shown as it is; `number(x)` makes it a plain number.",
  schema: inputSchema("expression", {
    keypad: truth("Draw keys under the field."),
    default: textOrNumber("What the field starts with."),
  }),
  example: `inputs:
  sum: { type: expression, keypad: true, default: 2 + 3 * 4 }
`,
});
