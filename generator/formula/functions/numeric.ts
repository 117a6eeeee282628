import { ofFractions } from "./fraction.ts";
import { dimensionless } from "../dimension.ts";
import {
  anyNumber,
  describedIn,
  global,
  type OrdinaryFunction,
  type Parameter,
  plainInteger,
  plainNumber,
  type ResultType,
  runtime,
  type Signature,
  type Target,
  wholeParameter,
} from "./function.ts";

const described = describedIn("numeric");

const sameKept: ResultType = { kind: "number", dimension: "same", integer: "kept" };
const sameInteger: ResultType = { kind: "number", dimension: "same", integer: true };
const real: ResultType = { kind: "number", dimension: dimensionless, integer: false };

/** Absolute value, extremes, rounding, powers and logarithms. */
export const numericFunctions: readonly OrdinaryFunction[] = [
  {
    ...described("abs", "The value without its sign.", "abs(-3)", "3"),
    signatures: [ofAny(sameKept, global("Math.abs")), ofBigInt("absBigInt"), ofFractions.absolute],
  },
  {
    ...described("min", "The smallest of two or more values.", "min(3, 2, 5)", "2"),
    signatures: extremes("Math.min", "minBigInt"),
  },
  {
    ...described("max", "The largest of two or more values.", "max(3, 2, 5)", "5"),
    signatures: extremes("Math.max", "maxBigInt"),
  },
  alsoOfDecimal(
    rounding(
      "round",
      "roundHalfAway",
      "Rounds to decimal places, a half away from zero, exactly on the decimal.",
      "round(2.345, 2)",
      "2.35",
    ),
    "roundDecimal",
  ),
  ofStep(
    "nearest_multiple",
    "nearestMultiple",
    "The multiple of a step nearest to the value, a half away from zero, exactly on the decimal.",
    "nearest_multiple(1.575, 0.01)",
    "1.58",
  ),
  ofStep(
    "next_multiple",
    "nextMultiple",
    "The least multiple of a step that is not below the value, exactly on the decimal.",
    "next_multiple(102.07, 5)",
    "105",
  ),
  {
    ...described("floor", "The largest whole number not above the value.", "floor(-2.5)", "-3"),
    signatures: [ofAny(sameInteger, global("Math.floor"))],
  },
  {
    ...described("ceil", "The smallest whole number not below the value.", "ceil(-2.5)", "-2"),
    signatures: [ofAny(sameInteger, global("Math.ceil"))],
  },
  {
    ...described("sqrt", "The square root; that of an area is a length.", "sqrt(2.25)", "1.5"),
    signatures: [ofAny({ kind: "number", dimension: "root", integer: false }, global("Math.sqrt"))],
  },
  {
    ...described("hypot", "The square root of the sum of squares, without overflow.", "hypot(3, 4)", "5"),
    signatures: [
      {
        parameters: twoOrMore(anyNumber),
        result: { kind: "number", dimension: "same", integer: false },
        target: global("Math.hypot"),
      },
    ],
  },
  ofPlain("exp", "Math.exp", "e to the power of the value.", "exp(0)", "1"),
  ofPlain("ln", "Math.log", "The natural logarithm.", "ln(e)", "1"),
  ofPlain("expm1", "Math.expm1", "exp(x) - 1 with all digits kept for small values.", "expm1(0)", "0"),
  ofPlain("log1p", "Math.log1p", "ln(1 + x) with all digits kept for small values.", "log1p(0)", "0"),
  {
    ...described(
      "remainder",
      "What a division leaves over, with the sign of the divisor; `a % b` is the same.",
      "remainder(-1, 12)",
      "11",
    ),
    signatures: [
      {
        parameters: [
          { name: "dividend", type: plainNumber },
          { name: "divisor", type: plainNumber },
        ],
        result: { kind: "number", dimension: dimensionless, integer: "kept" },
        target: runtime("numeric.ts", "remainder"),
      },
      {
        parameters: [
          { name: "dividend", type: wholeParameter },
          { name: "divisor", type: wholeParameter },
        ],
        result: { kind: "whole" },
        target: runtime("big-integer.ts", "remainderBigInt"),
      },
    ],
  },
];

function ofAny(result: ResultType, target: Target): Signature {
  return { parameters: [{ name: "x", type: anyNumber }], result, target };
}

function ofBigInt(name: string): Signature {
  return {
    parameters: [{ name: "x", type: wholeParameter }],
    result: { kind: "whole" },
    target: runtime("big-integer.ts", name),
  };
}

function ofPlain(name: string, code: string, doc: string, formula: string, result: string): OrdinaryFunction {
  return {
    ...described(name, doc, formula, result),
    signatures: [{ parameters: [{ name: "x", type: plainNumber }], result: real, target: global(code) }],
  };
}

/** The step is above 0 and of the value's dimension. */
function ofStep(name: string, code: string, doc: string, formula: string, result: string): OrdinaryFunction {
  return {
    ...described(name, doc, formula, result),
    signatures: [
      {
        parameters: [
          { name: "x", type: anyNumber },
          { name: "step", type: anyNumber },
        ],
        result: { kind: "number", dimension: "same", integer: "kept" },
        target: runtime("multiples.ts", code),
      },
    ],
  };
}

function twoOrMore(type: Parameter["type"]): readonly Parameter[] {
  return [
    { name: "a", type },
    { name: "b", type, repeated: true },
  ];
}

function extremes(code: string, whole: string): readonly [Signature, Signature] {
  return [
    { parameters: twoOrMore(anyNumber), result: sameKept, target: global(code) },
    {
      parameters: twoOrMore(wholeParameter),
      result: { kind: "whole" },
      target: runtime("big-integer.ts", whole),
    },
  ];
}

/** The same of an exact decimal. */
function alsoOfDecimal(definition: OrdinaryFunction, name: string): OrdinaryFunction {
  const [ofNumber] = definition.signatures;
  const parameters = [{ name: "x", type: { kind: "decimal" } } as const, ...ofNumber.parameters.slice(1)];
  const ofDecimal = { parameters, result: { kind: "decimal" }, target: runtime("exact.ts", name) } as const;
  return { ...definition, signatures: [ofNumber, ofDecimal] };
}

function rounding(
  name: string,
  code: string,
  doc: string,
  formula: string,
  result: string,
): OrdinaryFunction {
  return {
    ...described(name, doc, formula, result),
    signatures: [
      {
        parameters: [
          { name: "x", type: anyNumber },
          { name: "places", type: plainInteger, absent: { code: "0" } },
        ],
        result: { kind: "number", dimension: "same", integer: "rounded" },
        target: runtime("decimal.ts", code),
      },
    ],
  };
}
