import { functionsOf, global, runtime, takes } from "./function.ts";
import { boolean, decimal, fraction, integer, text, whole } from "./parameter-types.ts";

/** Exact decimals of any length. */
export const decimalFunctions = functionsOf("whole", {
  decimal: {
    doc: "A whole number as an exact decimal; an exact fraction to so many decimal places, a half rounded away from zero.",
    example: ["decimal(whole(12))", "12"],
    signatures: [
      takes({ n: whole }, decimal, global("String")),
      takes({ x: fraction, places: integer }, decimal, runtime("fraction-digits.ts", "decimalOfFraction")),
    ],
  },
  root: {
    doc: "The root of a whole degree (2 for the square root) of an exact decimal or fraction to so many decimal places, a half rounded away from zero.",
    example: ["root(2, 2, 30)", "1.41421356237309504880168872421"],
    signatures: [
      takes({ x: decimal, degree: integer, places: integer }, decimal, runtime("exact.ts", "rootOf")),
      takes({ x: fraction, degree: integer, places: integer }, decimal, runtime("exact.ts", "rootOf")),
    ],
  },
  whole_part: {
    doc: "An exact decimal or fraction without what is less than 1, as a whole number.",
    example: ["whole_part(root(2, 2, 3))", "1"],
    signatures: [
      takes({ x: decimal }, whole, runtime("exact.ts", "wholePart")),
      takes({ x: fraction }, whole, runtime("fraction.ts", "wholePartOfFraction")),
    ],
  },
  repeating_digits: {
    doc: "An exact decimal or fraction as digits in a base, those that repeat without end in parentheses. Where they repeat only after more than 2,000 digits, the first 64 with an ellipsis.",
    example: ["repeating_digits(0.1, 2)", "0.0(0011)"],
    signatures: [
      takes({ x: decimal, base: integer }, text, runtime("exact-digits.ts", "repeatingDigits")),
      takes({ x: fraction, base: integer }, text, runtime("exact-digits.ts", "repeatingDigits")),
    ],
  },
  repeats_soon: {
    doc: "Whether the digits of an exact decimal or fraction in a base end, or begin to repeat within 2,000 digits.",
    example: ["repeats_soon(3.14159, 2)", "false"],
    signatures: [
      takes({ x: decimal, base: integer }, boolean, runtime("exact-digits.ts", "repeatsSoon")),
      takes({ x: fraction, base: integer }, boolean, runtime("exact-digits.ts", "repeatsSoon")),
    ],
  },
  round_significant: {
    doc: "An exact decimal with so many digits from the first that is not zero, a half rounded away from zero.",
    example: ["round_significant(root(2, 2, 30), 4)", "1.414"],
    signatures: [takes({ x: decimal, digits: integer }, decimal, runtime("exact.ts", "roundSignificant"))],
  },
  nearest_fraction: {
    doc: "An exact decimal as a fraction. One of 34 digits, as an expression has whose value does not come out, is the fraction of the smallest denominator that rounds to it.",
    example: ["nearest_fraction(0.75)", "3/4"],
    signatures: [takes({ x: decimal }, fraction, runtime("nearest-fraction.ts", "nearestFraction"))],
  },
});
