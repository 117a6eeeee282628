import MiniSearch, { type Query } from "minisearch";
import type { AskPage } from "./ask-index.ts";
import { foldedTerm, forgivesSlips, innerParts, isCompounding } from "./search-folding.ts";

/** A calculator as the search sees it. */
export interface Listed {
  readonly id: number;
  readonly title: string;
  readonly fullTitle?: string;
  readonly summary: string;
  readonly keywords: readonly string[];
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
    extractField: (page, field) => textOf(page, field),
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
  const folded = (terms: readonly string[]): string => terms.map(foldedTerm).join(" ");
  const names = new Map(
    listed.map(({ id, title, fullTitle = title, keywords }) => [
      id,
      [title, fullTitle, ...keywords].map((name) => folded(termsOf(name))),
    ]),
  );
  const find = (terms: readonly string[], combineWith: "AND" | "OR"): readonly number[] => {
    const found = index.search({ combineWith, queries: terms.map(termQuery) }).map(({ id }) => Number(id));
    // “Loan” is the page called so, however often others speak of loans; next are those that authors say are looked for
    // by it.
    const wanted = folded(terms);
    const place = (id: number): number => {
      const at = names.get(id)?.indexOf(wanted) ?? -1;
      return at === -1 ? Infinity : at < 2 ? 0 : 1;
    };
    const places = new Map(found.map((id) => [id, place(id)]));
    return found.toSorted((one, other) => orderOf(places.get(one), places.get(other)));
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

function textOf(page: Listed, field: string): string {
  switch (field) {
    case "id":
      return String(page.id);
    case "title":
      return page.title;
    case "keywords":
      return page.keywords.join(" ");
    case "summary":
      return page.summary;
    default:
      return page.fullTitle ?? "";
  }
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

/** What the search looks through of a page: its words in the reader's language, and what others call it. */
export type FoundPage = Pick<AskPage, "route" | "title" | "fullTitle" | "summary" | "keywords" | "foreign">;

/**
 * Searches the calculator pages of one language. Where no page has a word in that language, pages are found by what
 * readers of other languages call them. What it looks through is put in order at the first search: most lines that are
 * asked need none.
 */
export function createRouteSearch(pages: readonly FoundPage[], locale: string): RouteSearch {
  const inOwn = searchWhenAsked(locale, () =>
    pages.map(({ title, fullTitle, summary, keywords }, id) => ({
      id,
      title,
      ...(fullTitle === undefined ? {} : { fullTitle }),
      summary,
      keywords,
    })),
  );
  const inOthers = searchWhenAsked(locale, () =>
    pages.map((page, id) => ({ id, title: "", summary: "", keywords: page.foreign })),
  );
  return (query) => {
    const found = inOwn(query);
    return (found.length > 0 ? found : inOthers(query)).flatMap((id) => pages[id]?.route ?? []);
  };
}

type Search = ReturnType<typeof createSearch>;

function searchWhenAsked(locale: string, entries: () => Parameters<typeof createSearch>[0]): Search {
  let search: Search | undefined;
  return (query) => {
    search ??= createSearch(entries(), locale);
    return search(query);
  };
}
