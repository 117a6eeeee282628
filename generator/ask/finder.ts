import type { AskIndex, AskPage, NamesInAll } from "../presentation/ask-index.ts";
import { createSearch } from "../presentation/search.ts";
import { candidatesFor, wordsIn, type Candidate } from "./candidate.ts";

/** What a line finds, each worked out when it is asked for. */
export interface Found {
  readonly pages: () => readonly AskPage[];
  /** What its words find without its figures: pages beside one that answers it. */
  readonly beside: () => readonly AskPage[];
  /** What may answer it, the likeliest first. */
  readonly candidates: () => Iterable<Candidate>;
}

/**
 * Finds what a line is about with the words of the reader's language. A line that finds nothing there is looked for once
 * more with what readers of every language call the pages; undefined where these cannot be had.
 */
export function createFinder(
  index: AskIndex,
  locale: string,
  fetchNames: () => Promise<NamesInAll | undefined>,
): (line: string) => Promise<Found> {
  const find = finderIn(index, locale);
  let findInAll: typeof find | undefined;
  return async (line) => {
    const found = find(line);
    const [first] = found.candidates();
    if (first !== undefined || found.pages().length > 0) return found;
    const names = findInAll === undefined ? await fetchNames() : undefined;
    if (names !== undefined) findInAll = finderIn(calledBy(names, index), locale);
    return findInAll?.(line) ?? found;
  };
}

function finderIn(index: AskIndex, locale: string): (line: string) => Found {
  const search = createSearch(index.pages, locale);
  return (line) => ({
    pages: () => search(line),
    beside: () => search(wordsIn(line, index, locale)),
    candidates: () => candidatesFor(line, index, locale, search),
  });
}

function calledBy(names: NamesInAll, index: AskIndex): AskIndex {
  return {
    ...index,
    pages: index.pages.map((page) => ({ ...page, keywords: names[page.route] ?? [] })),
  };
}
