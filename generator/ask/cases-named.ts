import type { AskPage, NamedCases } from "../presentation/ask-index.ts";
import { remembered } from "../runtime/reading/remembered.ts";
import { onceFor } from "../runtime/once.ts";
import { folded, plainLine, unspaced } from "./line-text.ts";

/** How a name of a case is read. */
export interface NameRules extends Pick<NamedCases, "degrees"> {
  /** Words that join others and name nothing alone. */
  readonly joining: readonly string[];
}

/** The shortest beginning of a word that stands for it. */
const shortestBegun = 3;

/**
 * The cases that have all words of a line in a name, in their order, in which authors put the plainest first: before them
 * those that are called exactly so, or with these words in a row, and pages with such a title; behind them pages that people
 * find by it. None, where no case is called so. A figure is a degree: theft 1, assault 2nd. What a case is may be said beside
 * its name: felony assault.
 */
export function casesNamed(
  line: string,
  pages: readonly AskPage[],
  cases: readonly AskPage[],
  rules: NameRules,
): readonly AskPage[] {
  const { words, degreesIn } = reader(rules);
  const said = words(line);
  const isExact = (name: string): boolean => words(name).join(" ") === said.join(" ");
  const rankOf = (page: AskPage): number => {
    const ofClass = words(page.class ?? "").filter((word) => degreesIn([word]).size === 0);
    const ranks = [page.title, ...page.keywords].map((text) => {
      if (isExact(text)) return 3;
      const name = words(text);
      const degrees = degreesIn(name);
      const isNamed = (word: string): boolean => name.some((each) => isSame(word, each));
      const isDegree = (word: string): boolean =>
        [...degreesIn([word])].some((degree) => degrees.has(degree));
      const isThere = said.every((word) => isNamed(word) || isDegree(word) || ofClass.includes(word));
      // Of a class and a degree alone no case is meant.
      const isMeant = said.some((word) => isNamed(word) && !isDegree(word) && !ofClass.includes(word));
      if (!isThere || !isMeant) return 0;
      return folded(plainLine(text)).includes(folded(plainLine(line))) ? 2 : 1;
    });
    return Math.max(...ranks);
  };
  const ranked = said.length === 0 ? [] : cases.map((page) => ({ page, rank: rankOf(page) }));
  const best = ranked.filter(({ rank }) => rank > 0).toSorted((one, other) => other.rank - one.rank);
  const listed = best.map(({ page }) => page);
  const [first] = best;
  if (first === undefined) return [];
  // A page that is about one of them alone is that case.
  const alone = new Set(listed.flatMap(({ route, query }) => (query === "" ? [route] : [])));
  const others = pages.filter(({ route }) => !alone.has(route));
  // Assault, North Carolina is called assault too.
  const isTitled = ({ title }: AskPage): boolean => isExact(title.split(/[,，،:(（]/u, 1).join(""));
  const found = others.filter((page) => !isTitled(page) && page.keywords.some(isExact));
  // Without spaces, one longer name that has the line in it says less than a page elsewhere that is found by exactly it.
  const isAside = best.length === 1 && unspaced.test(line) && !first.page.title.startsWith(line.trim());
  const before = found.filter(({ route }) => isAside && route !== first.page.route);
  return [
    ...others.filter(isTitled),
    ...before,
    ...listed,
    ...found.filter((page) => !before.includes(page)),
  ];
}

/** Of some cases, those that are called as one of them but for its degree, and are of the degree that a line says. */
export function ofDegreeSaid(
  line: string,
  one: AskPage,
  cases: readonly AskPage[],
  rules: NameRules,
): readonly AskPage[] {
  const { words, degreesIn } = reader(rules);
  const [degree, ...others] = degreesIn(words(line));
  if (degree === undefined || others.length > 0) return [];
  const stem = (title: string): string =>
    words(title)
      .filter((word) => degreesIn([word]).size === 0)
      .join(" ");
  const isOf = ({ title }: AskPage): boolean => degreesIn(words(title)).has(degree);
  const found = isOf(one) ? [] : cases.filter((each) => isOf(each) && stem(each.title) === stem(one.title));
  // Of the page that was found first, where it knows that degree too.
  const own = found.filter(({ route }) => route === one.route);
  return own.length > 0 ? own : found;
}

interface NameReader {
  readonly words: (text: string) => readonly string[];
  readonly degreesIn: (words: readonly string[]) => ReadonlySet<string>;
}

/** More names than all cases have. */
const mostNames = 20_000;

/** How texts are read: their words, and the degrees that words are. Every line is held against the same names. */
const reader = onceFor(({ joining, degrees }: NameRules): NameReader => {
  const left = new Set(joining.map(folded));
  const called = degrees
    .map((each) => each.split("="))
    .map(([word = "", degree = ""]) => ({
      word: folded(word),
      degree,
    }));
  // Scripts without spaces have the degree in the word.
  const apart = (text: string): string =>
    called
      .filter(({ word }) => unspaced.test(word))
      .reduce((rest, { word }) => rest.replaceAll(word, ` ${word} `), text);
  return {
    words: remembered(
      (text) =>
        apart(folded(plainLine(text).replaceAll(/[^\p{L}\p{N}$]+/gu, " ")))
          .split(" ")
          .filter((word) => word !== "" && !left.has(word)),
      mostNames,
    ),
    degreesIn: (words) =>
      new Set(
        words.flatMap((each) => [
          ...(/^(\d)(?:st|nd|rd|th)?$/.exec(each)?.slice(1) ?? []),
          ...called.flatMap(({ word, degree }) => (each === word ? [degree] : [])),
        ]),
      ),
  };
});

function isSame(said: string, word: string): boolean {
  if (word === said) return true;
  if (unspaced.test(said)) return word.includes(said);
  if (said.length < shortestBegun) return false;
  return word.startsWith(said) || (said.endsWith("s") && word === said.slice(0, -1));
}
