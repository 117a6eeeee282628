import { assert } from "../../../generator/runtime/assert.ts";
import type { Message } from "../../../generator/runtime/words.ts";

/** What the search page's script says, as JSON in the page. */
export interface SearchPageWords {
  /** The language of the page, `es`. */
  readonly language: string;
  /** BCP 47. */
  readonly locale: string;
  readonly results: Message;
  readonly none: Message;
}

/** The element the words stand in. */
export const searchWordsId = "search-words";

/** Reads the words the server wrote. */
export function readSearchPageWords(document: Document): SearchPageWords {
  const words: unknown = JSON.parse(document.getElementById(searchWordsId)?.textContent ?? "null");
  assert(isSearchPageWords(words), "The search page carries its words.");
  return words;
}

/** The page and its script are made in one build, so a glance is enough. */
function isSearchPageWords(value: unknown): value is SearchPageWords {
  return (
    typeof value === "object" &&
    value !== null &&
    "language" in value &&
    "locale" in value &&
    "results" in value &&
    "none" in value
  );
}
