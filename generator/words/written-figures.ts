import type { Unit } from "../runtime/display.ts";
import { cached } from "../runtime/intl-cache.ts";
import { currencyNames } from "../runtime/kinds/money.ts";
import { plainCharacters } from "../runtime/plain-characters.ts";
import { endsWithWord, startsWithWord } from "../runtime/reading/affixes.ts";
import { magnitudes, percentWords } from "../runtime/reading/number-words.ts";
import { readNumber } from "../runtime/reading/read-number.ts";
import { unitCharacters, type UnitIndex } from "../runtime/reading/unit-index.ts";

/** What texts of one language are read by. */
export interface FigureLanguage {
  /** BCP 47. */
  readonly tag: string;
  /** Numbers that the language spells out, by word: `five` is 5. */
  readonly spelled: ReadonlyMap<string, number>;
  /** What it calls money of any country, besides the names Intl has: 元. */
  readonly money: readonly string[];
  /** The currency amounts are in; undefined where none are looked for. */
  readonly currency: string | undefined;
  /** The units it looks for. */
  readonly units: UnitIndex;
}

/** A number with what it counts, as a text writes it: `94 months`, `five years`, `80 %`, `٨٠٪`, `3600元`. */
export interface WrittenFigure {
  /** A share as 0.8, an amount in its unit. */
  readonly value: number;
  readonly counts: "share" | "money" | Unit;
  readonly start: number;
  readonly end: number;
}

/** Digits with the marks between them; no part of a name such as 15A-1340 or § 4.2. */
const written = /(?<![A-Za-z\d/-]|\d[.,]|§\s?)\d+(?:[.,'\u066b\u066c]\d+)*/g;
/** What may lie between a number and what it counts. */
const gap = /^[\s-]?/;
/** Spelled digits that a larger number is made of, and what makes one an ordinal, in languages that leave no room between words. */
const joinedBefore = /[第零一二两三四五六七八九十百千万]$/;

/** The figures of a text, in order. */
export function writtenFigures(text: string, language: FigureLanguage): readonly WrittenFigure[] {
  const plain = text.replaceAll(/[^ -_a-~]/g, (character) => plainCharacters(character) || " ");
  return [...numbersIn(plain, language), ...spelledIn(plain, language)].flatMap((number) => {
    const figure = figureOf(number, plain, language);
    return figure === undefined || isDate(figure, plain, language.tag) ? [] : [figure];
  });
}

interface WrittenNumber {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

function numbersIn(plain: string, { tag }: FigureLanguage): readonly WrittenNumber[] {
  return [...plain.matchAll(written)].flatMap(({ 0: digits, index }) => {
    const reading = readNumber(digits, tag);
    if (reading.kind !== "read") return [];
    const end = index + digits.length;
    const rest = plain.slice(end).toLowerCase();
    const space = gap.exec(rest)?.[0].length ?? 0;
    const [power, exponent] = [...magnitudes(tag)].find(
      ([word]) => !/^[a-z]$/.test(word) && startsWithWord(rest, word, space),
    ) ?? ["", 0];
    return [
      {
        value: Number(`${reading.text}e${exponent}`),
        start: index,
        end: power === "" ? end : end + space + power.length,
      },
    ];
  });
}

function spelledIn(plain: string, { spelled }: FigureLanguage): readonly WrittenNumber[] {
  const lower = plain.toLowerCase();
  return [...spelled].flatMap(([word, value]) => {
    const found: WrittenNumber[] = [];
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
      const end = at + word.length;
      const before = lower.slice(0, at);
      if (
        startsWithWord(lower, word, at) &&
        endsWithWord(lower.slice(0, end), word) &&
        !joinedBefore.test(before)
      )
        found.push({ value, start: at, end });
    }
    return found;
  });
}

/** A number with the sign, word or unit beside it; undefined of one that counts nothing known. */
function figureOf(
  { value, start, end }: WrittenNumber,
  plain: string,
  { tag, money, currency, units }: FigureLanguage,
): WrittenFigure | undefined {
  const space = gap.exec(plain.slice(end))?.[0].length ?? 0;
  const before = plain.slice(0, start).trimEnd().toLowerCase();
  const rest = plain.slice(end + space).toLowerCase();
  const beside = (words: readonly string[]): { readonly start: number; readonly end: number } | undefined => {
    const after = words.find((word) => startsWithWord(rest, word));
    if (after !== undefined) return { start, end: end + space + after.length };
    const ahead = words.find(
      (word) => endsWithWord(before, word) && !/\d$/.test(before.slice(0, -word.length)),
    );
    return ahead === undefined ? undefined : { start: before.length - ahead.length, end };
  };
  const share = beside(longestFirst(percentWords(tag)));
  if (share !== undefined) return { value: Number(`${value}e-2`), counts: "share", ...share };
  const names = currency === undefined ? [] : currencyNames(currency, tag).map((name) => name.toLowerCase());
  const amount = beside(longestFirst([...names, ...money]));
  if (amount !== undefined) return { value, counts: "money", ...amount };
  const unitText = plain.slice(end + space);
  const unit = units.from(unitCharacters(unitText), 0);
  if (unit === undefined) return undefined;
  const length = rawLength(unitText, unit.length);
  // 15A-534 is a section, not 15 of what Spanish writes as `a`.
  if (/^-\d/.test(unitText.slice(length))) return undefined;
  return { value, counts: unit.unit, start, end: end + space + length };
}

function longestFirst(words: readonly string[]): readonly string[] {
  return words.toSorted((one, other) => other.length - one.length);
}

/** How much of a text comes to so many of a unit's characters: accents and vowel signs are none of them. */
function rawLength(text: string, length: number): number {
  let at = 0;
  while (at < text.length && unitCharacters(text.slice(0, at)).length < length) at += 1;
  return at;
}

/** Years, months of the calendar and their days: 2025年, 8月, 8月28日 are no amounts. */
function isDate({ value, counts, start, end }: WrittenFigure, plain: string, tag: string): boolean {
  if (counts === "share" || counts === "money") return false;
  if (counts.id === "year") return value >= 1900 && value <= 2100;
  const names = monthNames(tag);
  if (counts.id === "month") return names.includes(plain.slice(start, end));
  return counts.id === "day" && names.some((name) => plain.slice(0, start).trimEnd().endsWith(name));
}

const monthNames = cached((tag: string): readonly string[] =>
  (["long", "short"] as const).flatMap((month) => {
    const names = new Intl.DateTimeFormat(tag, { month, timeZone: "UTC", numberingSystem: "latn" });
    return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2000, index)));
  }),
);

/** The words of numbers as the shared words have them: `2 two`. */
export function readSpelled(entries: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    entries.map((entry) => {
      const space = entry.indexOf(" ");
      return [entry.slice(space + 1), Number(entry.slice(0, space))];
    }),
  );
}
