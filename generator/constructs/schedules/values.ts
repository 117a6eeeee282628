import { construct } from "../construct.ts";
import { currency } from "../values/currency.ts";
import { closed, id, list, oneOfTexts, reference, scalar } from "../schema.ts";
import { columns } from "./column.ts";

/** A row for each value of a list. */
export const values = construct({
  id: "values",
  kind: "calculator",
  title: "Schedule of values",
  summary: "A row for each of some values, which columns name as `value`: what 1, 5 and 10 of something are.",
  schema: closed(
    {
      of: list(
        scalar("A value, written like the default of an input of its type."),
        "The values, a row each.",
      ),
      value: {
        ...closed(
          {
            type: oneOfTexts(
              ["number", "money", "percent", "quantity"],
              "What the values are; plain numbers without it.",
            ),
            dimension: id("Of a quantity: the id of a file in `specs/units/`."),
            unit: id("Of a quantity: the unit the values are in."),
            currency: reference(currency),
          },
          ["type"],
        ),
        description: "What kind of value they are.",
      },
      columns,
    },
    ["of", "columns"],
  ),
  example: `inputs:
  rate: { type: number, default: 1.1, above: 0 }
schedules:
  amounts:
    of: [1, 5, 10, 50]
    value: { type: money }
    columns:
      received: value * rate
outputs:
  amounts: {}
`,
});
