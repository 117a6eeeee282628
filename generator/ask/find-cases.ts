import { categoryOf, type AskIndex, type AskPage, type NamedCases } from "../presentation/ask-index.ts";
import { once } from "../runtime/once.ts";
import { wordsIn } from "./candidate.ts";
import type { Found } from "./found.ts";
import { folded, plainLine, unspaced } from "./line-text.ts";

/** How lines are read that may be about a case or a place, which few are: fetched with the cases. */
export interface CaseFinder {
  readonly find: (line: string) => Found;
  /** The category nearest to a line that finds nothing. */
  readonly near: (line: string) => string | undefined;
}

type Find = (line: string) => Found;

/**
 * Finds cases that people know by a name beside the pages. A line that names a place is about the law there if it says nothing
 * else, or a word that a page of the law is called by: the weather in Indiana is no law of it.
 */
export function caseFinder(
  cases: NamedCases,
  index: AskIndex,
  locale: string,
  findAmong: (pages: readonly AskPage[]) => Find,
): CaseFinder {
  const { pages } = index;
  const withCases = new Set(pages.filter(({ hasCases }) => hasCases === true).map(categoryOf));
  const isOfLaw = (page: AskPage): boolean => withCases.has(categoryOf(page));
  const all = once(() => withPlacesFirst(findAmong([...pages, ...cases.pages]), cases.places));
  const ofNoPlace = once(() => findAmong(pages.filter((page) => !isOfLaw(page))));
  const lawWords = once(() => {
    const names = [...pages.filter(isOfLaw), ...cases.pages].flatMap((page) => [
      page.title,
      page.fullTitle ?? "",
      ...page.keywords,
    ]);
    const near = cases.near.map((each) => each.split("="));
    const others = near.flatMap(([word = "", category = ""]) => (withCases.has(category) ? word : []));
    return new Set([...names, ...others].flatMap(tellingParts));
  });
  const isAboutLaw = (rest: string): boolean => {
    const said = wordsIn(rest, index, locale);
    return !/\p{L}{2}/u.test(said) || tellingParts(said).some((part) => lawWords().has(part));
  };
  const known = [...cases.places, ...cases.elsewhere];
  return {
    find: (line) => {
      const { rest, addresses } = placesIn(line, known);
      if (addresses.length === 0) return all()(line);
      if (!isAboutLaw(rest)) return { ...ofNoPlace()(line), isNoLaw: true };
      // West Virginia is no Virginia.
      if (addresses.some((address) => address.includes("/"))) return all()(line);
      const [elsewhere] = addresses;
      return { ...ofNoPlace()(line), ...(elsewhere === undefined ? {} : { elsewhere }) };
    },
    near: (line) => placesIn(line, cases.near).addresses[0],
  };
}

/** Words of three letters or more, for "no" is in a name of anything; and any two characters that follow each other. */
function tellingParts(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !unspaced.test(word));
  const pairs = [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = ""]) => pair);
  return [...words.map(folded), ...pairs];
}

/** What is found; where a line names places, their pages before those of other categories, and no other places' at all. */
function withPlacesFirst(find: Find, places: readonly string[]): Find {
  return (line) => {
    const { rest, names, addresses } = placesIn(line, places);
    const isThere = ({ route }: AskPage): boolean =>
      addresses.some((address) => route.startsWith(`${address}/`));
    const pages = (): readonly AskPage[] => {
      const own = find(line);
      // Pages know a place by its first name.
      const byFirst = addresses.length === 0 ? own : find(`${rest} ${names.join(" ")}`);
      const found = [own, byFirst].map(({ called }) => called().filter(isThere));
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

/** The addresses of places that a line names, the first name of each, and the rest of the line. */
function placesIn(
  line: string,
  places: readonly string[],
): { readonly rest: string; readonly names: readonly string[]; readonly addresses: readonly string[] } {
  const addresses: string[] = [];
  let rest = ` ${folded(plainLine(line).replaceAll(/[,.;:،]*(?:\s+|$)/g, " ")).trim()} `;
  const names: string[] = [];
  const byName = places.map((place) => place.split("="));
  for (const [name = "", address = name] of byName.toSorted(
    ([one = ""], [other = ""]) => other.length - one.length,
  )) {
    const sought = unspaced.test(name) ? folded(name) : ` ${folded(name)} `;
    if (!rest.includes(sought)) continue;
    rest = rest.replace(sought, "  ");
    names.push(byName.find((each) => each[1] === address)?.[0] ?? name);
    addresses.push(address);
  }
  return { rest, names, addresses };
}
