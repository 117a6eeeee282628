import type { AskFamily, AskIndex, AskUnit } from "../presentation/ask-index.ts";
import { readDate } from "../runtime/reading/read-date.ts";
import { unitIndex, unitCharacters, type UnitNames } from "../runtime/reading/unit-index.ts";
import { wordsOf } from "./line-text.ts";

/** A piece of a line: a value, or a word. */
export interface LineToken {
  readonly text: string;
  readonly kind: "value" | "date" | "word";
}

/** Whether a piece is an amount or a day. */
export function isValue({ kind }: LineToken): boolean {
  return kind !== "word";
}

const startsValue = /^[-+−]?(?:\p{Sc}\s?)?[-+]?[.,]?\d/u;
/** Letters that multiply the number before them. */
const magnitude = /^(?:k|m|mn|mio)$/iu;

const isLetter = /^\p{Script=Latin}$/u;

/** The pieces of a line: values with the units behind them, days, and words. */
export function tokensOf(
  line: string,
  { families, joining, goOn }: Pick<AskIndex, "families" | "joining" | "goOn">,
  locale: string,
): readonly LineToken[] {
  const words = wordsOf(line);
  const tokens: LineToken[] = [];
  for (let at = 0; at < words.length;) {
    const day = dayAt(words, at, locale);
    if (day !== undefined) {
      tokens.push({ kind: "date", text: day.text });
      at += day.length;
      continue;
    }
    const word = words[at] ?? "";
    if (!startsValue.test(word)) {
      // A year and a day is one amount, which a field of years does not take for a year.
      const [value, and] = tokens.slice(-2);
      const isOne = value?.kind === "value" && goOn.includes(and?.text ?? "") && joining.includes(word);
      const length = isOne ? unitWordsAt(words, at + 1, families) : 0;
      if (length > 0) {
        const one = words.slice(at + 1, at + 1 + length).join(" ");
        tokens.splice(-2, 2, { kind: "value", text: `${value?.text} 1 ${one}` });
        at += 1 + length;
        continue;
      }
      tokens.push({ kind: "word", text: word });
      at += 1;
      continue;
    }
    let end = at + 1;
    if (/\d$/.test(word) && magnitude.test(words[end] ?? "")) end += 1;
    // A letter that joins is no unit: 10000 a 3 años.
    const joins = isLetter.test(words[end] ?? "") && joining.includes(words[end] ?? "");
    if (/[\d\p{L}]$/u.test(word) && !joins) end += unitWordsAt(words, end, families);
    tokens.push({ kind: "value", text: words.slice(at, end).join(" ") });
    at = end;
  }
  return joined(tokens, families);
}

/** Whether a line says two ends of one amount, which is no value: a sentence of 2 to 5 years. `to`: what stands between. */
export function saysRange(tokens: readonly LineToken[], to: readonly string[]): boolean {
  return tokens.some(({ text }, at) => {
    const [from, until = ""] = [at - 1, at + 1].map((beside) => tokens[beside]?.text);
    return to.includes(text) && /\p{L}$/u.test(until) && Number(from) < Number.parseFloat(until);
  });
}

/** A day written in one to five words: 23 de noviembre de 1990. */
function dayAt(
  words: readonly string[],
  at: number,
  locale: string,
): { readonly text: string; readonly length: number } | undefined {
  for (const length of [5, 4, 3, 2, 1]) {
    const text = words.slice(at, at + length).join(" ");
    if (at + length > words.length || !/\d/.test(text) || halfPointed.test(text)) continue;
    if (readDate(text, locale, "day").kind === "read") return { text, length };
  }
  return undefined;
}

/** No day is written so, as its point would have to be where the room is too: a loan of 8000 at 5.5. */
const halfPointed = /^(?:\d+ \d+[.,]\d+|\d+[.,]\d+ \d+)$/;

/** How many words from here name a unit. */
function unitWordsAt(words: readonly string[], at: number, families: readonly AskFamily[]): number {
  for (const length of [3, 2, 1]) {
    const text = words.slice(at, at + length).join(" ");
    if (at + length <= words.length && !/\d/.test(text) && families.some((family) => isUnit(text, family)))
      return length;
  }
  return 0;
}

