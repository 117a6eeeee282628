import {
  categoriesWithCases,
  categoryOf,
  type AskFamily,
  type AskIndex,
  type AskPage,
  type AskPhrases,
  type NamedCases,
  type NamesInAll,
} from "../presentation/ask-index.ts";
import { unmarked } from "../presentation/search-folding.ts";
import { once } from "../runtime/once.ts";
import { remembered } from "../runtime/reading/remembered.ts";
import { aboutCases } from "./about-cases.ts";
import type { Candidate } from "./candidate.ts";
import { casesNamed, ofDegreeSaid } from "./cases-named.ts";
import type { Found } from "./found.ts";
import { folded, plainLine, unspaced } from "./line-text.ts";
import { respeller, vocabulary } from "./respelled.ts";
import { writtenOut } from "./written-out.ts";
import { candidatesWithin } from "./question-within.ts";
import { numberWordReader, type ReadNumberWords } from "./number-words.ts";

/** How lines are read that may be about a case or a place, which few are: fetched with the cases. */
export interface CaseFinder {
  readonly find: (line: string) => Found;
  /** What a line that is about the law of one place finds: pages of that place alone, where none is meant all of them. */
  readonly inPlace: (line: string) => Found | undefined;
  /** The category nearest to a line that finds nothing. */
  readonly near: (line: string) => string | undefined;
  /** Finds pages by what readers of every language call them, and reads units as any of them writes these. */
  readonly inAll: (names: NamesInAll) => Find;
  /** A line in the words that are read, its numbers in digits; undefined where it says them so itself. */
  readonly inReadWords: ReadNumberWords;
  /** A line with what is misspelled in it put right; undefined where nothing is. */
  readonly spelled: (line: string) => string | undefined;
  /** What may answer a question that a line asks among other words. */
  readonly within: (line: string) => readonly Candidate[];
}

type Find = (line: string) => Found;

/** What lines are read by that may be in any language. */
export interface InAll {
  readonly phrases: AskPhrases;
  readonly families: readonly AskFamily[];
}

/**
 * Finds cases that people know by a name beside the pages. A line that names a place is about the law there if it says nothing
 * else, or a word that a page of the law is called by: the weather in Indiana is no law of it.
 */
