import type { AskIndex, AskPage, NamedCases, NamesInAll } from "../presentation/ask-index.ts";
import { createSearch } from "../presentation/search.ts";
import { once } from "../runtime/once.ts";
import { folded, plainLine, unspaced } from "./line-text.ts";
import { candidatesFor, wordsIn, type Candidate } from "./candidate.ts";

/** What a line finds, each worked out when it is asked for. */
export interface Found {
  readonly pages: () => readonly AskPage[];
  /** Pages that have a name which it says, whatever else it says. */
  readonly called: () => readonly AskPage[];
  /** What its words find without its figures beside the page that answers it, in the same category. */
  readonly beside: (answered: AskPage | undefined) => readonly AskPage[];
  /** A place that it names and no page is about, where it looks for the law there. */
  readonly elsewhere?: string;
  /** What may answer it, the likeliest first. */
  readonly candidates: () => Iterable<Candidate>;
}

/** The same, and what is asked for only where it finds nothing. */
export interface FoundOrNear extends Found {
  /** The category nearest to the line. */
  readonly near: () => Promise<string | undefined>;
}

export type Finder = (line: string) => Promise<FoundOrNear>;

/** What few lines need, fetched when one does; undefined where it cannot be had. */
export interface FetchMore {
  readonly cases: () => Promise<NamedCases | undefined>;
  readonly names: () => Promise<NamesInAll | undefined>;
}

/**
 * Finds what a line is about with the words of the reader's language: pages, and in categories that know cases by a name,
 * these too. A line that finds nothing is looked for once more with what readers of every language call the pages. With an
 * address, `legal/oregon`, all that is found lies below it.
 */
export function createFinder(index: AskIndex, locale: string, fetchMore: FetchMore, below?: string): Finder {
  const { find, isAboutCases, amongCases, inAll } = waysToFind(index, locale, below);
  const cases = onceThere(fetchMore.cases, (given) => given);
  const findCases = onceThere(cases, amongCases);
  const findInAll = onceThere(fetchMore.names, inAll);
  return async (typed) => {
    const line = await inSimplified(typed);
    let found = find(line);
    if (isAboutCases(found)) found = (await findCases())?.(line) ?? found;
    if (isLost(found)) found = (await findInAll())?.(line) ?? found;
    return { ...found, near: async () => placesIn(line, (await cases())?.near ?? []).addresses[0] };
  };
}

/** A line in simplified characters, by a table that only lines in Chinese need; without it, as it is. */
async function inSimplified(line: string): Promise<string> {
  if (!/\p{Script=Han}/u.test(line)) return line;
  const code = await import("./simplified.ts").catch(() => undefined);
  return code?.simplified(line) ?? line;
}

/** The same where everything is at hand, of lines in simplified characters. */
export function createFinderAtHand(
  index: AskIndex,
  locale: string,
  cases: NamedCases,
  names: NamesInAll,
): (line: string) => Found {
  const { find, isAboutCases, amongCases, inAll } = waysToFind(index, locale);
  const findCases = once(() => amongCases(cases));
  const findInAll = once(() => inAll(names));
  return (line) => {
    let found = find(line);
    if (isAboutCases(found)) found = findCases()(line);
    return isLost(found) ? findInAll()(line) : found;
  };
}

/** Whether a line found nothing for no reason. */
function isLost(found: Found): boolean {
  return found.elsewhere === undefined && isNothing(found);
}

interface WaysToFind {
  readonly find: (line: string) => Found;
  /** Whether what was found may be a case that people know by a name. */
  readonly isAboutCases: (found: Found) => boolean;
  readonly amongCases: (cases: NamedCases) => (line: string) => Found;
  readonly inAll: (names: NamesInAll) => (line: string) => Found;
}

function waysToFind({ pages, ...rest }: AskIndex, locale: string, below?: string): WaysToFind {
  const isWanted = ({ route }: AskPage): boolean => below === undefined || route.startsWith(`${below}/`);
  const findAmong = (among: readonly AskPage[]): ((line: string) => Found) =>
    finderIn({ ...rest, pages: among.filter(isWanted) }, locale);
  const withCases = new Set(pages.filter(({ hasCases }) => hasCases === true).map(categoryOf));
  const ofNoPlace = findAmong(pages.filter((page) => !withCases.has(categoryOf(page))));
  return {
    find: findAmong(pages),
    isAboutCases: (found) => {
      const [best] = found.called();
      return isNothing(found) || (best !== undefined && withCases.has(categoryOf(best)));
    },
    amongCases: (cases) => {
      const findThere = withPlacesFirst(findAmong([...pages, ...cases.pages]), cases.places);
      return (line) => {
        const elsewhere = namedElsewhere(line, cases);
        return elsewhere === undefined ? findThere(line) : { ...ofNoPlace(line), elsewhere };
      };
    },
    inAll: (names) =>
      findAmong(
        pages.map((page) => {
          const { names: keywords, phrases = {} } = names[page.route] ?? { names: [] };
          return { ...page, keywords, others: 0, phrases };
        }),
      ),
  };
}

