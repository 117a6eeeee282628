import MiniSearch, { type Query } from "minisearch";
import type { SearchEntry } from "../runtime/catalog.ts";
import { foldedTerm, forgivesSlips, innerParts, isCompounding } from "./search-folding.ts";

/** A calculator as the search sees it. */
export interface Listed {
  readonly id: number;
  readonly title: string;
  readonly fullTitle?: string;
  readonly summary: string;
  readonly keywords: string;
}

/** Words as short as this may begin any word of a summary: only titles and keywords are completed from them. */
const shortTerm = 3;
/** Words as short as this tell nothing alone. */
const emptyTerm = 2;

/**
 * Finds listed calculators, the best first; a word may be begun or misspelled. Where no calculator has every word, those
 * with some of them are found.
 */
export function createSearch(
  listed: readonly Listed[],
  locale: string,
): (query: string) => readonly number[] {
  const termsOf = tokenizer(locale);
  const index = new MiniSearch<Listed>({
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
  index.addAll(listed);
  const find = (terms: readonly string[], combineWith: "AND" | "OR"): readonly number[] =>
    index.search({ combineWith, queries: terms.map(termQuery) }).map(({ id }) => Number(id));
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

/** Finds the routes of calculator pages, the best first. */
export type RouteSearch = (query: string) => readonly string[];

/** Searches the calculator pages of one language. */
export function createRouteSearch(
  entries: readonly SearchEntry[],
  locale: string,
  english: readonly SearchEntry[] = [],
): RouteSearch {
  const englishOf = new Map(english.map((entry) => [entry.route, entry] as const));
  const find = createSearch(
    entries.map((entry, id) => ({ id, ...searchable(entry, englishOf.get(entry.route)) })),
    locale,
  );
  return (query) => find(query).flatMap((id) => entries[id]?.route ?? []);
}

/** What a query finds in the reader's language, or else in any other, whose words are fetched only then. */
export async function findInLanguages(
  query: string,
  own: RouteSearch,
  others: () => Promise<readonly RouteSearch[]>,
): Promise<readonly string[]> {
  const found = own(query);
  if (found.length > 0) return found;
  return [...new Set((await others()).flatMap((search) => search(query)))];
}

/**
 * What the search looks through of a calculator page: its words in the reader's language and, since many know a
 * calculator by its English name, the English keywords.
 */
export function searchable(
  { title, fullTitle, summary, keywords }: SearchEntry,
  english: SearchEntry | undefined,
): Omit<Listed, "id"> {
  const all = new Set([...keywords, ...(english?.keywords ?? [])]);
  return { title, ...(fullTitle === undefined ? {} : { fullTitle }), summary, keywords: [...all].join(" ") };
}
