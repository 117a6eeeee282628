import type { ColumnDescription } from "../description.ts";

/** A whole and its parts. */
export interface PartsChart {
  readonly id: string;
  readonly kind: "parts";
  readonly of: readonly ColumnDescription[];
}
