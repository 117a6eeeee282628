import { construct } from "../construct.ts";
import { closed, id, list, mapOf, number } from "../schema.ts";

/** The two sides of a converter. */
export const converter = construct({
  id: "converter",
  title: "Converter",
  summary:
    "Lays the page out as a converter: the answer is the form, `1 hectare = 2.47 acres`, and the visitor writes either side. " +
    "What is written beside the result is found for the amount, so `find` of the result names it. " +
    "The fields of both sides, and what they are in, take the place of the inputs named here; other inputs follow below.",
  schema: closed(
    {
      amount: id("The input on the first side: a quantity, or an amount of money."),
      result: id("The main result, on the other side."),
      from: id(
        "The choice that says what the amount is in, such as its currency. Without it, its unit does.",
      ),
      to: id("The choice that says what the result is in. Without it, its unit does."),
      answered_in: mapOf(
        id("A unit of the amount."),
        "The unit that a line is answered in that says an amount and no other unit, by the unit of the amount: 900 square feet in square meters. " +
          "Otherwise that is the unit of the result, or for an amount in that unit the unit of the input.",
      ),
      usual: list(
        number("An amount."),
        "Amounts people often convert, in whatever unit is chosen: two to eight.",
        {
          minItems: 2,
          maxItems: 8,
          unique: true,
        },
      ),
    },
    ["amount", "result"],
  ),
  example: `inputs:
  wall: { type: quantity, dimension: area, unit: square_meter, default: 12 square_meter, min: 0 square_meter, max: 1e9 square_meter }
formulas:
  same: wall
outputs:
  same: { primary: true, unit: square_foot, units: all, find: [wall] }
converter: { amount: wall, result: same, answered_in: { hectare: acre }, usual: [1, 10, 100] }
`,
});
