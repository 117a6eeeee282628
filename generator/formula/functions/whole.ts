import { dimensionless } from "../dimension.ts";
import { ofFractions } from "./fraction.ts";
import {
  global,
  describedIn,
  type OrdinaryFunction,
  type Parameter,
  type ParameterType,
  plainInteger,
  type ResultType,
  runtime,
  type Signature,
  textParameter,
  wholeParameter,
} from "./function.ts";

const described = describedIn("whole");

const wholeResult: ResultType = { kind: "whole" };
const textResult: ResultType = { kind: "text" };
const base: Parameter = { name: "base", type: plainInteger };

/** Whole numbers of any size, their digits in a base, and the way from and to ordinary numbers. */
export const wholeFunctions: readonly OrdinaryFunction[] = [
  {
    ...described("whole", "A number without fraction as a whole number of any size.", "whole(12)", "12"),
    signatures: [
      { parameters: [{ name: "n", type: plainInteger }], result: wholeResult, target: global("BigInt") },
    ],
  },
  {
    ...described(
      "number",
      "A whole number, an exact decimal or an exact fraction as an ordinary number, the nearest one there is.",
      "number(quotient(7, 2))",
      "3",
    ),
    signatures: [toNumber({ kind: "whole" }, true), toNumber({ kind: "decimal" }, false), ofFractions.number],
  },
  {
    ...described(
      "quotient",
      "How often a whole number goes into another, rounded down.",
      "quotient(-7, 2)",
      "-4",
    ),
    signatures: [ofTwo("quotient", "dividend", "divisor")],
  },
  {
    ...described(
      "power",
      "A whole number to the power of another, or an exact decimal or fraction to that of a number without fraction.",
      "power(2, 64)",
      "18446744073709551616",
    ),
    signatures: [
      ofTwo("power", "base", "exponent"),
      {
        parameters: [
          { name: "base", type: { kind: "decimal" } },
          { name: "exponent", type: plainInteger },
        ],
        result: { kind: "decimal" },
        target: runtime("exact.ts", "powerOfDecimal"),
      },
      ofFractions.power,
    ],
  },
  bits("bit_and", "bitAnd", "The bits that are 1 in both, in two's complement.", "bit_and(12, 10)", "8"),
  bits("bit_or", "bitOr", "The bits that are 1 in either, in two's complement.", "bit_or(12, 10)", "14"),
  bits("bit_xor", "bitXor", "The bits that differ, in two's complement.", "bit_xor(12, 10)", "6"),
  {
    ...described(
      "shift_left",
      "The bits moved so many places to the left: n * 2 ^ places.",
      "shift_left(3, 4)",
      "48",
    ),
    signatures: [ofTwo("shiftLeft", "n", "places")],
  },
  {
    ...described(
      "shift_right",
      "The bits moved so many places to the right, the last ones dropped: n / 2 ^ places rounded down.",
      "shift_right(-5, 1)",
      "-3",
    ),
    signatures: [ofTwo("shiftRight", "n", "places")],
  },
  {
    ...described(
      "to_digits",
      "A whole number as digits in a base, filled up with zeros to a width; an exact decimal or fraction with so many digits after the mark, the rest cut off.",
      "to_digits(10, 2, 8)",
      "00001010",
    ),
    signatures: [
      {
        parameters: [
          { name: "n", type: wholeParameter },
          base,
          { name: "width", type: plainInteger, absent: { code: "" } },
        ],
        result: textResult,
        target: runtime("big-integer.ts", "toDigits"),
      },
      {
        parameters: [
          { name: "x", type: { kind: "decimal" } },
          base,
          { name: "places", type: plainInteger, absent: { code: "" } },
        ],
        result: textResult,
        target: runtime("exact-digits.ts", "digitsToPlaces"),
      },
      ofFractions.toDigits,
    ],
  },
  {
    ...described(
      "from_digits",
      "The whole number that digits in a base represent.",
      'from_digits("ff", 16)',
      "255",
    ),
    signatures: [
      {
        parameters: [{ name: "digits", type: textParameter }, base],
        result: wholeResult,
        target: runtime("big-integer.ts", "fromDigits"),
      },
    ],
  },
  {
    ...described(
      "invert_digits",
      "Binary digits with every 0 and 1 exchanged.",
      'invert_digits("1010")',
      "0101",
    ),
    signatures: [
      {
        parameters: [{ name: "digits", type: textParameter }],
        result: textResult,
        target: runtime("big-integer.ts", "invertDigits"),
      },
    ],
  },
];

function bits(name: string, target: string, doc: string, formula: string, result: string): OrdinaryFunction {
  return { ...described(name, doc, formula, result), signatures: [ofTwo(target, "a", "b")] };
}

function toNumber(type: ParameterType, integer: boolean): Signature {
  return {
    parameters: [{ name: "n", type }],
    result: { kind: "number", dimension: dimensionless, integer },
    target: global("Number"),
  };
}

function ofTwo(name: string, first: string, second: string): Signature {
  return {
    parameters: [
      { name: first, type: wholeParameter },
      { name: second, type: wholeParameter },
    ],
    result: wholeResult,
    target: runtime("big-integer.ts", name),
  };
}
