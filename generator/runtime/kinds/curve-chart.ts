import type { ColumnDescription } from "../display.ts";

/** What a calculation comes to over the values of an input, with the visitor's own value marked. */
export interface CurveChart {
  readonly id: string;
  readonly kind: "curve";
  /** The schedule that varies the input. */
  readonly over: string;
  /** The input. */
  readonly x: ColumnDescription;
  readonly y: readonly ColumnDescription[];
}
