import { shownAs } from "../formulas/shown.ts";
import { closed, formula, mapOf, mapOr } from "../schema.ts";

/** A column of a schedule: a formula, or a map that also says how it is shown. */
export const scheduleColumn = mapOr(
  closed({ value: formula("The formula of the column."), ...shownAs }, ["value"]),
  formula("The formula of the column."),
);
/** The columns of a schedule. */
export const columns = {
  ...mapOf(scheduleColumn, "The columns in the order they are calculated: each may use those before it."),
  minProperties: 1,
};
