import { construct } from "../construct.ts";
import { closed, integer, mapOr, type Static } from "../schema.ts";

/** Places of an exact decimal; other numbers are shown with no more than `mostOfNumbers`. */
const mostPlaces = 1000;
const mostOfNumbers = 20;

/** Whether these are more digits than an ordinary number is shown with. */
export function areForDecimals(
  digits: number | { readonly minimum?: number; readonly maximum?: number },
): boolean {
  const { minimum = 0, maximum = 0 } = typeof digits === "number" ? { minimum: digits } : digits;
  return Math.max(minimum, maximum) > mostOfNumbers;
}
export const manyDigits = `at most ${mostOfNumbers} digits are shown of a number that is no exact decimal`;

/** How many digits of a number are shown. */
export const digits = construct({
  id: "digits",
  title: "Digits shown",
  summary:
    "How many digits a number shows; the value itself keeps all of them. `2` shows exactly two digits after the decimal mark. " +
    "A map gives a least and a most, or significant digits for values that may be very small or very large. " +
    "More than 20 are for exact decimals alone. Without it, money shows the digits of its currency, a percentage up to 2, a quantity up to 4, another number up to 6.",
  schema: mapOr(
    closed({
      minimum: integer("Least digits after the decimal mark; zeros fill up.", 0, mostPlaces),
      maximum: integer("Most digits after the decimal mark.", 0, mostPlaces),
      significant: integer("Digits counted from the first that is not zero.", 1, 21),
      tiny: integer(
        "Of money: digits counted from the first that is not zero, where those of its currency would all be zeros.",
        1,
        21,
      ),
    }),
    integer("Exactly this many digits after the decimal mark.", 0, mostPlaces),
  ),
  example: `inputs:
  mass: { type: number, default: 1 }
formulas:
  ratio: { value: mass / 3, digits: { minimum: 1, maximum: 4 } }
outputs:
  ratio: {}
`,
});

export type DigitsDocument = Static<typeof digits.schema>;