export function caseFinder(
  cases: NamedCases,
  index: AskIndex,
  locale: string,
  findAmong: (pages: readonly AskPage[], inAll?: InAll) => Find,
  below?: string,
): CaseFinder {
  const { pages } = index;
  const withCases = categoriesWithCases(pages);
  const all = once(() => withPlacesFirst(meantCases(findAmong([...pages, ...cases.pages])), cases.places));
  const ofNoPlace = once(() => findAmong(pages.filter((page) => !withCases.has(categoryOf(page)))));
  const about = aboutCases(cases, index, locale, withCases);
  const inRules = ruleReader(cases.spoken);
  let inAll: Find | undefined;
  const known = [...cases.places, ...cases.elsewhere];
  const rules = { ...index, degrees: cases.degrees };
  const withoutPlace = (line: string): string => {
    const { rest, addresses } = placesIn(line, known);
    return addresses.length === 0 || rest.trim() === "" ? line : rest;
  };
  const namedIn = (place: string, line: string): readonly AskPage[] => {
    const there = [pages, cases.pages].map((some) => pagesIn(place, some));
    return casesNamed(line, there[0] ?? [], there[1] ?? [], rules);
  };
  const inDegreeSaid = (place: string, line: string, found: readonly AskPage[]): readonly AskPage[] => {
    const [first] = found;
    const there = pagesIn(place, cases.pages);
    return first === undefined ? found : [...new Set([...ofDegreeSaid(line, first, there, rules), ...found])];
  };
  // The first of each place before the second of any: whoever looks for a charge without its place is to see all places.
  const namedAnywhere = (line: string, found: Found): readonly AskPage[] => {
    const places = [...new Set(cases.places.map((each) => each.split("=")[1] ?? ""))];
    const named = places.map((place) => ({ place, own: namedIn(place, line) }));
    if (named.every(({ own }) => own.length === 0)) return [];
    return inTurns(named.map(({ place, own }) => (own.length > 0 ? own : pagesIn(place, found.pages()))));
  };
  const spelling = once(() => respeller(vocabulary(index, cases, locale)));
  const spelled = (line: string): string | undefined => spelling()(line);
  // What is misspelled is found all the same, but for a place.
  const readIn = (typed: string): string => {
    const read = inRules(typed);
    return placesIn(read, known).addresses.length > 0 ? read : (spelled(read) ?? read);
  };
  const inPlaceAsRead = (line: string): Found | undefined => {
    const { rest, called, addresses } = placesIn(line, known);
    const [place, ...others] = [...new Set(addresses)];
    if (place?.includes("/") !== true || others.length > 0 || !about.isSure(rest, called)) return undefined;
    const found = all()(line);
    const listed = namedIn(place, rest);
    const there = once(() =>
      pagesIn(
        place,
        listed.length > 0
          ? behindFirst(listed, found.pages(), rest, cases.degrees)
          : inDegreeSaid(place, rest, found.pages()),
      ),
    );
    return { ...found, pages: () => (there().length > 0 ? there() : pagesIn(place, index.pages)) };
  };
  const inPlace = (typed: string): Found | undefined => {
    if (below !== undefined) return undefined;
    const read = inRules(typed);
    return inPlaceAsRead(read) ?? inPlaceAsRead(spelled(read) ?? read);
  };
  return {
    inPlace,
    find: (typed) => {
      const ofOnePlace = inPlace(typed);
      if (ofOnePlace !== undefined) return ofOnePlace;
      const line = readIn(typed);
      const { rest, addresses } = placesIn(line, known);
      const [place = below] = addresses;
      // A place without pages has no address.
      const hasPages = addresses.length === 0 || place?.includes("/") === true;
      if (place !== undefined && hasPages && addresses.every((address) => address === place)) {
        // Below a place, what only its name finds answers nothing.
        const found = all()(place === below && place.includes("/") ? withoutPlace(line) : line);
        const listed = place.includes("/") ? namedIn(place, rest) : namedAnywhere(rest, found);
        if (listed.length > 0)
          return {
            ...found,
            pages: () => (place === below ? listed : behindFirst(listed, found.pages(), rest, cases.degrees)),
          };
        if (place === below) return found;
      }
      if (addresses.length === 0) return all()(line);
      // What is near the law, such as custody, is on no page of a place.
      const isAbout = about.mayBe(rest) || (!hasPages && about.mayBeNear(rest));
      if (!isAbout) return { ...ofNoPlace()(line), isNoLaw: true };
      // West Virginia is no Virginia.
      if (addresses.some((address) => address.includes("/"))) return all()(line);
      const [elsewhere] = addresses;
      return { ...ofNoPlace()(line), ...(elsewhere === undefined ? {} : { elsewhere }) };
    },
    near: (line) => placesIn(line, cases.near).addresses[0],
    inAll: (names) => {
      inAll ??= findAmong(
        pages.map((page) => ({ ...page, keywords: names.pages[page.route] ?? [], others: 0 })),
        {
          phrases: names.phrases,
          families: index.families.map(({ units, ...family }) => ({
            ...family,
            units: units.map((unit) => ({
              ...unit,
              written: `${unit.written}|${names.units[unit.id] ?? unit.written}`,
            })),
          })),
        },
      );
      const find = inAll;
      return (line) => find(below?.includes("/") === true ? withoutPlace(line) : line);
    },
    inReadWords: wordReader(cases.numbers, inRules, locale),
    spelled,
    within: (line) => candidatesWithin(line, index, cases, locale),
  };
}

/** The edge of a word or a number: nothing of it before what begins there, nor behind what ends there. */
const begins = String.raw`(?:(?<![\p{L}\p{N}]|\d[.,])|(?![\p{L}\p{N}]))`;
const ends = String.raw`(?:(?![\p{L}\p{N}]|[.,]\d)|(?<![\p{L}\p{N}]))`;

/** Of a line and what is left of it without its place. Each is read several times until it has an answer. */
const mostLines = 20;

/** Puts a line in the words that are read. */
function ruleReader(spoken: readonly string[]): (line: string) => string {
  const rules = spoken.map((each): readonly [RegExp, string] => {
    const [said = "", meant = ""] = each.split(/=(?=[^=]*$)/);
    const isJoined = unspaced.test(said);
    const plain = unmarked(said);
    return [
      new RegExp(isJoined ? plain : `${begins}(?:${plain})${ends}`, "dgu"),
      isJoined ? meant : ` ${meant} `,
    ];
  });
  return remembered((line) => {
    let rest = plainLine(line).normalize("NFC");
    let bare = unmarked(rest);
    for (const [sought, meant] of rules) {
      const read = replaced(rest, bare, sought, meant).replaceAll(/ +/g, " ");
      if (read === rest) continue;
      rest = read;
      bare = unmarked(read);
    }
    return rest.trim();
  }, mostLines);
}

