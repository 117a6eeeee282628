import MiniSearch from "minisearch";

/** A calculator as the search page lists it. */
export interface Listed {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly keywords: string;
}

/** Finds listed calculators, the best first; a word may be begun or misspelled. */
export function createSearch(
  listed: readonly Listed[],
  locale: string,
): (query: string) => readonly number[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  // Languages without spaces between words need the segmenter; for the others it splits as well as any pattern.
  const tokenize = (text: string): string[] =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));
  const index = new MiniSearch<Listed>({
    fields: ["title", "keywords", "summary"],
    tokenize,
    processTerm: folded,
    searchOptions: {
      boost: { title: 4, keywords: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  index.addAll(listed);
  return (query) => index.search(query).map(({ id }) => Number(id));
}

/** Case and accents do not matter. */
function folded(term: string): string {
  return term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
