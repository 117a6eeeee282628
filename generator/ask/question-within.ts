import type { AskIndex, NamedCases } from "../presentation/ask-index.ts";
import { piecesIn, valuesApart } from "./any-order.ts";
import {
  conversions,
  isMoment,
  phraseCandidates,
  readable,
  type Candidate,
  type PhraseCandidate,
  type PhraseReading,
} from "./candidate.ts";
import { leftOutRules, type LeftOut, type LeftOutRules } from "./left-out.ts";
import { folded, plainLine, prefixApart, unspaced } from "./line-text.ts";
import { isTelling, joiningWords, namesOfAll } from "./page-names.ts";
import { isInAnyOrder, matchPhrase, wordsOfPhrase } from "./phrase.ts";
import { isValue, tokensOf, unitCalled, type LineToken } from "./line-tokens.ts";
import { areYears, isCertain, isFew, isOfAnything, year } from "./sure-question.ts";
import { withPercentSigns } from "./written-out.ts";

/** A question that a line may ask, and what the line says besides: before or between its words, and behind it. */
interface Part extends LeftOut {
  readonly own: readonly LineToken[];
}

/** The values and words of a line that may be a phrase, as it is matched, and the words that this leaves out. */
interface PartOfPhrase {
  readonly own: readonly LineToken[];
  readonly text: string;
  readonly around: readonly string[];
}

/**
 * What may answer a question that a line asks among other words: the conversion in "the oven says 350f, what is that in celsius".
 * All values of the line are in the question; of the other words, a few may say anything, but ask nothing else behind it. The
 * candidates name these words.
 */
export function candidatesWithin(
  line: string,
  index: AskIndex,
  rules: Pick<NamedCases, "questions" | "turning" | "numbers">,
  locale: string,
): readonly Candidate[] {
  const read = readable(withPercentSigns(plainLine(line), locale), index, locale);
  const tokens = tokensOf(read.replaceAll(betweenHan, ""), index, locale);
  const leftOut = leftOutRules(index, rules);
  // What goes by the day it is asked on may be said of anything: in 40 days we travel.
  const phrases = phrasesWithin(line, tokens, index, leftOut).filter(
    ({ decided }) => !Object.values(decided).some(isMoment),
  );
  const length = ({ around = [] }: Candidate & { readonly around?: readonly string[] }): number =>
    around.join(" ").length;
  return [...conversionsWithin(tokens, index, locale, leftOut), ...phrases].toSorted(
    (one, other) => length(one) - length(other),
  );
}

function conversionsWithin(
  tokens: readonly LineToken[],
  index: AskIndex,
  locale: string,
  { aroundAmount }: LeftOutRules,
): readonly Candidate[] {
  const joins = joiningWords(index);
  const to = new Set(index.to.map(folded));
  const isJoining = ({ kind, text }: LineToken): boolean =>
    kind === "word" && joins.has(folded(text)) && !to.has(folded(text));
  return [...partsAround(tokens), ...amountsAsked(tokens, to)].flatMap((part) => {
    const around = aroundAmount(part);
    const texts = [textOf(part.own), textOf(part.own.filter((token) => !isJoining(token)))];
    return around === undefined
      ? []
      : texts
          .flatMap((text) => conversions(prefixApart(text, index.to), index, locale))
          .map((candidate) => ({ ...candidate, around }));
  });
}

