import type { Display } from "../display.ts";

/** The cells of a table, with the visitor's marked. */
export interface GridChart {
  readonly id: string;
  readonly kind: "grid";
  /** Trace id of the cells: `down` and `across` are their keys, `cell` what they hold, `here` marks one; `unconfirmed` of one says it has no official source. */
  readonly rows: string;
  /** The key of each row, and that of each column. */
  readonly down: GridHead;
  readonly across: GridHead;
  readonly cell: Display;
  /** Terms in this unit are shown without it. */
  readonly unit?: string;
}
interface GridHead {
  readonly id: string;
  readonly display: Display;
}
