import type { BandTone } from "../chart-color.ts";
import type { Display } from "../display.ts";

/** A value on a scale of named ranges. */
export interface GaugeChart {
  readonly id: string;
  readonly kind: "gauge";
  readonly value: string;
  readonly display: Display;
  /** A value in proportion to it, which has a scale of its own. */
  readonly beside?: { readonly id: string; readonly display: Display & { readonly kind: "quantity" } };
  /** Where the scale begins and ends, in base units. */
  readonly from: number;
  readonly to: number;
  /** Bands by the value of the choosing input (`""` when none). */
  readonly bands: Readonly<Record<string, readonly Band[]>>;
  readonly bandsBy?: string;
  /** The set of words that names the bands. */
  readonly set: string;
}
export interface Band {
  /** Lower edge (base unit), none for the first. */
  readonly from?: number;
  readonly option: string;
  /** What being in it means; neutral without. */
  readonly tone?: BandTone;
}
