import type { Display } from "../display.ts";

/** What a value was on the days that a table keeps. */
export interface HistoryChart {
  readonly id: string;
  readonly kind: "history";
  /** The value whose past is shown. */
  readonly value: string;
  readonly display: Display;
  /** The table with its folders: its figures are fetched once the chart is near. */
  readonly table: string;
  /** The value that says whose figures are shown, and that by whose figures they are divided. */
  readonly row: string;
  readonly per?: string;
}
/** The figures of a table of days: a list for each option, a figure a day. */
export interface HistoryFigures {
  readonly days: readonly string[];
  readonly figures: Readonly<Record<string, readonly (number | null)[]>>;
}
