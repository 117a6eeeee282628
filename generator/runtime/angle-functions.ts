import type { ArithmeticFunction } from "./arithmetic-functions.ts";

/** Functions of an angle, and those that find one. */
export const ofAngles: readonly ArithmeticFunction[] = ["sin", "cos", "tan", "cot", "sec", "csc"];
export const toAngles: readonly ArithmeticFunction[] = ["asin", "acos", "atan"];
