import type { ChartDescription } from "../../generator/runtime/description.ts";

/** The description of a chart of one kind. */
export type ChartOf<Kind extends ChartDescription["kind"]> = Extract<
  ChartDescription,
  { readonly kind: Kind }
>;
