import { ownNames, type AskIndex, type AskPage } from "../presentation/ask-index.ts";
import { onceFor } from "../runtime/once.ts";
import { folded, unspaced } from "./line-text.ts";

/** The words of a language that join others or stand around a question, folded. */
export const joiningWords = onceFor(
  ({ joining, leaveOut }: Pick<AskIndex, "joining" | "leaveOut">): ReadonlySet<string> =>
    new Set([...joining, ...leaveOut].flatMap((text) => text.split(" ")).map(folded)),
);

/** Whether a word names anything alone: a single letter or "of" does not. */
export function isTelling(word: string, joining: ReadonlySet<string>): boolean {
  return !joining.has(word) && !/^\p{Script=Latin}?$|^[^\p{L}\p{N}]+$/u.test(word);
}

/**
 * Whether words are the name of a page: two of its title, or all of something it is called by. What it lists as another thing
 * calls it by no words of its title: a credit line is not yet one on a home.
 */
export function isCalledBy(said: ReadonlySet<string>, page: AskPage, joining: ReadonlySet<string>): boolean {
  const [title] = namesOf(page);
  const telling = title.parts.filter((word) => isTelling(word, joining));
  const told = telling.filter((word) => said.has(word));
  const isOther = page.keywords
    .slice(ownNames(page).length)
    .some((thing) => told.every((word) => partsOf(thing).includes(word)));
  return (
    (told.length > 0 && told.length >= Math.min(telling.length, fewestTelling) && !isOther) ||
    isCalledInFull(said, page, joining)
  );
}

/** One word of a longer title is that of many other things: half, which begins a radius in Arabic. */
const fewestTelling = 2;

export function isCalledInFull(
  said: ReadonlySet<string>,
  page: AskPage,
  joining: ReadonlySet<string>,
): boolean {
  const tells = (word: string): boolean => said.has(word) && isTelling(word, joining);
  return namesOf(page).some(
    ({ whole, parts }) => tells(whole) || (parts.every((word) => said.has(word)) && parts.some(tells)),
  );
}

/** A name of a page, and its words. */
interface PageName {
  readonly whole: string;
  readonly parts: readonly string[];
}

/** What a page is called: its title, then the others. */
const namesOf = onceFor((page: AskPage): readonly [PageName, ...PageName[]] => {
  const nameOf = (name: string): PageName => ({ whole: folded(name), parts: partsOf(name) });
  return [nameOf(page.title), ...ownNames(page).map(nameOf)];
});

function partsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(folded);
}

/** Whether a word is one of those a page is called by. */
export function isNameOf(word: string, page: AskPage): boolean {
  return nameWords(page).has(folded(word));
}

/** Whether words that follow each other are together a name of a page: of a mortgage, "monthly payment". */
export function areNameOf(words: readonly string[], page: AskPage): boolean {
  const said = words.map(folded);
  return namesOf(page).some(
    ({ parts }) => parts.length === said.length && parts.every((part, at) => part === said[at]),
  );
}

/** All words that pages are called by, folded. */
export const namesOfAll = onceFor(
  ({ pages }: Pick<AskIndex, "pages">): ReadonlySet<string> =>
    new Set(pages.flatMap((page) => [...nameWords(page)])),
);

/** Whether a word is one of its title. */
export function isOfTitle(word: string, page: AskPage): boolean {
  return wordsOfTitle(page).has(folded(word)) || (unspaced.test(word) && page.title.includes(word));
}

export const nameWords = onceFor((page: AskPage): ReadonlySet<string> => {
  const words = [page.title, page.fullTitle ?? "", ...ownNames(page)].flatMap((text) => [
    folded(text),
    ...text.split(/[^\p{L}\p{N}]+/u).map(folded),
  ]);
  return new Set(words);
});

export const wordsOfTitle = onceFor(
  ({ title, fullTitle = "" }: AskPage): ReadonlySet<string> => new Set(titleWords(`${title} ${fullTitle}`)),
);

export function titleWords(title: string): readonly string[] {
  return title.split(/[\s,;:()]+/u).map(folded);
}
