import { functionsOf, global, takes } from "./function.ts";
import { amountOf, anyNumber, number } from "./parameter-types.ts";

const angle = amountOf({ angle: 1 });

/** Functions of angles and their inverses. Angles are quantities: `30 degree`. */
export const trigonometricFunctions = functionsOf("trigonometric", {
  sin: {
    doc: "The sine of an angle.",
    example: ["sin(0 radian)", "0"],
    signatures: [takes({ x: angle }, number, global("Math.sin"))],
  },
  cos: {
    doc: "The cosine of an angle.",
    example: ["cos(0 radian)", "1"],
    signatures: [takes({ x: angle }, number, global("Math.cos"))],
  },
  tan: {
    doc: "The tangent of an angle.",
    example: ["tan(0 radian)", "0"],
    signatures: [takes({ x: angle }, number, global("Math.tan"))],
  },
  asin: {
    doc: "The angle whose sine is the value, from -90 to 90 degrees.",
    example: ["asin(0)", "0"],
    signatures: [takes({ x: number }, angle, global("Math.asin"))],
  },
  atan: {
    doc: "The angle whose tangent is the value, from -90 to 90 degrees.",
    example: ["atan(0)", "0"],
    signatures: [takes({ x: number }, angle, global("Math.atan"))],
  },
  atan2: {
    doc: "The angle of the point (x, y) from the x axis, from -180 to 180 degrees.",
    example: ["atan2(0, 1)", "0"],
    signatures: [takes({ y: anyNumber, x: anyNumber }, angle, global("Math.atan2"))],
  },
});
