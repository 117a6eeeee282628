import { construct } from "../construct.ts";
import { digits } from "../values/digits.ts";
import { closed, formula, id, reference } from "../schema.ts";

/** A quantity in every unit. */
export const unitList = construct({
  id: "unit_list",
  kind: "calculator",
  title: "Schedule of units",
  summary:
    "A row for every unit of a dimension, with the columns `unit` and `amount`: one quantity in each of them.",
  schema: closed(
    {
      units_of: formula("The quantity."),
      dimension: id("Its dimension, the id of a file in `specs/units/`."),
      digits: reference(digits),
    },
    ["units_of", "dimension"],
  ),
  example: `inputs:
  width: { type: quantity, dimension: length, unit: meter, default: 1 meter }
schedules:
  everywhere: { units_of: width, dimension: length, digits: { significant: 7 } }
outputs:
  everywhere: {}
`,
});
