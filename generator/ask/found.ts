import type { AskPage } from "../presentation/ask-index.ts";
import type { Candidate } from "./candidate.ts";

/** A line of more characters is not looked at: each way to read a line takes the longer the more words it has. */
export const longestLine = 300;

/** What a line finds, each worked out when it is asked for. */
export interface Found {
  readonly pages: () => readonly AskPage[];
  /** Pages that have a name which it says, whatever else it says. */
  readonly called: () => readonly AskPage[];
  /** What its words find without its figures beside the page that answers it, in the same category. */
  readonly beside: (answered: AskPage | undefined) => readonly AskPage[];
  /** A place that it names and no page is about, where it looks for the law there. */
  readonly elsewhere?: string;
  /** Whether it names a place and is not about the law there. */
  readonly isNoLaw?: true;
  /** What may answer it, the likeliest first. */
  readonly candidates: () => Iterable<Candidate>;
}
