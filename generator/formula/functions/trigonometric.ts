import { type Dimension, dimensionless } from "../dimension.ts";
import {
  anyNumber,
  global,
  type OrdinaryFunction,
  type ParameterType,
  plainNumber,
  type ResultType,
} from "./function.ts";

const angle: Dimension = { angle: 1 };
const angleParameter: ParameterType = { kind: "number", dimension: angle, integer: false };
const ratio: ResultType = { kind: "number", dimension: dimensionless, integer: false };
const angleResult: ResultType = { kind: "number", dimension: angle, integer: false };

/** Functions of angles and their inverses. Angles are quantities: `30 degree`. */
export const trigonometricFunctions: readonly OrdinaryFunction[] = [
  ofAngle("sin", "The sine of an angle.", "sin(0 radian)", "0"),
  ofAngle("cos", "The cosine of an angle.", "cos(0 radian)", "1"),
  ofAngle("tan", "The tangent of an angle.", "tan(0 radian)", "0"),
  toAngle("asin", "The angle whose sine is the value, from -90 to 90 degrees.", "asin(0)", "0"),
  toAngle("atan", "The angle whose tangent is the value, from -90 to 90 degrees.", "atan(0)", "0"),
  {
    kind: "ordinary",
    theme: "trigonometric",
    name: "atan2",
    doc: "The angle of the point (x, y) from the x axis, from -180 to 180 degrees.",
    example: { formula: "atan2(0, 1)", result: "0" },
    signatures: [
      {
        parameters: [
          { name: "y", type: anyNumber },
          { name: "x", type: anyNumber },
        ],
        result: angleResult,
        target: global("Math.atan2"),
      },
    ],
  },
];

function ofAngle(name: string, doc: string, formula: string, result: string): OrdinaryFunction {
  return one(name, angleParameter, ratio, doc, formula, result);
}

function toAngle(name: string, doc: string, formula: string, result: string): OrdinaryFunction {
  return one(name, plainNumber, angleResult, doc, formula, result);
}

function one(
  name: string,
  type: ParameterType,
  result: ResultType,
  doc: string,
  formula: string,
  wanted: string,
): OrdinaryFunction {
  return {
    kind: "ordinary",
    theme: "trigonometric",
    name,
    doc,
    example: { formula, result: wanted },
    signatures: [{ parameters: [{ name: "x", type }], result, target: global(`Math.${name}`) }],
  };
}
