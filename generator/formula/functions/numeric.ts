import { functionsOf, global, leftOut, oneOrMore, runtime, takes, type ResultType } from "./function.ts";
import { anyNumber, decimal, fraction, integer, number, whole } from "./parameter-types.ts";

const sameKept: ResultType = { ...anyNumber, integer: "kept" };
const sameInteger: ResultType = { ...anyNumber, integer: true };

/** Absolute value, extremes, rounding, powers and logarithms. */
export const numericFunctions = functionsOf("numeric", {
  abs: {
    doc: "The value without its sign.",
    example: ["abs(-3)", "3"],
    signatures: [
      takes({ x: anyNumber }, sameKept, global("Math.abs")),
      takes({ x: whole }, whole, runtime("big-integer.ts", "absBigInt")),
      takes({ x: fraction }, fraction, runtime("fraction.ts", "absoluteFraction")),
    ],
  },
  min: {
    doc: "The smallest of two or more values.",
    example: ["min(3, 2, 5)", "2"],
    signatures: [
      takes({ a: anyNumber, b: oneOrMore(anyNumber) }, sameKept, global("Math.min")),
      takes({ a: whole, b: oneOrMore(whole) }, whole, runtime("big-integer.ts", "minBigInt")),
    ],
  },
  max: {
    doc: "The largest of two or more values.",
    example: ["max(3, 2, 5)", "5"],
    signatures: [
      takes({ a: anyNumber, b: oneOrMore(anyNumber) }, sameKept, global("Math.max")),
      takes({ a: whole, b: oneOrMore(whole) }, whole, runtime("big-integer.ts", "maxBigInt")),
    ],
  },
  round: {
    doc: "Rounds to decimal places, a half away from zero, exactly on the decimal.",
    example: ["round(2.345, 2)", "2.35"],
    signatures: [
      takes(
        { x: anyNumber, places: leftOut(integer, "0") },
        { ...anyNumber, integer: "rounded" },
        runtime("decimal.ts", "roundHalfAway"),
      ),
      takes({ x: decimal, places: leftOut(integer, "0") }, decimal, runtime("exact.ts", "roundDecimal")),
    ],
  },
  nearest_multiple: {
    doc: "The multiple of a step nearest to the value, a half away from zero, exactly on the decimal.",
    example: ["nearest_multiple(1.575, 0.01)", "1.58"],
    signatures: [
      takes({ x: anyNumber, step: anyNumber }, sameKept, runtime("multiples.ts", "nearestMultiple")),
    ],
  },
  next_multiple: {
    doc: "The least multiple of a step that is not below the value, exactly on the decimal.",
    example: ["next_multiple(102.07, 5)", "105"],
    signatures: [takes({ x: anyNumber, step: anyNumber }, sameKept, runtime("multiples.ts", "nextMultiple"))],
  },
  floor: {
    doc: "The largest whole number not above the value.",
    example: ["floor(-2.5)", "-3"],
    signatures: [takes({ x: anyNumber }, sameInteger, global("Math.floor"))],
  },
  ceil: {
    doc: "The smallest whole number not below the value.",
    example: ["ceil(-2.5)", "-2"],
    signatures: [takes({ x: anyNumber }, sameInteger, global("Math.ceil"))],
  },
  sqrt: {
    doc: "The square root; that of an area is a length.",
    example: ["sqrt(2.25)", "1.5"],
    signatures: [takes({ x: anyNumber }, { ...number, dimension: "root" }, global("Math.sqrt"))],
  },
  hypot: {
    doc: "The square root of the sum of squares, without overflow.",
    example: ["hypot(3, 4)", "5"],
    signatures: [takes({ a: anyNumber, b: oneOrMore(anyNumber) }, anyNumber, global("Math.hypot"))],
  },
  exp: {
    doc: "e to the power of the value.",
    example: ["exp(0)", "1"],
    signatures: [takes({ x: number }, number, global("Math.exp"))],
  },
  ln: {
    doc: "The natural logarithm.",
    example: ["ln(e)", "1"],
    signatures: [takes({ x: number }, number, global("Math.log"))],
  },
  expm1: {
    doc: "exp(x) - 1 with all digits kept for small values.",
    example: ["expm1(0)", "0"],
    signatures: [takes({ x: number }, number, global("Math.expm1"))],
  },
  log1p: {
    doc: "ln(1 + x) with all digits kept for small values.",
    example: ["log1p(0)", "0"],
    signatures: [takes({ x: number }, number, global("Math.log1p"))],
  },
  remainder: {
    doc: "What a division leaves over, with the sign of the divisor; `a % b` is the same.",
    example: ["remainder(-1, 12)", "11"],
    signatures: [
      takes(
        { dividend: number, divisor: number },
        { ...number, integer: "kept" },
        runtime("numeric.ts", "remainder"),
      ),
      takes({ dividend: whole, divisor: whole }, whole, runtime("big-integer.ts", "remainderBigInt")),
    ],
  },
});
