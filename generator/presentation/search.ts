import MiniSearch, { type Query } from "minisearch";
import { cached } from "../runtime/intl-cache.ts";
import { remembered } from "../runtime/reading/remembered.ts";
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
/** Of the names of a page, the first are titles. */
const titles = 3;
/** Beside a name that is of nothing else, a line says no more other words than these. */
const mostOthers = 3;
/** Words as short as this tell nothing among others. */
const emptyTerm = 2;

/**
 * Finds pages, the best first. To be shown for a line, a page needs most of its words, and half of those that are not in its
 * title: the square root of all evil is none. Or the line has a name that is of nothing else (`mortgage…`).
 */
export type PageSearch<Page> = (query: string, isShown?: boolean) => readonly Page[];

/**
 * Searches listed calculators; a word may be begun or misspelled. Where no calculator has every word, those are found that
 * have most of the words that tell what a line is about (`tellingOf` leaves the others out), or that have a name which is
 * said in full. They are put in order at the first search: most lines that are asked need none.
 */
export function createSearch<Page extends Listed>(
  listed: readonly Page[],
  locale: string,
  tellingOf = (query: string): string => query,
): PageSearch<Page> {
  let search: PageSearch<Page> | undefined;
  return (...asked) => {
    search ??= searchThrough(listed, locale, tellingOf);
    return search(...asked);
  };
}

