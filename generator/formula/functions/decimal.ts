import { ofFractions } from "./fraction.ts";
import {
  describedIn,
  global,
  type OrdinaryFunction,
  type Parameter,
  plainInteger,
  runtime,
  wholeParameter,
} from "./function.ts";

const described = describedIn("whole");
const decimal = (name: string): Parameter => ({ name, type: { kind: "decimal" } });
const places: Parameter = { name: "places", type: plainInteger };

/** Exact decimals of any length. */
export const decimalFunctions: readonly OrdinaryFunction[] = [
  {
    ...described(
      "decimal",
      "A whole number as an exact decimal; an exact fraction to so many decimal places, a half rounded away from zero.",
      "decimal(whole(12))",
      "12",
    ),
    signatures: [
      {
        parameters: [{ name: "n", type: wholeParameter }],
        result: { kind: "decimal" },
        target: global("String"),
      },
      ofFractions.decimal,
    ],
  },
  {
    ...described(
      "root",
      "The root of a whole degree (2 for the square root) of an exact decimal or fraction to so many decimal places, a half rounded away from zero.",
      "root(2, 2, 30)",
      "1.41421356237309504880168872421",
    ),
    signatures: [
      {
        parameters: [decimal("x"), { name: "degree", type: plainInteger }, places],
        result: { kind: "decimal" },
        target: runtime("exact.ts", "rootOf"),
      },
      ofFractions.root,
    ],
  },
  {
    ...described(
      "whole_part",
      "An exact decimal or fraction without what is less than 1, as a whole number.",
      "whole_part(root(2, 2, 3))",
      "1",
    ),
    signatures: [
      { parameters: [decimal("x")], result: { kind: "whole" }, target: runtime("exact.ts", "wholePart") },
      ofFractions.wholePart,
    ],
  },
  {
    ...described(
      "repeating_digits",
      "An exact decimal or fraction as digits in a base, those that repeat without end in parentheses. Where they repeat only after more than 2,000 digits, the first 64 with an ellipsis.",
      "repeating_digits(0.1, 2)",
      "0.0(0011)",
    ),
    signatures: [
      {
        parameters: [decimal("x"), { name: "base", type: plainInteger }],
        result: { kind: "text" },
        target: runtime("exact-digits.ts", "repeatingDigits"),
      },
      ofFractions.repeatingDigits,
    ],
  },
  {
    ...described(
      "repeats_soon",
      "Whether the digits of an exact decimal or fraction in a base end, or begin to repeat within 2,000 digits.",
      "repeats_soon(3.14159, 2)",
      "false",
    ),
    signatures: [
      {
        parameters: [decimal("x"), { name: "base", type: plainInteger }],
        result: { kind: "boolean" },
        target: runtime("exact-digits.ts", "repeatsSoon"),
      },
      ofFractions.repeatsSoon,
    ],
  },
  {
    ...described(
      "round_significant",
      "An exact decimal with so many digits from the first that is not zero, a half rounded away from zero.",
      "round_significant(root(2, 2, 30), 4)",
      "1.414",
    ),
    signatures: [
      {
        parameters: [decimal("x"), { name: "digits", type: plainInteger }],
        result: { kind: "decimal" },
        target: runtime("exact.ts", "roundSignificant"),
      },
    ],
  },
  {
    ...described(
      "nearest_fraction",
      "An exact decimal as a fraction. One of 34 digits, as an expression has whose value does not come out, is the fraction of the smallest denominator that rounds to it.",
      "nearest_fraction(0.75)",
      "3/4",
    ),
    signatures: [
      {
        parameters: [decimal("x")],
        result: { kind: "fraction" },
        target: runtime("nearest-fraction.ts", "nearestFraction"),
      },
    ],
  },
];
