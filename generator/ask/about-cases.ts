import { categoryOf, type AskIndex, type AskPage, type NamedCases } from "../presentation/ask-index.ts";
import { once } from "../runtime/once.ts";
import { wordsIn } from "./candidate.ts";
import { folded, plainLine, unspaced } from "./line-text.ts";
import { joiningWords, nameWords } from "./page-names.ts";

/** Tells whether a line is about cases, such as the law of the place it names. */
export interface AboutCases {
  /**
   * Whether it surely is: most of its words, or two, are names of cases or of their pages and of no other page, theft and no
   * time; or it says what only cases are called by, which may name its place besides: TDCJ is a prison of Texas. `rest` is
   * the line without the place, `called` what it calls that.
   */
  readonly isSure: (rest: string, called: readonly string[]) => boolean;
  /** Whether it may be: it has a word of theirs, or none besides the place. */
  readonly mayBe: (rest: string) => boolean;
  /** The same of what is near them and on none of their pages, such as custody. */
  readonly mayBeNear: (rest: string) => boolean;
}

/** Reads lines by what cases and the pages of categories that have them are called. */
export function aboutCases(
  cases: NamedCases,
  index: AskIndex,
  locale: string,
  withCases: ReadonlySet<string>,
): AboutCases {
  const hasCases = (page: AskPage): boolean => withCases.has(categoryOf(page));
  const certain = cases.aboutCases.map(folded);
  const own = once(() => {
    const named = [...index.pages.filter(hasCases), ...cases.pages];
    const texts = named.flatMap(({ title, fullTitle = "", keywords }) => [title, fullTitle, ...keywords]);
    return new Set([...texts, ...cases.aboutCases].flatMap(tellingParts));
  });
  const near = once(() => {
    const words = cases.near.map((each) => each.split("="));
    const those = words.flatMap(([word = "", category = ""]) => (withCases.has(category) ? word : []));
    return new Set(those.flatMap(tellingParts));
  });
  const others = once(() => {
    const names = index.pages.filter((page) => !hasCases(page)).flatMap((page) => [...nameWords(page)]);
    return new Set([...joiningWords(index), ...names]);
  });
  const saysOneOf = (rest: string, words: ReadonlySet<string>): boolean => {
    const said = wordsIn(rest, index, locale);
    return !/\p{L}{2}/u.test(said) || tellingParts(said).some((part) => words.has(part));
  };
  return {
    isSure: (rest, called) => {
      const parts = tellingParts(wordsIn(rest, index, locale));
      const those = parts.filter((part) => own().has(part) && !others().has(part));
      return (
        those.length > Math.min(1, parts.length / 2) ||
        saysName(rest, certain) ||
        called.some((name) => saysName(name, certain))
      );
    },
    mayBe: (rest) => saysOneOf(rest, own()),
    mayBeNear: (rest) => saysOneOf(rest, near()),
  };
}

/** Whether a line says one of some names, folded. */
function saysName(line: string, names: readonly string[]): boolean {
  const words = ` ${folded(plainLine(line))} `;
  return names.some((name) => words.includes(unspaced.test(name) ? name : ` ${name} `));
}

/** Words of three letters or more, for "no" is in a name of anything; and any two characters that follow each other. */
function tellingParts(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !unspaced.test(word));
  const pairs = [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = ""]) => pair);
  return [...words.map(folded), ...pairs];
}
