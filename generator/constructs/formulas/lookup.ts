import { construct } from "../construct.ts";
import { closed, formula, id, mapOf } from "../schema.ts";
import { minor } from "./shown.ts";

/** A row of a table. */
export const lookup = construct({
  id: "lookup",
  kind: "calculator",
  title: "Lookup",
  summary:
    "The row of a table for the keys given; its columns are read as `row.column`. A dated table needs `on`, the day whose figures count: " +
    "there is no default. A day before the first or after the last period is refused on the page with `outside.<table>`.",
  schema: closed(
    {
      lookup: id(
        "The table's id. It is looked for in the `tables/` folder of the calculator, then of each folder above it.",
      ),
      keys: mapOf(formula("The value looked up."), "A formula for every key of the table."),
      on: formula("The day whose figures count; needed when the table is dated, an error when it is not."),
      minor,
    },
    ["lookup"],
  ),
  example: `inputs:
  standard: { type: choice, options: [who, chinese], default: who }
  born: { type: date, default: 2000-01-01 }
formulas:
  limits: { lookup: healthy_bmi, keys: { standard: standard }, on: born }
  width: limits.highest - limits.lowest
outputs:
  width: {}
`,
});