function isUnit(text: string, family: AskFamily): boolean {
  return unitCalled(text, family) !== undefined;
}

/** The unit of a family that a text is the name of. */
export function unitCalled(text: string, family: AskFamily): string | undefined {
  const plain = unitCharacters(text);
  const found = unitIndex(family.units, writtenNames(family)).from(plain, 0);
  return found?.length === plain.length ? found.unit.id : undefined;
}

/** The families of the unit at the end of an amount. */
export function familiesOf(amount: string, families: readonly AskFamily[]): readonly string[] {
  const plain = unitCharacters(amount);
  return families.flatMap((family) =>
    unitIndex(family.units, writtenNames(family)).atEnd(plain) === undefined ? [] : [family.id],
  );
}

/** How many times the smaller unit goes into the larger at most, where both say one amount: 3 km 500 m. */
const farApart = 1000;

/** Amounts that are one together: 5 ft and 11 in. */
function joined(tokens: readonly LineToken[], families: readonly AskFamily[]): readonly LineToken[] {
  const all: LineToken[] = [];
  for (const token of tokens) {
    const before = all.at(-1);
    if (
      before?.kind === "value" &&
      token.kind === "value" &&
      (areOne(before.text, token.text, families) || isRest(before.text, token.text, families))
    )
      all.splice(-1, 1, { kind: "value", text: `${before.text} ${token.text}` });
    else all.push(token);
  }
  return all;
}

function areOne(one: string, other: string, families: readonly AskFamily[]): boolean {
  return families.some((family) => {
    const [first, second] = [one, other].map((text) => {
      const plain = unitCharacters(text);
      return unitIndex(family.units, writtenNames(family)).atEnd(plain)?.unit;
    });
    if (first === undefined || second === undefined || first.isInverse === true) return false;
    const ratio =
      Number(first.numerator) /
      Number(first.denominator) /
      (Number(second.numerator) / Number(second.denominator));
    // 72 kilos and 1.78 m are no kilometers and meters.
    return (
      ratio > 1 &&
      first.group === second.group &&
      (ratio < farApart || (ratio === farApart && /^\d+\D*$/.test(other)))
    );
  });
}

/** Whether a number is the rest of a height, whose unit goes without saying: 5 ft 6 and 1 m 75. */
function isRest(one: string, other: string, families: readonly AskFamily[]): boolean {
  const family = families.find(({ id }) => id === "length");
  if (family === undefined) return false;
  const unit = unitIndex(family.units, writtenNames(family)).atEnd(unitCharacters(one))?.unit.id;
  return (
    (unit === "foot" && /^(?:\d|1[01])(?:\.5|½)?$/.test(other)) || (unit === "meter" && /^\d\d$/.test(other))
  );
}

const names = new WeakMap<AskFamily, UnitNames>();

/** What people write for each unit of a family. */
export function writtenNames(family: AskFamily): UnitNames {
  const known = names.get(family);
  if (known !== undefined) return known;
  const written = new Map(family.units.map((unit) => [unit.id, formsOf(unit)] as const));
  const namesOf: UnitNames = (unit) => written.get(unit) ?? [];
  names.set(family, namesOf);
  return namesOf;
}

/** What people write for a unit; a number in it may stand without room: L/100km. */
function formsOf({ written }: AskUnit): readonly string[] {
  const forms = written.split("|");
  return [...forms, ...forms.flatMap((form) => (/\d /.test(form) ? [form.replaceAll(" ", "")] : []))];
}

/** What people write for any unit. */
export function unitNamesIn(families: readonly AskFamily[]): UnitNames {
  const known = allNames.get(families);
  if (known !== undefined) return known;
  const written = new Map(
    families.flatMap(({ units }) => units.map((unit) => [unit.id, formsOf(unit)] as const)),
  );
  const namesOf: UnitNames = (unit) => written.get(unit) ?? [];
  allNames.set(families, namesOf);
  return namesOf;
}
const allNames = new WeakMap<readonly AskFamily[], UnitNames>();
