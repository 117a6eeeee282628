import type { Citation } from "./answer.ts";

/** What law a calculator of a place covers, in one language, as the page of the place says it. */
export interface CoveredLaw {
  readonly calculator: string;
  /** By page, the first day whose law it applies, and what is dated: `Date of offense`. */
  readonly since: readonly { readonly route: string; readonly dated: string; readonly from: string }[];
  /** Days from which its tables hold other figures than before, and where that is written. */
  readonly changes: readonly { readonly from: string; readonly citations: readonly Citation[] }[];
  /** Cases it refuses: by the name of a worked example, with the query that fills it in, or else in the words of the refusal. */
  readonly refused: readonly { readonly route: string; readonly name: string; readonly query?: string }[];
  /** Each source once, as sure as where it is the least sure. */
  readonly sources: readonly Citation[];
  /** The oldest day on which one of its sources was compared; empty where it has none. */
  readonly checked: string;
}
