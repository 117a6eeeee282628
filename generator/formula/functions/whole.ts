import { functionsOf, global, leftOut, runtime, takes, type Target } from "./function.ts";
import { decimal, fraction, integer, number, text, whole } from "./parameter-types.ts";

/** Whole numbers of any size, their digits in a base, and the way from and to ordinary numbers. */
export const wholeFunctions = functionsOf("whole", {
  whole: {
    doc: "A number without fraction as a whole number of any size.",
    example: ["whole(12)", "12"],
    signatures: [takes({ n: integer }, whole, global("BigInt"))],
  },
  number: {
    doc: "A whole number, an exact decimal or an exact fraction as an ordinary number, the nearest one there is.",
    example: ["number(quotient(7, 2))", "3"],
    signatures: [
      takes({ n: whole }, integer, global("Number")),
      takes({ n: decimal }, number, global("Number")),
      takes({ x: fraction }, number, runtime("fraction.ts", "numberOfFraction")),
    ],
  },
  quotient: {
    doc: "How often a whole number goes into another, rounded down.",
    example: ["quotient(-7, 2)", "-4"],
    signatures: [takes({ dividend: whole, divisor: whole }, whole, bigInteger("quotient"))],
  },
  power: {
    doc: "A whole number to the power of another, or an exact decimal or fraction to that of a number without fraction.",
    example: ["power(2, 64)", "18446744073709551616"],
    signatures: [
      takes({ base: whole, exponent: whole }, whole, bigInteger("power")),
      takes({ base: decimal, exponent: integer }, decimal, runtime("exact.ts", "powerOfDecimal")),
      takes({ x: fraction, exponent: integer }, fraction, runtime("fraction.ts", "powerOfFraction")),
    ],
  },
  bit_and: {
    doc: "The bits that are 1 in both, in two's complement.",
    example: ["bit_and(12, 10)", "8"],
    signatures: [takes({ a: whole, b: whole }, whole, bigInteger("bitAnd"))],
  },
  bit_or: {
    doc: "The bits that are 1 in either, in two's complement.",
    example: ["bit_or(12, 10)", "14"],
    signatures: [takes({ a: whole, b: whole }, whole, bigInteger("bitOr"))],
  },
  bit_xor: {
    doc: "The bits that differ, in two's complement.",
    example: ["bit_xor(12, 10)", "6"],
    signatures: [takes({ a: whole, b: whole }, whole, bigInteger("bitXor"))],
  },
  shift_left: {
    doc: "The bits moved so many places to the left: n * 2 ^ places.",
    example: ["shift_left(3, 4)", "48"],
    signatures: [takes({ n: whole, places: whole }, whole, bigInteger("shiftLeft"))],
  },
  shift_right: {
    doc: "The bits moved so many places to the right, the last ones dropped: n / 2 ^ places rounded down.",
    example: ["shift_right(-5, 1)", "-3"],
    signatures: [takes({ n: whole, places: whole }, whole, bigInteger("shiftRight"))],
  },
  to_digits: {
    doc: "A whole number as digits in a base, filled up with zeros to a width; an exact decimal or fraction with so many digits after the mark, the rest cut off.",
    example: ["to_digits(10, 2, 8)", "00001010"],
    signatures: [
      takes({ n: whole, base: integer, width: leftOut(integer) }, text, bigInteger("toDigits")),
      takes({ x: decimal, base: integer, places: leftOut(integer) }, text, exactDigits("digitsToPlaces")),
      takes({ x: fraction, base: integer, places: leftOut(integer) }, text, exactDigits("digitsToPlaces")),
    ],
  },
  from_digits: {
    doc: "The whole number that digits in a base represent.",
    example: ['from_digits("ff", 16)', "255"],
    signatures: [takes({ digits: text, base: integer }, whole, bigInteger("fromDigits"))],
  },
  invert_digits: {
    doc: "Binary digits with every 0 and 1 exchanged.",
    example: ['invert_digits("1010")', "0101"],
    signatures: [takes({ digits: text }, text, bigInteger("invertDigits"))],
  },
});

function bigInteger(name: string): Target {
  return runtime("big-integer.ts", name);
}

function exactDigits(name: string): Target {
  return runtime("exact-digits.ts", name);
}