/** What is found; where a line names places, their pages before those of other categories, and no other places' at all. */
function withPlacesFirst(find: (line: string) => Found, places: readonly string[]): (line: string) => Found {
  return (line) => {
    const { line: said, addresses } = placesIn(line, places);
    const isThere = ({ route }: AskPage): boolean =>
      addresses.some((address) => route.startsWith(`${address}/`));
    const pages = (): readonly AskPage[] => {
      const own = find(line);
      const found = [own, find(said)].map(({ called }) => called().filter(isThere));
      const there = found.find(({ length }) => length > 0) ?? [];
      const [first] = there;
      // No other state's law is meant.
      return [
        ...there,
        ...own.pages().filter((page) => first === undefined || categoryOf(page) !== categoryOf(first)),
      ];
    };
    return { ...find(line), pages };
  };
}

/** The place without pages that a line names, where it names none that has some: West Virginia is no Virginia. */
function namedElsewhere(line: string, { places, elsewhere }: NamedCases): string | undefined {
  const { addresses } = placesIn(line, [...places, ...elsewhere]);
  const [none] = addresses.filter((address) => !address.includes("/"));
  return addresses.some((address) => address.includes("/")) ? undefined : none;
}

/** The addresses of places that a line names, and the line with the first name of each: pages know them by no other. */
function placesIn(
  line: string,
  places: readonly string[],
): { readonly line: string; readonly addresses: readonly string[] } {
  const addresses: string[] = [];
  let rest = ` ${folded(plainLine(line).replaceAll(/[,.;:،]*(?:\s+|$)/g, " ")).trim()} `;
  const named: string[] = [];
  const byName = places.map((place) => place.split("="));
  for (const [name = "", address = name] of byName.toSorted(
    ([one = ""], [other = ""]) => other.length - one.length,
  )) {
    const sought = unspaced.test(name) ? folded(name) : ` ${folded(name)} `;
    if (!rest.includes(sought)) continue;
    rest = rest.replace(sought, "  ");
    named.push(byName.find((each) => each[1] === address)?.[0] ?? name);
    addresses.push(address);
  }
  return { line: addresses.length === 0 ? line : `${rest} ${named.join(" ")}`, addresses };
}

function categoryOf({ route }: AskPage): string {
  return route.slice(0, route.indexOf("/"));
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

function isNothing({ called, candidates }: Found): boolean {
  // Pages are found sooner than what may answer, and are kept.
  if (called().length > 0) return false;
  for (const candidate of candidates())
    if (candidate.kind !== "phrase" || candidate.isGuess !== true) return false;
  return true;
}

function finderIn(index: AskIndex, locale: string): (line: string) => Found {
  const search = createSearch(index.pages, locale, (line) => wordsIn(line, index, locale));
  return (line) => ({
    pages: once(() => withMeantCases(search(line, true))),
    called: once(() => withMeantCases(search(line))),
    beside: (answered) => {
      if (answered === undefined) return [];
      const others = search(wordsIn(line, index, locale)).filter(
        (page) => page.route !== answered.route && categoryOf(page) === categoryOf(answered),
      );
      return withMeantCases(others);
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

/** Words that more of a page's cases have than this mean the page, unless they are the name of one. */
const mostMeant = 3;

/** The cases of a page that a line singles out come before it; many of them are the page. */
function withMeantCases(found: readonly AskPage[]): readonly AskPage[] {
  return [...new Set(found.map(({ route }) => route))].flatMap((route) => {
    const own = found.filter((page) => page.route === route);
    const pages = own.filter(({ query }) => query === undefined);
    const cases = own.filter(({ query }) => query !== undefined);
    if (pages.length === 0 || cases.length <= mostMeant) return [...cases, ...pages];
    return [...cases.filter((each) => each === own[0]), ...pages];
  });
}