/** The same with numbers in digits. What is said around a number is told by its words or by them: 3 hours and a half. */
function wordReader(
  numbers: readonly string[],
  inRules: (line: string) => string,
  locale: string,
): ReadNumberWords {
  const digits = numberWordReader(numbers, locale);
  return (line) => {
    // Of 300 mil, the second is no number of its own.
    const written = writtenOut(inRules(line), locale);
    const read = inRules(digits(written) ?? written);
    return read === plainLine(line) ? undefined : read;
  };
}

/** A line with what is sought in it `bare` of its accents replaced; what is kept of it keeps them. */
function replaced(line: string, bare: string, sought: RegExp, meant: string): string {
  const own = bare.length === line.length ? line : bare;
  // Most rules are about another line, and to go over matches costs ten times as much as to find none.
  if (bare.search(sought) === -1) return own;
  let [read, from] = ["", 0];
  for (const { 0: text, index, indices = [] } of bare.matchAll(sought)) {
    const kept = meant.replace(/\$(\d)/g, (_, group: string) =>
      own.slice(...(indices[Number(group)] ?? [0, 0])),
    );
    read += own.slice(from, index) + kept;
    from = index + text.length;
  }
  return read + own.slice(from);
}

/** What is found; where a line names places, their pages before those of other categories, and no other places' at all. */
function withPlacesFirst(find: Find, places: readonly string[]): Find {
  return (line) => {
    const { rest, addresses } = placesIn(line, places);
    const firstName = (address: string): string =>
      places
        .find((place) => place.endsWith(`=${address}`))
        ?.split("=", 1)
        .join() ?? "";
    const isThere = ({ route }: AskPage): boolean =>
      addresses.some((address) => route.startsWith(`${address}/`));
    const pages = (): readonly AskPage[] => {
      const own = find(line);
      // Pages know a place by its first name.
      const byFirst = addresses.length === 0 ? own : find(`${rest} ${addresses.map(firstName).join(" ")}`);
      const called = [own, byFirst].map((each) => each.called().filter(isThere));
      const found = called.find(({ length }) => length > 0) ?? [];
      // What a line is about, where that comes first; else what has any of its words.
      const meant = new Set([own, byFirst].flatMap((each) => each.pages()));
      const there = found.slice(0, 1).every((page) => meant.has(page))
        ? found.filter((page) => meant.has(page))
        : found;
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

/** Those of some pages that lie below an address. */
function pagesIn(place: string, pages: readonly AskPage[]): readonly AskPage[] {
  return pages.filter(({ route }) => route.startsWith(`${place}/`));
}

/**
 * Names, before them what was found first where that is a page or one of them: whoever names the place besides may mean a page
 * as well. Of names without spaces many hold the line, so that the first of them says nothing, but for its degree.
 */
function behindFirst(
  listed: readonly AskPage[],
  [first]: readonly AskPage[],
  line: string,
  degrees: readonly string[],
): readonly AskPage[] {
  if (first === undefined) return listed;
  const isFirst = ({ route, query = "" }: AskPage): boolean =>
    route === first.route && query === (first.query ?? "");
  const saysDegree = degrees.some((each) => line.includes(each.split("=", 1).join()));
  const isNamed = listed.some(isFirst) && (saysDegree || !unspaced.test(line));
  return first.query !== undefined && !isNamed
    ? listed
    : [first, ...listed.filter((page) => !isFirst(page) || page.title !== first.title)];
}

/** The first of each list, then the second of each. */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** What Arabic writes together with a name behind it: in, for. */
const before = ["", "ب", "ل"];

/** The addresses of places that a line names, what it calls them, and the rest of the line. */
function placesIn(
  line: string,
  places: readonly string[],
): { readonly rest: string; readonly called: readonly string[]; readonly addresses: readonly string[] } {
  const addresses: string[] = [];
  const called: string[] = [];
  let rest = ` ${folded(plainLine(line).replaceAll(/[,.;:،]*(?:\s+|$)/g, " ")).trim()} `;
  for (const [name = "", address = name] of places
    .map((place) => place.split("="))
    .toSorted(([one = ""], [other = ""]) => other.length - one.length)) {
    const own = folded(name);
    const sought = unspaced.test(name) ? [own] : before.map((word) => ` ${word}${own} `);
    const said = sought.find((each) => rest.includes(each));
    if (said === undefined) continue;
    rest = rest.replace(said, "  ");
    called.push(own);
    addresses.push(address);
  }
  return { rest, called, addresses };
}

/** What is found, its cases as a line means them. */
function meantCases(find: Find): Find {
  return (line) => {
    const { pages, called, beside, ...rest } = find(line);
    return {
      ...rest,
      pages: once(() => withMeantCases(pages())),
      called: once(() => withMeantCases(called())),
      beside: (answered) => withMeantCases(beside(answered)),
    };
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
