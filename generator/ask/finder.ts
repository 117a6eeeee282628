import {
  categoriesWithCases,
  categoryOf,
  type AskIndex,
  type AskPage,
  type AskPhrases,
  type NamedCases,
  type NamesInAll,
} from "../presentation/ask-index.ts";
import { createSearch, type PageSearch } from "../presentation/search.ts";
import { once } from "../runtime/once.ts";
import type { CaseFinder, InAll } from "./find-cases.ts";
import { longestLine, type Found } from "./found.ts";
import { candidatesFor, wordsIn, type Candidate } from "./candidate.ts";
import { shorterRate } from "./yearly-rates.ts";

/** The same, and what is asked for only where it finds nothing. */
export interface FoundOrNear extends Omit<Found, "candidates"> {
  /** What it was found by: with the questions in words, where they were needed and have come. */
  readonly index: AskIndex;
  /** Also what may answer it once the numbers it says in words are in digits. */
  readonly candidates: () => AsyncIterable<Candidate>;
  /** The category nearest to the line. */
  readonly near: () => Promise<string | undefined>;
}

export type Finder = (line: string) => Promise<FoundOrNear>;

/** What few lines need, fetched when one does; undefined where it cannot be had. */
export interface FetchMore {
  readonly phrases: () => Promise<AskPhrases | undefined>;
  readonly cases: () => Promise<NamedCases | undefined>;
  readonly names: () => Promise<NamesInAll | undefined>;
}

/**
 * Finds what a line is about with the words of the reader's language: pages, and in categories that know cases by a name,
 * these too. A line that finds nothing is looked for once more with what readers of every language call the pages. With an
 * address, `legal/oregon`, all that is found lies below it.
 */
export function createFinder(index: AskIndex, locale: string, fetchMore: FetchMore, below?: string): Finder {
  const search = pageSearch(index, locale, below);
  const waysBy = (asked: AskIndex): WaysToFind & { readonly index: AskIndex } => ({
    index: asked,
    ...waysToFind(asked, locale, below, search),
  });
  let ways = waysBy(index);
  const withPhrases = onceThere(fetchMore.phrases, (phrases) => waysBy({ ...index, phrases }));
  const fetchCases = async (): Promise<CaseFinder | undefined> => {
    const { index: asked, among } = (await withPhrases()) ?? ways;
    const [given, code] = await Promise.all([
      fetchMore.cases(),
      import("./find-cases.ts").catch(() => undefined),
    ]);
    return given === undefined ? undefined : code?.caseFinder(given, asked, locale, among, below);
  };
  const cases = onceThere(fetchCases, (made) => made);
  const names = onceThere(fetchMore.names, (given) => given);
  const lookFor: Finder = async (line) => {
    // Once the phrases are there, every line is read with them.
    if (ways.index.phrases === undefined && !isConversion(ways.find(line)))
      ways = (await withPhrases()) ?? ways;
    const { index: asked, find, isAboutCases, mayNamePlace } = ways;
    let found = find(line);
    if (isAboutCases(found)) found = (await cases())?.find(line) ?? found;
    else if (mayNamePlace(found, line)) found = (await cases())?.inPlace(line) ?? found;
    const inReadWords = async (): Promise<string | undefined> => (await cases())?.inReadWords(line);
    let shown = found;
    if (isUnclear(shown, line)) {
      const read = await inReadWords();
      if (read !== undefined) shown = (await cases())?.find(read) ?? found;
    }
    if (isUnclear(shown, line)) {
      const spelled = (await cases())?.spelled(line);
      if (spelled !== undefined) shown = (await cases())?.find(spelled) ?? found;
    }
    if (isLost(shown)) {
      const inAll = await names();
      if (inAll !== undefined) shown = found = (await cases())?.inAll(inAll)(line) ?? found;
    }
    // An amount may be in a unit as another language calls it.
    const inUnitsOfAll = async (): Promise<readonly Candidate[]> => {
      const inAll = saysNumber.test(line) ? await names() : undefined;
      const all = inAll === undefined ? undefined : (await cases())?.inAll(inAll)(line);
      return [...(all?.candidates() ?? [])].filter(({ kind }) => kind === "conversion");
    };
    return {
      ...shown,
      index: asked,
      near: async () => (await cases())?.near(line),
      candidates: async function* () {
        yield* found.candidates();
        yield* await inUnitsOfAll();
        const read = await inReadWords();
        // What a page is called is no amount of it: two stroke oil.
        for (const candidate of read === undefined ? [] : find(read).candidates())
          if (
            saysNumber.test(line) ||
            candidate.kind !== "named" ||
            candidate.tokens.some(({ text }) => text.endsWith("%"))
          )
            yield candidate;
        // Its own words say more than those it is read in: what people pay back is no longer in those.
        yield* (await cases())?.within(line) ?? [];
        if (read !== undefined) yield* (await cases())?.within(read) ?? [];
        const spelled = (await cases())?.spelled(read ?? line);
        if (spelled === undefined) return;
        yield* find(spelled).candidates();
        yield* (await cases())?.within(spelled) ?? [];
      },
    };
  };
  return async (typed) => {
    if (typed.length > longestLine) return { ...nothing, index: ways.index };
    const line = await inSimplified(typed);
    const found = await lookFor(line);
    const shorter = shorterRate(line, index.ratePeriods, locale);
    if (shorter === undefined) return found;
    const inYear = shorter.yearly === undefined ? undefined : await lookFor(shorter.yearly);
    return {
      ...found,
      candidates: async function* () {
        // What takes the rate of a year is given that, or nothing: 2% a month are no 2% a year.
        if (inYear !== undefined)
          for await (const candidate of inYear.candidates())
            if (takesYearly(candidate)) yield { ...candidate, yearly: shorter.rate };
        for await (const candidate of found.candidates()) if (!takesYearly(candidate)) yield candidate;
      },
    };
  };
}

