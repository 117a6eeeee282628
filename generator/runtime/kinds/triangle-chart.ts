import type { Display } from "../description.ts";

/** A triangle drawn to scale. */
export interface TriangleChart {
  readonly id: string;
  readonly kind: "triangle";
  /** Trace or input ids of the lengths a, b, c and of the angles opposite them. */
  readonly sides: readonly [string, string, string];
  readonly angles: readonly [string, string, string];
  readonly display: Display;
  readonly angleDisplay: Display;
}
