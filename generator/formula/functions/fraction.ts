import { functionsOf, leftOut, runtime, takes } from "./function.ts";
import { decimal, fraction, integer, text, whole } from "./parameter-types.ts";

/** Exact fractions of any length. */
export const fractionFunctions = functionsOf("whole", {
  fraction: {
    doc: "An exact fraction of two whole numbers, or of a whole number or an exact decimal alone.",
    example: ["fraction(6, 8)", "3/4"],
    signatures: [
      takes({ over: whole, under: leftOut(whole) }, fraction, runtime("fraction.ts", "fractionOf")),
      takes({ x: decimal }, fraction, runtime("fraction.ts", "fractionFrom")),
    ],
  },
  numerator: {
    doc: "What an exact fraction in lowest terms has above its line.",
    example: ["numerator(fraction(6, 8))", "3"],
    signatures: [takes({ x: fraction }, whole, runtime("fraction.ts", "numeratorOf"))],
  },
  denominator: {
    doc: "What an exact fraction in lowest terms has below its line; 1 of a whole number.",
    example: ["denominator(fraction(6, 8))", "4"],
    signatures: [takes({ x: fraction }, whole, runtime("fraction.ts", "denominatorOf"))],
  },
  fraction_from_digits: {
    doc: "The exact fraction that digits in a base represent, those after the mark too.",
    example: ['fraction_from_digits("0.1", 3)', "1/3"],
    signatures: [
      takes({ digits: text, base: integer }, fraction, runtime("fraction-digits.ts", "fractionFromDigits")),
    ],
  },
  floor_log: {
    doc: "The largest whole exponent whose power of a base is not above the size of an exact fraction.",
    example: ["floor_log(fraction(1, 10), 2)", "-4"],
    signatures: [takes({ x: fraction, base: integer }, integer, runtime("floating-point.ts", "floorLog"))],
  },
  round_half_even: {
    doc: "The whole number nearest to an exact fraction, of two as near the even one.",
    example: ["round_half_even(fraction(5, 2))", "2"],
    signatures: [takes({ x: fraction }, whole, runtime("floating-point.ts", "roundHalfEven"))],
  },
});
