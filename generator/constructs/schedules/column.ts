import { shownAs } from "../formulas/shown.ts";
import { closed, formula, mapOf, mapOr, type JsonSchema } from "../schema.ts";

/** The columns of a schedule: each a formula, or a map that also says how it is shown. */
export const columns: JsonSchema = {
  ...mapOf(
    mapOr(
      closed({ value: formula("The formula of the column."), ...shownAs }, ["value"]),
      formula("The formula of the column."),
    ),
    "The columns in the order they are worked out: each may name those before it.",
  ),
  minProperties: 1,
};
