import type { AskIndex, NamedCases } from "../presentation/ask-index.ts";
import { onceFor } from "../runtime/once.ts";
import { piecesIn, valuesApart } from "./any-order.ts";
import {
  conversions,
  isMoment,
  phraseCandidates,
  readable,
  type Candidate,
  type PhraseReading,
} from "./candidate.ts";
import { folded, plainLine, prefixApart, unspaced } from "./line-text.ts";
import { isTelling, joiningWords, namesOfAll } from "./page-names.ts";
import { isInAnyOrder, matchPhrase, wordsOfPhrase } from "./phrase.ts";
import { tokensOf, unitCalled, type LineToken } from "./line-tokens.ts";
import { withPercentSigns } from "./written-out.ts";

/** Most words around a question that are passed over: a line that says more is about something else. */
const mostAround = 3;
/** Most of them behind a question in words, which may go on there: from 20 to 30, what percent of people died. */
const mostBehind = 1;

/** A question that a line may ask, and what the line says besides: before or between its words, and behind it. */
interface Part {
  readonly own: readonly LineToken[];
  readonly among: readonly LineToken[];
  readonly behind: readonly LineToken[];
}

/** The values and words of a line that may be a phrase, as it is matched, and the words that this leaves out. */
interface PartOfPhrase {
  readonly own: readonly LineToken[];
  readonly text: string;
  readonly around: readonly string[];
}

/** Names what a part of a line leaves out; undefined where that is too much, or asks something else. */
type WordsAround = (part: Omit<Part, "own">) => readonly string[] | undefined;

/**
 * What may answer a question that a line asks among other words: the conversion in "the oven says 350f, what is that in celsius".
 * All values of the line are in the question; of the other words, a few may say anything, but ask nothing else behind it. The
 * candidates name these words.
 */
export function candidatesWithin(
  line: string,
  index: AskIndex,
  { questions, turning, numbers }: Pick<NamedCases, "questions" | "turning" | "numbers">,
  locale: string,
): readonly Candidate[] {
  const read = readable(withPercentSigns(plainLine(line), locale), index, locale);
  const tokens = tokensOf(read.replaceAll(betweenHan, ""), index, locale);
  const joins = joiningWords(index);
  const telling = (some: readonly LineToken[]): readonly string[] =>
    some.flatMap(({ kind, text }) => (kind === "word" && isTelling(folded(text), joins) ? [text] : []));
  const isOneOf =
    (list: readonly string[]) =>
    ({ text }: LineToken): boolean =>
      unspaced.test(text)
        ? list.some((word) => text.includes(word))
        : list.some((word) => folded(word) === folded(text));
  const isNumber = numberWords(numbers);
  const wordsAround: WordsAround = ({ among, behind }) => {
    const others = [...among, ...behind];
    const words = telling(others);
    const isMore = telling(behind).length > 0 && behind.some(isOneOf(questions));
    const isOther = others.some((token) => isOneOf(turning)(token) || isNumber(token));
    return words.length > mostAround || isMore || isOther ? undefined : words;
  };
  const to = new Set(index.to.map(folded));
  const isJoining = ({ kind, text }: LineToken): boolean =>
    kind === "word" && joins.has(folded(text)) && !to.has(folded(text));
  const converted = [...partsAround(tokens), ...amountsAsked(tokens, to)].flatMap((part) => {
    const around = wordsAround(part);
    const texts = [textOf(part.own), textOf(part.own.filter((token) => !isJoining(token)))];
    return around === undefined
      ? []
      : texts
          .flatMap((text) => conversions(prefixApart(text, index.to), index, locale))
          .map((candidate) => ({ ...candidate, around }));
  });
  const textIn = (some: readonly LineToken[]): string => folded(textOf(some)).replaceAll(besideHan, "");
  const inPhrase = (part: Part): readonly PartOfPhrase[] => {
    const around = telling(part.behind).length > mostBehind ? undefined : wordsAround(part);
    return around === undefined ? [] : [{ own: part.own, text: textIn(part.own), around }];
  };
  const spans = partsAround(tokens).flatMap(inPhrase);
  const text = textIn(tokens);
  const isOfPage = (word: string): boolean => namesOfAll(index).has(folded(word));
  const isTellingWord = (word: string): boolean => isTelling(folded(word), joins) && !to.has(folded(word));
  const said = (phrase: string): readonly string[] => wordsOfPhrase(phrase).filter(isTellingWord);
  // Of a share of a few, the few may be people: 20% off for 3 friends.
  const isOfFew = tokens.some(({ text: value }) => /[%٪]/u.test(value)) && tokens.some(isFew);
  const inOrder = (phrase: string): readonly PhraseReading[] =>
    [...spans, ...inPhrase(partInWords(tokens, wordsOfPhrase(phrase)))].flatMap(
      ({ own, text: taken, around }) => {
        const isSure =
          isCertain(own, said(phrase), around, isOfPage) &&
          (around.length === 0 || !(isOfFew || areYears(own)));
        return own.length === tokens.length || isSure
          ? matchPhrase(phrase, taken).map((typed) => ({ typed, around }))
          : [];
      },
    );
  const apart = valuesApart(tokens, (unit) =>
    index.families.some((family) => unitCalled(unit, family) !== undefined),
  );
  const inAnyOrder = (phrase: string): readonly PhraseReading[] =>
    [...piecesIn(phrase, apart), ...(apart.length > tokens.length ? piecesIn(phrase, tokens) : [])].flatMap(
      ({ typed, own, alone, ...others }) => {
        const around = telling(others.behind).length > mostBehind ? undefined : wordsAround(others);
        const isAll = others.among.length + others.behind.length === 0;
        const isClear = isAll || !alone.some((value) => isOfAnything(value, isTellingWord));
        return around !== undefined &&
          isClear &&
          (around.length === 0 || !areYears(own)) &&
          isCertain(own, said(phrase), around, isOfPage)
          ? [{ typed, around }]
          : [];
      },
    );
  const inPhrases = phraseCandidates(line, index, text, (phrase) =>
    isInAnyOrder(phrase) ? inAnyOrder(phrase) : inOrder(phrase),
  );
  // What goes by the day it is asked on may be said of anything: in 40 days we travel.
  const ofNoMoment = inPhrases.filter(({ decided }) => !Object.values(decided).some(isMoment));
  const length = ({ around = [] }: Candidate & { readonly around?: readonly string[] }): number =>
    around.join(" ").length;
  return [...converted, ...ofNoMoment].toSorted((one, other) => length(one) - length(other));
}

