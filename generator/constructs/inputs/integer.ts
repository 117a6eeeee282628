import { construct } from "../construct.ts";
import { id } from "../schema.ts";
import { inputSchema, limits, startsWith } from "./input.ts";

/** A number without fraction, alone or of a unit. */
export const integerInput = construct({
  id: "integer_input",
  kind: "calculator",
  title: "Integer",
  summary:
    "A number without fraction, up to 9,007,199,254,740,991. With `unit` it is that many of the unit and has its dimension: " +
    "`years: { type: integer, unit: year }` adds to months, not to plain numbers; `amount_in(years, month)` makes it plain.",
  schema: inputSchema("integer", {
    default: startsWith("The value the field starts with."),
    ...limits,
    unit: id("The unit the number counts, such as `year`, `month`, `week`, `day`."),
  }),
  example: `inputs:
  people: { type: integer, default: 2, min: 1, max: 100 }
  years: { type: integer, unit: year, default: 30, min: 1, max: 50 }
`,
});