function searchThrough<Page extends Listed>(
  listed: readonly Page[],
  locale: string,
  tellingOf: (query: string) => string,
): PageSearch<Page> {
  const termsOf = tokenizer(locale);
  const isLatin = new Intl.Locale(locale).maximize().script === "Latn";
  const known = new Set<string>();
  const index = new MiniSearch({
    fields: ["title", "keywords", "summary", "fullTitle"],
    tokenize: termsOf,
    processTerm: (term) => {
      const folded = foldedTerm(term);
      known.add(folded);
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
  // Assault, Texas is called assault too.
  const names = listed.map(({ title, fullTitle = title, keywords }) =>
    [title.split(/[,，،:(（]/u, 1).join(""), title, fullTitle, ...keywords].map(
      // Whatever a line says beside mortgage…, it is of nothing else.
      (name) => folded(termsOf(name)) + (name.endsWith("…") ? "…" : ""),
    ),
  );
  /** Where a page has what was typed among its names: undefined where nowhere. */
  const placeOf = (id: number, wanted: string): 0 | 1 | undefined => {
    const at = names[id]?.indexOf(wanted, 1) ?? -1;
    return at === -1 ? undefined : at < titles ? 0 : 1;
  };
  /** Whether a name of a page is so, or one of the first. */
  const isNamed = ({ id }: Match, isSo: (name: string) => boolean, first?: number): boolean =>
    names[id]?.slice(0, first).some(isSo) === true;
  const find = (terms: readonly string[], combineWith: "AND" | "OR"): readonly Match[] => {
    return index
      .search({ combineWith, queries: terms.map((term, at) => termQuery(term, at, terms.length, known)) })
      .map(({ id, queryTerms }) => ({ id: Number(id), terms: new Set(queryTerms) }));
  };
  // “Loan” is the page called so, however often others speak of loans; next are those that authors say are looked for
  // by it.
  const inOrder = (found: readonly Match[], wanted: string): readonly Page[] =>
    found
      .map(({ id }) => ({ id, place: placeOf(id, wanted) ?? 2 }))
      .toSorted((one, other) => one.place - other.place)
      .flatMap(({ id }) => listed[id] ?? []);
  return (query, isShown = false) => {
    const terms = termsOf(query);
    if (terms.length === 0) return [];
    const all = find(terms, "AND");
    const tells = tellingOf(query);
    const wanted = folded(terms);
    // "And 15" says no more of the number than 15 does.
    const alone = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;
    if (isBareNumber(tells === "" ? query.replace(alone, "") : query))
      return inOrder(
        all.filter(({ id }) => placeOf(id, wanted) !== undefined),
        wanted,
      );
    // A letter alone is that of a title: class H, and no class B that people find by it too.
    const letters = terms.filter((term) => isLetter(term, isLatin)).map(foldedTerm);
    const hasLetters = (title: string): boolean =>
      letters.every((letter) => title.split(" ").includes(letter));
    const ofLetters = (found: readonly Match[]): readonly Match[] =>
      firstIf(found, (match) => isNamed(match, hasLetters, titles));
    const meant = ofLetters(all);
    if (meant.length > 0) return inOrder(meant, wanted);
    const telling = new Set(termsOf(tells).filter(isTelling).map(foldedTerm));
    const isSaid = (name: string): boolean => name.split(" ").every((word) => telling.has(word));
    const words = [...telling];
    const lacks = ({ terms: own }: Match, some = words): number =>
      some.filter((term) => !own.has(term)).length;
    const hasMost = (match: Match): boolean => lacks(match) < words.length / 2;
    const isMeant = (match: Match): boolean => {
      const said = names[match.id]?.filter(isSaid) ?? [];
      const others = words.filter((word) => !said.some((name) => name.split(" ").includes(word)));
      const isOfIt = hasMost(match) && lacks(match, others) <= others.length / 2;
      const isNamedSo = (name: string): boolean => name.endsWith("…") && isSaid(name.slice(0, -1));
      return isOfIt || (others.length <= mostOthers && isNamed(match, isNamedSo));
    };
    const some = find(
      terms.filter((term) => isNumber(term) || telling.has(foldedTerm(term))),
      "OR",
    );
    const found = ofLetters(
      some.filter(isShown ? isMeant : (match) => hasMost(match) || isNamed(match, isSaid)),
    );
    // Of one word, such as age: the page called so, and none that has it in a longer name.
    const isAlone =
      telling.size === 1 && some.every(({ terms: own }) => [...own].every((term) => !isNumber(term)));
    return inOrder(isAlone ? firstIf(found, (match) => isNamed(match, isSaid)) : found, wanted);
  };
}

/** Those of a list that are so, if any; else all. */
function firstIf<T>(list: readonly T[], isSo: (one: T) => boolean): readonly T[] {
  const found = list.filter(isSo);
  return found.length > 0 ? found : list;
}

/** A letter that is no word: where words are in these letters, a, e, i, o, u and y are some. */
function isLetter(term: string, isLatin: boolean): boolean {
  return (isLatin ? /^[b-df-hj-np-tv-xz]$/iu : /^[a-z]$/iu).test(term);
}

/** A page, and the words that found it. */
interface Match {
  readonly id: number;
  readonly terms: ReadonlySet<string>;
}

/** A number that says nothing of what it is, unlike a ratio or the section of a law: 12, $100, and not 50:1 or 14-33. */
function isBareNumber(query: string): boolean {
  return /^[\p{Sc}\p{N}\s,%¿?؟]+$/u.test(query);
}

/** A word that begins with a number: 12, 1st, 300k. */
function isNumber(term: string): boolean {
  return /^\p{N}/u.test(term);
}

function isTelling(term: string): boolean {
  return !isNumber(term) && (Array.from(term).length > emptyTerm || !/\p{Script=Latin}/u.test(term));
}

/** What another spelling counts beside a word that pages have as it was typed: next to nothing. */
const otherSpelling = 0.1;

function termQuery(term: string, at: number, count: number, known: ReadonlySet<string>): Query {
  const word = foldedTerm(term);
  const letters = Array.from(word);
  const { length } = letters;
  if (length > shortTerm || !/\p{Script=Latin}/u.test(term)) {
    // A slip is seldom in the first two letters: cooking is no choking.
    const begun = letters.slice(0, 2).join("");
    // Whoever types a word that pages have means it: a felony, and no felon.
    const other = known.has(word) ? otherSpelling : 1;
    const weigh = (found: string): number =>
      found.startsWith(word) ? 1 : found.startsWith(begun) ? other : 0;
    return { queries: [term], boostDocument: (_id, found) => weigh(found) };
  }
  // Only what is typed last may be begun, and a letter among words is one: time off is no offense, class H no homicide.
  if (at < count - 1 || (length === 1 && count > 1)) return { queries: [term], prefix: false };
  return {
    combineWith: "OR",
    queries: [
      { queries: [term], fields: ["title", "keywords"] },
      { queries: [term], prefix: false },
    ],
  };
}

/** Elision is cut off, l’intérêt, and a number from its unit, 40hp; 2nd is one word. */
const within = /['’ʼ]|(?<=^\d+)(?!(?:st|nd|rd|th)$)(?=\p{Script=Latin}{2})/u;

/** Pages say some thousand texts and words, most of them again and again: taking them apart takes long. */
const mostTexts = 20_000;

/** Languages without spaces between words need the segmenter; no word goes on beyond a space. */
const tokenizer = /* @__PURE__ */ cached((locale: string): ((text: string) => string[]) => {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const termsOfWord = remembered(
    (word) =>
      [...segmenter.segment(word)].flatMap(({ segment, isWordLike }) =>
        isWordLike === true ? segment.split(within).filter((part) => part !== "") : [],
      ),
    mostTexts,
  );
  return remembered((text) => text.split(/\s+/u).flatMap(termsOfWord), mostTexts);
});