function phrasesWithin(
  line: string,
  tokens: readonly LineToken[],
  index: AskIndex,
  { aroundPhrase }: LeftOutRules,
): readonly PhraseCandidate[] {
  const inPhrase = (part: Part): readonly PartOfPhrase[] => {
    const around = aroundPhrase(part);
    return around === undefined ? [] : [{ own: part.own, text: textIn(part.own), around }];
  };
  const spans = partsAround(tokens).flatMap(inPhrase);
  const joins = joiningWords(index);
  const to = new Set(index.to.map(folded));
  const isOfPage = (word: string): boolean => namesOfAll(index).has(folded(word));
  const isTellingWord = (word: string): boolean => isTelling(folded(word), joins) && !to.has(folded(word));
  const said = (phrase: string): readonly string[] => wordsOfPhrase(phrase).filter(isTellingWord);
  const isOfShare = tokens.some(({ text }) => /[%٪]/u.test(text));
  // Of a share of a few, the few may be people: 20% off for 3 friends.
  const isOfFew = isOfShare && tokens.some(isFew);
  // Without the words between, a year would be a price: 20% off in 2025.
  const saysYear =
    isOfShare &&
    tokens.some(
      ({ text }, at) => year.test(text) && at > 0 && !isTellingWord(textOf(tokens.slice(at - 1, at))),
    );
  const inOrder = (phrase: string): readonly PhraseReading[] =>
    [...spans, ...(saysYear ? [] : inPhrase(partInWords(tokens, wordsOfPhrase(phrase))))].flatMap(
      ({ own, text, around }) => {
        const isClear = around.length === 0 || !(isOfFew || areYears(own));
        const isSure = isClear && isCertain(own, said(phrase), around, isOfPage);
        return own.length === tokens.length || isSure
          ? matchPhrase(phrase, text).map((typed) => ({ typed, around }))
          : [];
      },
    );
  const apart = valuesApart(tokens, (unit) =>
    index.families.some((family) => unitCalled(unit, family) !== undefined),
  );
  const inAnyOrder = (phrase: string): readonly PhraseReading[] =>
    [...piecesIn(phrase, apart), ...(apart.length > tokens.length ? piecesIn(phrase, tokens) : [])].flatMap(
      ({ typed, own, alone, ...others }) => {
        const around = aroundPhrase(others);
        const isAll = others.among.length + others.behind.length === 0;
        const isClear =
          (isAll || !alone.some((value) => isOfAnything(value, isTellingWord))) &&
          (around?.length === 0 || !areYears(own));
        const isSure = isClear && around !== undefined && isCertain(own, said(phrase), around, isOfPage);
        return isSure ? [{ typed, around }] : [];
      },
    );
  return phraseCandidates(line, index, textIn(tokens), (phrase) =>
    isInAnyOrder(phrase) ? inAnyOrder(phrase) : inOrder(phrase),
  );
}

/** Room that is not written in Chinese: between its characters, and beside them. */
const betweenHan = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;
const besideHan = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu;

/** Every part of a line that all its values are in. */
function partsAround(tokens: readonly LineToken[]): readonly Part[] {
  const first = tokens.findIndex(isValue);
  const last = tokens.findLastIndex(isValue);
  if (first === -1) return [];
  return upTo(first + 1).flatMap((from) =>
    upTo(tokens.length - last).map((less) => {
      const end = tokens.length - less;
      return { own: tokens.slice(from, end), among: tokens.slice(0, from), behind: tokens.slice(end) };
    }),
  );
}

/** The values of a line and those of its words that a phrase says; of words without spaces between them, what it says of them. */
function partInWords(tokens: readonly LineToken[], said: readonly string[]): Part {
  const own: LineToken[] = [];
  const others: { readonly token: LineToken; readonly at: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    const kept = unspaced.test(text)
      ? said.find((word) => text.includes(word))
      : said.find((word) => word === folded(text));
    if (isValue(token)) own.push(token);
    else if (kept === undefined) others.push({ token, at });
    else {
      own.push({ ...token, text: kept });
      const rest = text.replace(kept, "");
      if (unspaced.test(text) && rest !== "") others.push({ token: { ...token, text: rest }, at });
    }
  }
  const last = tokens.findLastIndex(isValue);
  return {
    own,
    among: others.flatMap(({ token, at }) => (at < last ? [token] : [])),
    behind: others.flatMap(({ token, at }) => (at > last ? [token] : [])),
  };
}

/** An amount and the unit that a line asks for, whatever it says between them: 100 f is a fever in celsius. */
function amountsAsked(tokens: readonly LineToken[], to: ReadonlySet<string>): readonly Part[] {
  const first = tokens.findIndex(isValue);
  if (first === -1 || first !== tokens.findLastIndex(isValue)) return [];
  return tokens.flatMap(({ text }, at) =>
    at > first + 1 && to.has(folded(text))
      ? upTo(tokens.length - at - 1).map((less) => {
          const end = tokens.length - less;
          return {
            own: [...tokens.slice(first, first + 1), ...tokens.slice(at, end)],
            among: [...tokens.slice(0, first), ...tokens.slice(first + 1, at)],
            behind: tokens.slice(end),
          };
        })
      : [],
  );
}

function textIn(tokens: readonly LineToken[]): string {
  return folded(textOf(tokens)).replaceAll(besideHan, "");
}

function textOf(tokens: readonly LineToken[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** The numbers from 0 up to another. */
function upTo(end: number): readonly number[] {
  return Array.from({ length: end }, (_, at) => at);
}
