import { construct } from "../construct.ts";
import { closed, integer, mapOr } from "../schema.ts";

/** How many digits of a number are shown. */
export const digits = construct({
  id: "digits",
  kind: "calculator",
  title: "Digits shown",
  summary:
    "How many digits a number shows; the value itself keeps all of them. `2` shows exactly two digits after the decimal mark. " +
    "A map gives a least and a most, or significant digits for values that may be very small or very large. " +
    "Without it, money shows the digits of its currency, a percentage up to 2, a quantity up to 4, another number up to 6.",
  schema: mapOr(
    closed({
      minimum: integer("Least digits after the decimal mark; zeros fill up.", 0, 20),
      maximum: integer("Most digits after the decimal mark.", 0, 20),
      significant: integer("Digits counted from the first that is not zero.", 1, 21),
    }),
    integer("Exactly this many digits after the decimal mark.", 0, 20),
  ),
  example: `inputs:
  mass: { type: number, default: 1 }
formulas:
  ratio: { value: mass / 3, digits: { minimum: 1, maximum: 4 } }
outputs:
  ratio: {}
`,
});