/**
 * Tells a word of a number, which is never left out: 750 thousand are no 750. Where words are written together, it is what multiplies
 * the number before it; one of the others is in many a word.
 */
const numberWords = onceFor((numbers: readonly string[]) => {
  const entries = numbers.map((each) => each.split("="));
  // An article is one where another number follows, and "and" is none.
  const words = new Set(
    entries.flatMap(([word = "", value = "1*"]) => (value === "1*" ? [] : [folded(word)])),
  );
  const powers = entries.flatMap(([word = "", value = ""]) => (value.startsWith("*") ? [word] : []));
  return ({ text }: LineToken): boolean =>
    unspaced.test(text) ? powers.some((power) => text.startsWith(power)) : words.has(folded(text));
});

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

/** Whether a plain number may as well count something that a line says besides, or be a year: a coupon for 3 friends, a raise in 2020. */
function isOfAnything(
  { text, before }: { readonly text: string; readonly before: string },
  isTellingWord: (word: string) => boolean,
): boolean {
  return isFew({ text }) || (year.test(text) && before !== "" && !isTellingWord(before));
}

/** Whether a line compares two years rather than two amounts: the growth of a town from 1990 to 2020. */
function areYears(own: readonly LineToken[]): boolean {
  const values = own.filter(isValue);
  return values.length > 1 && values.every(({ text }) => year.test(text));
}

const year = /^(?:19|20)\d\d$/;

function isFew({ text }: { readonly text: string }): boolean {
  return /^1?\d$/.test(text);
}

/**
 * Whether the values and the words of a question can hardly mean anything else: one value has its unit or its sign, or is a day,
 * and a word says what is asked. Plain numbers need two, and nothing besides that another page is called by: I was 15 and am 20.
 */
function isCertain(
  own: readonly LineToken[],
  said: readonly string[],
  around: readonly string[],
  isOfPage: (word: string) => boolean,
): boolean {
  if (own.some((token) => isValue(token) && /[\p{L}\p{Sc}%٪°:/]/u.test(token.text))) return said.length > 0;
  const isJoined = said.some((word) => unspaced.test(word) && [...word].length > 1);
  return said.length > (isJoined ? 0 : 1) && !around.some(isOfPage);
}

function isValue({ kind }: LineToken): boolean {
  return kind !== "word";
}

function textOf(tokens: readonly LineToken[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** The numbers from 0 up to another. */
function upTo(end: number): readonly number[] {
  return Array.from({ length: end }, (_, at) => at);
}
