import { unmarked } from "../presentation/search-folding.ts";
import { unspaced } from "./line-text.ts";

/** What a word does in a number, as `ask.numbers` of its language says. */
interface NumberWord {
  readonly value: number;
  /** `*100`: multiplies what is said before it. */
  readonly multiplies: boolean;
  /** `+20`: may follow its units, as in five and twenty. */
  readonly followsUnits: boolean;
  /** `1*`: is a number only beside others: a hundred. */
  readonly needsOthers: boolean;
}

/** Reads the numbers that a line says in words; undefined where it has none, or where one of them could be another. */
export type ReadNumberWords = (line: string) => string | undefined;

/** By a list of `word=value`, where a word without a value joins others in a number. */
export function numberWordReader(list: readonly string[], locale: string): ReadNumberWords {
  const words = new Map(list.map((each) => wordOf(each)));
  const isJoined = list.some((each) => unspaced.test(each));
  return (line) => {
    const pieces = isJoined ? characterPieces(line, words, locale) : wordPieces(line, words);
    const read = inDigits(pieces, words, isJoined);
    return read === line ? undefined : read;
  };
}

type Words = ReadonlyMap<string, NumberWord | undefined>;

function wordOf(entry: string): readonly [string, NumberWord | undefined] {
  const [word = "", value = ""] = entry.split("=");
  const [digits] = /\d+/.exec(value) ?? [];
  return [
    unmarked(word),
    digits === undefined
      ? undefined
      : {
          value: Number(digits),
          multiplies: value.startsWith("*"),
          followsUnits: value.startsWith("+"),
          needsOthers: value.endsWith("*"),
        },
  ];
}

/** A piece of a line: a word of the list as it is there, with what it is read as, or anything else. */
interface Piece {
  readonly text: string;
  readonly word?: string;
}

/** The words of a line; twenty-five is two, and so is what Arabic writes together with "and". */
function wordPieces(line: string, words: Words): readonly Piece[] {
  return line.split(/( +)/u).flatMap((text): readonly Piece[] => {
    const plain = unmarked(text);
    if (words.has(plain)) return [{ text, word: plain }];
    const parts = plain.split("-");
    if (parts.length > 1 && parts.every((part) => words.get(part) !== undefined))
      return parts.map((word) => ({ text: word, word }));
    const behindAnd = /^و(?=..)/u.test(plain) ? plain.slice(1) : "";
    return words.get(behindAnd) === undefined ? [{ text }] : [{ text, word: behindAnd }];
  });
}

/** The characters of a line; those that begin a longer word are no number: the 三 of 三角形, but the 五 of 三百五加. */
function characterPieces(line: string, words: Words, locale: string): readonly Piece[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const pieces: Piece[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const characters = [...segment];
    const isWhole = characters.every((character) => words.has(character) || /[分之块]/u.test(character));
    for (const text of characters) {
      const goesOn = pieces.at(-1)?.word !== undefined;
      pieces.push(words.has(text) && (isWhole || goesOn) ? { text, word: text } : { text });
    }
  }
  return pieces;
}

/** A line with its numbers in digits, but for those that are not certain: nothing else reads them, and the line has no answer. */
function inDigits(pieces: readonly Piece[], words: Words, isJoined: boolean): string {
  let read = "";
  for (let at = 0; at < pieces.length;) {
    const end = endOfNumber(pieces, at, words);
    const own = pieces.slice(at, Math.max(end, at + 1));
    const said = pieces.slice(at, end).flatMap(({ word = "" }) => words.get(word) ?? []);
    // 3万五 goes on from its digits, and of 一百二十万30年 those of the years are no more of it.
    const value =
      said.length === 0 || isOpen(pieces, end, words) || /\d *$/.test(read)
        ? undefined
        : isJoined
          ? joinedValue(said)
          : valueOf(said);
    // One of many is no number.
    read +=
      value === undefined || (value === 1 && !isJoined)
        ? own.map(({ text }) => text).join("")
        : `${value}${/^\d/.test(pieces[end]?.text ?? "") ? " " : ""}`;
    at += own.length;
  }
  return read;
}

/** Where the number ends that begins at a piece, if one does: a word that joins is in it between two others. */
function endOfNumber(pieces: readonly Piece[], from: number, words: Words): number {
  let end = from;
  for (let at = from; at < pieces.length; at += 1) {
    const { text, word = "" } = pieces[at] ?? { text: "" };
    const number = words.get(word);
    const isBetween = end > from && (words.has(word) || /^ +$/.test(text));
    if (number === undefined ? !isBetween : number.needsOthers && !isNumber(pieces, at + 1, words)) break;
    if (number !== undefined) end = at + 1;
  }
  return end;
}

/** Whether a number word follows, with nothing but room before it. */
function isNumber(pieces: readonly Piece[], from: number, words: Words): boolean {
  const next = pieces.slice(from).find(({ text }) => !/^ +$/.test(text));
  return words.get(next?.word ?? "") !== undefined;
}

/** Whether a number may go on behind its end in words that are not read: thirty and a half. */
function isOpen(pieces: readonly Piece[], end: number, words: Words): boolean {
  const [joining, next] = pieces.slice(end).filter(({ text }) => !/^ +$/.test(text));
  return (
    joining?.word !== undefined &&
    words.get(joining.word) === undefined &&
    words.get(next?.word ?? "") !== undefined
  );
}

/** What words of a number say together; undefined where they are no one number: nineteen eighty. */
function valueOf(said: readonly NumberWord[]): number | undefined {
  const parts: number[] = [];
  for (const { value, multiplies, followsUnits } of said) {
    let part = value;
    if (multiplies) {
      let times = 0;
      while ((parts.at(-1) ?? Infinity) < value) times += parts.pop() ?? 0;
      part *= times === 0 ? 1 : times;
    } else if (followsUnits && (parts.at(-1) ?? Infinity) < 10) part += parts.pop() ?? 0;
    if (part >= roomBehind(parts.at(-1))) return undefined;
    parts.push(part);
  }
  return parts.reduce((sum, part) => sum + part, 0);
}

/** What may follow a part of a number is less than its last digit counts: below 100 behind 300. */
function roomBehind(part: number | undefined): number {
  if (part === undefined) return Infinity;
  const [zeros = ""] = /0*$/.exec(String(part)) ?? [];
  return part === 0 ? 1 : 10 ** zeros.length;
}

/**
 * The same where numbers are written without spaces: digits one by one are a year or have a zero, 二零二六, and a last digit
 * behind a hundred or more counts its tenths: 一万二 is 12,000, 三百零五 is 305.
 */
function joinedValue(said: readonly NumberWord[]): number | undefined {
  const digits = said.map(({ value }) => value);
  if (said.every(({ multiplies }) => !multiplies)) {
    const isCertain = said.length === 1 || (said.length === 4 && digits.every((digit) => digit < 10));
    return isCertain ? Number(digits.join("")) : undefined;
  }
  const [before, last] = said.slice(-2);
  const [zero] = said.slice(-2, -1);
  const counts =
    before?.multiplies === true && before.value >= 100 && last?.multiplies === false && zero?.value !== 0;
  if (counts && last !== undefined && before !== undefined)
    return valueOf([...said.slice(0, -1), { ...last, value: (last.value * before.value) / 10 }]);
  return valueOf(said.filter(({ value }) => value !== 0));
}
