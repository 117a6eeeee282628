/** How a span is drawn: what is certain, what may be, and what comes after. */
export const spanStyles = ["solid", "gray", "dotted"] as const;
export type SpanStyle = (typeof spanStyles)[number];

/** Dates and the spans between them, to scale. */
export interface TimelineChart {
  readonly id: string;
  readonly kind: "timeline";
  /** Trace, input or output ids of dates. */
  readonly dates: readonly string[];
  readonly spans: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly style: SpanStyle;
  }[];
}
