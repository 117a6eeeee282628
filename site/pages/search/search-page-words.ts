import type { Message } from "../../../generator/runtime/words.ts";

/** What the search page's script says, as JSON in the page. */
export interface SearchPageWords {
  /** BCP 47. */
  readonly locale: string;
  readonly results: Message;
  readonly none: Message;
}
