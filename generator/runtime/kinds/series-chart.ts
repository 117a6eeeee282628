import type { ColumnDescription } from "../display.ts";

/** Columns of a schedule, drawn over another column. */
export interface SeriesChart {
  readonly id: string;
  readonly kind: "area" | "line" | "bar";
  /** The schedule. */
  readonly over: string;
  readonly x: ColumnDescription;
  readonly y: readonly ColumnDescription[];
  readonly stacked: boolean;
}
