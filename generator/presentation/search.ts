import MiniSearch, { type Query } from "minisearch";
import { foldedTerm, forgivesSlips, innerParts, isCompounding } from "./search-folding.ts";

/** A calculator as the search sees it. */
interface Listed {
  readonly title: string;
  readonly fullTitle?: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

/** Words as short as this may begin any word of a summary: only titles and keywords are completed from them. */
const shortTerm = 3;
/** Words as short as this tell nothing alone. */
const emptyTerm = 2;

/** Finds pages, the best first. */
export type PageSearch<Page> = (query: string) => readonly Page[];

/**
 * Searches listed calculators; a word may be begun or misspelled. Where no calculator has every word, those with some of
 * them are found. They are put in order at the first search: most lines that are asked need none.
 */
export function createSearch<Page extends Listed>(listed: readonly Page[], locale: string): PageSearch<Page> {
  let search: PageSearch<Page> | undefined;
  return (query) => {
    search ??= searchThrough(listed, locale);
    return search(query);
  };
}

function searchThrough<Page extends Listed>(listed: readonly Page[], locale: string): PageSearch<Page> {
  const termsOf = tokenizer(locale);
  const index = new MiniSearch({
    fields: ["title", "keywords", "summary", "fullTitle"],
    tokenize: termsOf,
    processTerm: (term) => {
      const folded = foldedTerm(term);
      return isCompounding(locale) ? [folded, ...innerParts(folded)] : folded;
    },
    searchOptions: {
      // Words of the full title are there to be found, not to come first: all that calculate are calculators.
      boost: { title: 4, keywords: 3, fullTitle: 0.1 },
      prefix: true,
      fuzzy: (term) => (forgivesSlips(term) ? 0.2 : false),
      tokenize: (text) => [text],
      processTerm: (term) => foldedTerm(term),
    },
  });
  index.addAll(
    listed.map(({ title, fullTitle, summary, keywords }, id) => ({
      id,
      title,
      fullTitle,
      summary,
      keywords: keywords.join(" "),
    })),
  );
  const folded = (terms: readonly string[]): string => terms.map(foldedTerm).join(" ");
  const names = listed.map(({ title, fullTitle = title, keywords }) =>
    [title, fullTitle, ...keywords].map((name) => folded(termsOf(name))),
  );
  const find = (terms: readonly string[], combineWith: "AND" | "OR"): readonly Page[] => {
    const found = index.search({ combineWith, queries: terms.map(termQuery) }).map(({ id }) => Number(id));
    // “Loan” is the page called so, however often others speak of loans; next are those that authors say are looked for
    // by it.
    const wanted = folded(terms);
    const place = (id: number): number => {
      const at = names[id]?.indexOf(wanted) ?? -1;
      return at === -1 ? Infinity : at < 2 ? 0 : 1;
    };
    const places = new Map(found.map((id) => [id, place(id)]));
    return found
      .toSorted((one, other) => orderOf(places.get(one), places.get(other)))
      .flatMap((id) => listed[id] ?? []);
  };
  return (query) => {
    const terms = termsOf(query);
    if (terms.length === 0) return [];
    const found = find(terms, "AND");
    if (found.length > 0) return found;
    return find(
      terms.filter((term) => Array.from(term).length > emptyTerm),
      "OR",
    );
  };
}

function orderOf(one = Infinity, other = Infinity): number {
  return one === other ? 0 : one - other;
}

function termQuery(term: string): Query {
  if (Array.from(foldedTerm(term)).length > shortTerm || !/\p{Script=Latin}/u.test(term)) return term;
  return {
    combineWith: "OR",
    queries: [
      { queries: [term], fields: ["title", "keywords"] },
      { queries: [term], prefix: false },
    ],
  };
}

/** Languages without spaces between words need the segmenter; elision is cut off: l’intérêt. */
function tokenizer(locale: string): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  return (text) =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
      isWordLike === true ? segment.split(/['’ʼ]/u).filter((part) => part !== "") : [],
    );
}
