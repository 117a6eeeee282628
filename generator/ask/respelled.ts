import type { AskIndex, NamedCases } from "../presentation/ask-index.ts";
import { editDistance } from "../presentation/nearest.ts";
import { dateFormat } from "../runtime/intl-cache.ts";
import { folded, unspaced } from "./line-text.ts";

/** Shorter words are not put right: too many others are one letter away. */
const shortest = 5;
/** A word may have this many letters in other places: lisence. */
const mostSwapped = 2;
/** Words with few vowels, to which others are joined: nearly each is a letter away from another. */
const unsure = /\p{Script=Arabic}/u;

/**
 * Puts right what is misspelled in a line: words that are none of those known, and that one of these is nearest to, by a
 * letter or by the same letters in another order. The first letter is right, and so is the second unless it changed places:
 * cooking is no choking. Undefined where nothing is put right.
 */
export function respeller(known: ReadonlySet<string>): (line: string) => string | undefined {
  const meant = (typed: string): string | undefined => {
    const word = folded(typed);
    if (word.length < shortest || known.has(word)) return undefined;
    if (unsure.test(word) || unspaced.test(word)) return undefined;
    const near = [...known].flatMap((other) => {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > 1) return [];
      const isSwapped = inOrder(word) === inOrder(other);
      if (!isSwapped && other[1] !== word[1]) return [];
      const distance = editDistance(word, other);
      return distance > (isSwapped ? mostSwapped : 1) ? [] : [{ other, distance }];
    });
    const least = Math.min(...near.map(({ distance }) => distance));
    const [best, ...others] = near
      .flatMap(({ other, distance }) => (distance === least ? [other] : []))
      .toSorted((one, other) => one.length - other.length);
    // The plural of the same word is no other.
    return others.every((other) => best !== undefined && other.startsWith(best)) ? best : undefined;
  };
  return (line) => {
    const read = line.replaceAll(/\p{L}+/gu, (word) => meant(word) ?? word);
    return read === line ? undefined : read;
  };
}

function inOrder(word: string): string {
  return word.split("").toSorted().join("");
}

/** All words that a line may say: what pages, cases, places, units and days are called, questions, and what joins words. */
export function vocabulary(index: AskIndex, cases: NamedCases, locale: string): ReadonlySet<string> {
  const named = [...index.pages, ...cases.pages].flatMap(
    ({ title, fullTitle = "", summary, keywords, ...page }) => [
      title,
      fullTitle,
      summary,
      page.class ?? "",
      ...keywords,
    ],
  );
  const before = [
    cases.places,
    cases.elsewhere,
    cases.aboutCases,
    cases.near,
    cases.degrees,
    cases.numbers,
    index.days,
    index.operators,
  ];
  const questions = Object.values(index.phrases ?? {}).flatMap((own) =>
    Object.values(own).map(({ says }) => says),
  );
  const texts = [
    ...named,
    ...before.flat().map((each) => each.split("=", 1).join()),
    ...questions,
    ...index.families.flatMap(({ units }) => units.map(({ written }) => written)),
    ...[index.joining, index.leaveOut, index.goOn, index.to, index.howMany, index.said, cases.spoken].flat(),
    ...[cases.questions, cases.turning].flat(),
    ...dayNames(locale),
  ];
  // Each once before it is folded: most are said again and again.
  return new Set([...new Set(texts.join(" ").match(/\p{L}+/gu))].map(folded));
}

/** What months and days of the week are called. */
function dayNames(locale: string): readonly string[] {
  const format = dateFormat(locale, { month: "long", weekday: "long", timeZone: "UTC" });
  // Twelve days, each a month and some days after the one before, are of every month and every day of the week.
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1 + month)));
}
