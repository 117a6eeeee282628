/** Functions of an angle, and those that find one. */
export const ofAngles = ["sin", "cos", "tan", "cot", "sec", "csc"] as const;
export const toAngles = ["asin", "acos", "atan"] as const;
