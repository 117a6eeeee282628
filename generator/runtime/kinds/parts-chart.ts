import type { ColumnDescription } from "../display.ts";

/** A whole and its parts. */
export interface PartsChart {
  readonly id: string;
  readonly kind: "parts";
  readonly of: readonly ColumnDescription[];
}
