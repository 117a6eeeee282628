import { foldedTerm, plainLetters, unmarked } from "../presentation/search-folding.ts";
import { plainCharacters } from "../runtime/plain-characters.ts";

/** Scripts that write no spaces between words. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A line as it is read: plain digits and signs, single spaces, no question mark at its end. */
export function plainLine(line: string): string {
  return plainCharacters(line)
    .replace(/[\s\u3000]+/g, " ")
    .replace(/\s*[?？؟。]+$/u, "")
    .replace(/^\s*[=¿]\s*/u, "")
    .replace(/^(["'`“”«„])(.*)["'`“”»]$/su, (all, _, inner: string) => (/["'`]/.test(inner) ? all : inner))
    .trim();
}

/** A text whose capitals and accents make no difference. */
export function folded(text: string): string {
  return plainLetters.test(text) ? text.toLowerCase() : text.split(" ").map(foldedTerm).join(" ");
}

/** A line without what people write around a question: "what is", "convert". */
export function withoutFillers(line: string, fillers: readonly string[]): string {
  let rest = line;
  for (let before = ""; before !== rest;) {
    before = rest;
    for (const filler of fillers) rest = withoutEnds(rest, filler);
  }
  return rest;
}

function withoutEnds(line: string, filler: string): string {
  if (unspaced.test(filler) || !/\p{L}/u.test(filler)) {
    if (line === filler) return line;
    if (line.startsWith(filler)) return line.slice(filler.length).trim();
    return line.endsWith(filler) ? line.slice(0, -filler.length).trim() : line;
  }
  const words = line.split(" ");
  const own = filler.split(" ").map(folded);
  const isAt = (first: number): boolean => own.every((word, at) => folded(words[first + at] ?? "") === word);
  const others = words.length - own.length;
  if (others <= 0) return line;
  if (isAt(0)) return words.slice(own.length).join(" ");
  return isAt(others) ? words.slice(0, others).join(" ") : line;
}

/**
 * A line whose words for operations are signs, by a list of `word=sign`: `12 divided by 4` is `12 / 4`. A word may be a
 * pattern: of `factorial of (\\d+)=$1!`, the number comes before its sign.
 */
export function inSigns(line: string, operators: readonly string[]): string {
  return inOtherWords(unmarked(line), operators.map(unmarked));
}

/** A line with words in place of others, by a list of `said=meant`, each a pattern and its replacement. */
export function inOtherWords(line: string, list: readonly string[]): string {
  return list.reduce((rest, each) => {
    const [said = "", meant = ""] = each.split(/=(?=[^=]*$)/);
    const isJoined = unspaced.test(said);
    const sought = new RegExp(isJoined ? said : `(?<=^|[\\d)\\s])${said}(?=[\\s(\\d]|$)`, "giu");
    return rest.replace(sought, isJoined ? meant : ` ${meant} `);
  }, line);
}

/** Every way to cut a line in two at one of some words, the earliest first. */
export function cutAt(line: string, words: readonly string[]): readonly (readonly [string, string])[] {
  const lower = line.toLowerCase();
  return words
    .flatMap((word) => {
      const isJoined = unspaced.test(word) || !/\p{L}/u.test(word);
      const sought = isJoined ? word : ` ${word} `;
      const cuts: (readonly [at: number, one: string, other: string])[] = [];
      for (let at = lower.indexOf(sought); at > 0; at = lower.indexOf(sought, at + 1))
        cuts.push([at, line.slice(0, at).trim(), line.slice(at + sought.length).trim()]);
      return cuts;
    })
    .filter(([, one, other]) => one !== "" && other !== "")
    .toSorted(([one], [other]) => one - other)
    .map(([, one, other]) => [one, other] as const);
}

/** A line whose last word has no preposition written together with it, which Arabic does: 50 يورو بالدولار. */
export function prefixApart(line: string, [to = ""]: readonly string[]): string {
  return line.replace(/ ب(?:ال)?(?=\p{Script=Arabic}{3,}(?: \p{Script=Arabic}+)?$)/u, ` ${to} `);
}

/** The words of a line; digits begin a word of their own behind a percentage and letters that are written without spaces, and so does what follows a day there. */
export function wordsOf(line: string): readonly string[] {
  return line
    .replace(/(?<=月\d{1,2}[日号])(?=\p{Script=Han})/gu, " ")
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}%])(?=[\d$€£¥]|[a-z]{3})/giu, " ")
    .split(/[\s,;，、؛]+(?!\d)|\s+/u)
    .filter((word) => word !== "");
}

/**
 * What a line asks how many there are of, and in what, by a list of `before=between`: of "how many cm in a foot", the unit
 * comes first and the amount last.
 */
export function howManyQuestion(
  line: string,
  howMany: readonly string[],
): readonly (readonly [unit: string, amount: string])[] {
  const words = line.split(" ");
  return howMany.flatMap((question) => {
    const [before = "", between = ""] = question.split("=");
    if (unspaced.test(before)) {
      const at = line.indexOf(between, before.length + 1);
      return line.startsWith(before) && at !== -1
        ? [[line.slice(before.length, at).trim(), line.slice(at + between.length).trim()] as const]
        : [];
    }
    const [first, middle] = [before, between].map((text) => text.split(" ").map(folded));
    if (first === undefined || middle === undefined) return [];
    const isAt = (at: number, some: readonly string[]): boolean =>
      some.every((word, index) => folded(words[at + index] ?? "") === word);
    if (!isAt(0, first)) return [];
    const at = words.findIndex((_, index) => index > first.length && isAt(index, middle));
    return at === -1
      ? []
      : [[words.slice(first.length, at).join(" "), words.slice(at + middle.length).join(" ")] as const];
  });
}