function takesYearly({ page }: Candidate): boolean {
  return page?.rules?.yearly !== undefined;
}

/** A line too long finds nothing. */
const nothing = {
  pages: () => [],
  called: () => [],
  beside: () => [],
  candidates: async function* () {},
  near: () => Promise.resolve(undefined),
} satisfies Omit<FoundOrNear, "index">;

/** A line in simplified characters, by a table that only lines in Chinese need; without it, as it is. */
async function inSimplified(line: string): Promise<string> {
  if (!/\p{Script=Han}/u.test(line)) return line;
  const code = await import("./simplified.ts").catch(() => undefined);
  return code?.simplified(line) ?? line;
}

/** Whether a line found nothing for no reason. */
export function isLost(found: Found): boolean {
  return found.elsewhere === undefined && found.isNoLaw !== true && isNothing(found);
}

/** Whether a line is an amount in another unit before it is anything else. */
function isConversion({ candidates }: Found): boolean {
  const [first] = candidates();
  return first?.kind === "conversion";
}

const saysNumber = /\p{Nd}/u;

/** Whether nothing is shown for a line: a page that is called so may not be, and few lines without a number have an answer. */
export function isUnclear(found: Found, line: string): boolean {
  return isLost(found) || (!saysNumber.test(line) && found.pages().length === 0);
}

interface WaysToFind {
  readonly find: (line: string) => Found;
  /** Whether what was found may be a case that people know by a name. */
  readonly isAboutCases: (found: Found) => boolean;
  /** Whether a line that finds no page says more than a calculation does, so that it may name a place. */
  readonly mayNamePlace: (found: Found, line: string) => boolean;
  readonly among: (pages: readonly AskPage[], inAll?: InAll) => (line: string) => Found;
}

export function waysToFind(
  index: AskIndex,
  locale: string,
  below?: string,
  search = pageSearch(index, locale, below),
): WaysToFind {
  const isStrict = below === undefined;
  const withCases = categoriesWithCases(index.pages);
  return {
    find: finderIn(pagesBelow(index, below), locale, isStrict, search),
    isAboutCases: (found) => {
      const [best] = found.called();
      return isNothing(found) || (best !== undefined && withCases.has(categoryOf(best)));
    },
    mayNamePlace: (found, line) =>
      !isConversion(found) &&
      found.pages().length === 0 &&
      wordsIn(line, index, locale).split(" ").length > 1,
    among: (pages, inAll) => {
      const some = pagesBelow({ ...index, ...inAll, pages }, below);
      return finderIn(some, locale, isStrict, pageSearch(some, locale));
    },
  };
}

function pagesBelow(index: AskIndex, below: string | undefined): AskIndex {
  return below === undefined
    ? index
    : { ...index, pages: index.pages.filter(({ route }) => route.startsWith(`${below}/`)) };
}

function pageSearch(index: AskIndex, locale: string, below?: string): PageSearch<AskPage> {
  return createSearch(pagesBelow(index, below).pages, locale, (line) => wordsIn(line, index, locale));
}

/** What is made of something fetched, which is asked for again until it is there. */
function onceThere<Given, Made>(
  fetch: () => Promise<Given | undefined>,
  make: (given: Given) => Made,
): () => Promise<Made | undefined> {
  let made: Made | undefined;
  return async () => {
    const given = made === undefined ? await fetch() : undefined;
    if (given !== undefined) made ??= make(given);
    return made;
  };
}

function isNothing({ pages, called, candidates }: Found): boolean {
  // Pages are found sooner than what may answer, and are kept.
  if (called().length > 0 || pages().length > 0) return false;
  for (const candidate of candidates())
    if (candidate.kind === "conversion" || candidate.isGuess !== true) return false;
  return true;
}

/** `isStrict`: of all pages there are, those are shown that a line is about; below an address, whatever it may be about there. */
function finderIn(
  index: AskIndex,
  locale: string,
  isStrict: boolean,
  search: PageSearch<AskPage>,
): (line: string) => Found {
  return (line) => ({
    pages: once(() => search(line, isStrict)),
    called: once(() => search(line)),
    beside: (answered) => {
      if (answered === undefined) return [];
      return search(wordsIn(line, index, locale)).filter(
        (page) => page.route !== answered.route && categoryOf(page) === categoryOf(answered),
      );
    },
    candidates: replayed(candidatesFor(line, index, locale, search)),
  });
}

/** What a generator gives, as often as it is asked for: each of it is worked out once, and when it is first wanted. */
function replayed<T>(source: Iterator<T>): () => Iterable<T> {
  const given: T[] = [];
  return function* () {
    for (let at = 0; ; at += 1) {
      if (at === given.length) {
        const next = source.next();
        if (next.done === true) return;
        given.push(next.value);
      }
      yield* given.slice(at, at + 1);
    }
  };
}
