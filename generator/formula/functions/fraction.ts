import { dimensionless } from "../dimension.ts";
import {
  describedIn,
  type OrdinaryFunction,
  type Parameter,
  plainInteger,
  type ResultType,
  runtime,
  type Signature,
  textParameter,
  wholeParameter,
} from "./function.ts";

const described = describedIn("whole");
const ofFraction: Parameter = { name: "x", type: { kind: "fraction" } };
const places: Parameter = { name: "places", type: plainInteger };
const base: Parameter = { name: "base", type: plainInteger };

/** Exact fractions of any length. */
export const fractionFunctions: readonly OrdinaryFunction[] = [
  {
    ...described(
      "fraction",
      "An exact fraction of two whole numbers, or of a whole number or an exact decimal alone.",
      "fraction(6, 8)",
      "3/4",
    ),
    signatures: [
      {
        parameters: [
          { name: "over", type: wholeParameter },
          { name: "under", type: wholeParameter, absent: { code: "" } },
        ],
        result: { kind: "fraction" },
        target: runtime("fraction.ts", "fractionOf"),
      },
      {
        parameters: [{ name: "x", type: { kind: "decimal" } }],
        result: { kind: "fraction" },
        target: runtime("fraction.ts", "fractionFrom"),
      },
    ],
  },
  {
    ...described(
      "numerator",
      "What an exact fraction in lowest terms has above its line.",
      "numerator(fraction(6, 8))",
      "3",
    ),
    signatures: [ofOne({ kind: "whole" }, "numeratorOf")],
  },
  {
    ...described(
      "denominator",
      "What an exact fraction in lowest terms has below its line; 1 of a whole number.",
      "denominator(fraction(6, 8))",
      "4",
    ),
    signatures: [ofOne({ kind: "whole" }, "denominatorOf")],
  },
  {
    ...described(
      "fraction_from_digits",
      "The exact fraction that digits in a base represent, those after the mark too.",
      'fraction_from_digits("0.1", 3)',
      "1/3",
    ),
    signatures: [
      {
        parameters: [{ name: "digits", type: textParameter }, base],
        result: { kind: "fraction" },
        target: runtime("fraction-digits.ts", "fractionFromDigits"),
      },
    ],
  },
  {
    ...described(
      "floor_log",
      "The largest whole exponent whose power of a base is not above the size of an exact fraction.",
      "floor_log(fraction(1, 10), 2)",
      "-4",
    ),
    signatures: [
      {
        parameters: [ofFraction, base],
        result: { kind: "number", dimension: dimensionless, integer: true },
        target: runtime("floating-point.ts", "floorLog"),
      },
    ],
  },
  {
    ...described(
      "round_half_even",
      "The whole number nearest to an exact fraction, of two as near the even one.",
      "round_half_even(fraction(5, 2))",
      "2",
    ),
    signatures: [
      {
        parameters: [ofFraction],
        result: { kind: "whole" },
        target: runtime("floating-point.ts", "roundHalfEven"),
      },
    ],
  },
];

/** The forms for fractions of functions that others have too. */
export const ofFractions = {
  absolute: ofOne({ kind: "fraction" }, "absoluteFraction"),
  decimal: {
    ...ofOne({ kind: "decimal" }, "", [places]),
    target: runtime("fraction-digits.ts", "decimalOfFraction"),
  },
  number: ofOne({ kind: "number", dimension: dimensionless, integer: false }, "numberOfFraction"),
  power: ofOne({ kind: "fraction" }, "powerOfFraction", [{ name: "exponent", type: plainInteger }]),
  wholePart: ofOne({ kind: "whole" }, "wholePartOfFraction"),
  root: {
    ...ofOne({ kind: "decimal" }, "", [{ name: "degree", type: plainInteger }, places]),
    target: runtime("exact.ts", "rootOf"),
  },
  repeatingDigits: {
    ...ofOne({ kind: "text" }, "", [base]),
    target: runtime("exact-digits.ts", "repeatingDigits"),
  },
  repeatsSoon: {
    ...ofOne({ kind: "boolean" }, "", [base]),
    target: runtime("exact-digits.ts", "repeatsSoon"),
  },
  toDigits: {
    ...ofOne({ kind: "text" }, "", [base, { ...places, absent: { code: "" } }]),
    target: runtime("exact-digits.ts", "digitsToPlaces"),
  },
} as const satisfies Readonly<Record<string, Signature>>;

function ofOne(result: ResultType, name: string, others: readonly Parameter[] = []): Signature {
  return { parameters: [ofFraction, ...others], result, target: runtime("fraction.ts", name) };
}
