import { once } from "../runtime/once.ts";
import { remembered } from "../runtime/reading/remembered.ts";
import { folded } from "./line-text.ts";

/** More phrases than any language has. */
const mostPhrases = 20_000;

/** What a phrase's holes may take of a folded line: texts by the name in the hole; none where the line is not such a phrase. */
export function matchPhrase(phrase: string, line: string): readonly Readonly<Record<string, string>>[] {
  // Most phrases are about another line: their patterns are not even made.
  if (!hasWordsOf(phrase, line)) return [];
  const { patterns, names } = compiled(phrase);
  const taken = patterns().flatMap((pattern) => {
    const match = pattern.exec(line);
    return match === null ? [] : [names.map((_, index) => (match[index + 1] ?? "").trim())];
  });
  // Two patterns may divide a line at the same place.
  const ways = taken.filter((texts, at) => taken.findIndex((each) => isSame(each, texts)) === at);
  return ways.map((texts) => Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""])));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((text, at) => text === other[at]);
}

/**
 * The phrases that a list of them stands for, between bars: `[sales] tax|(vat|gst)` is the sales tax, tax, vat and gst. In
 * parentheses is one of several, in brackets one of several or none.
 */
export const phrasesOf = remembered(
  (written: string): readonly string[] =>
    written.split(betweenPhrases).flatMap((phrase) =>
      phrase
        .split(group)
        .reduce(
          (texts, part) => {
            const inner = /^[[(]/.test(part) ? part.slice(1, -1) : undefined;
            const choices =
              inner === undefined ? [part] : `${inner}${part.startsWith("[") ? "|" : ""}`.split("|");
            return texts.flatMap((text) => choices.map((choice) => text + choice));
          },
          [""],
        )
        .map((text) => text.replaceAll(/ +/g, " ").trim()),
    ),
  mostPhrases,
);

/** A bar that is in no group. */
const betweenPhrases = /\|(?![^[(]*[\])])/u;
const group = /([[(][^\])]*[\])])/u;

/** What stands between the pieces of a phrase that may be said in any order: `{price} & {rate} & (off|discount)`. */
const betweenPieces = / & /;

/** A word that a piece of a phrase says, folded, or a hole with the name of what it takes. */
interface PieceWord {
  readonly kind: "word" | "hole";
  readonly text: string;
  /** Whether the phrase has the percent sign of the value: `{goal}%` is 90 of 90%. */
  readonly isShare?: boolean;
}
export type PhrasePiece = readonly PieceWord[];

export function isInAnyOrder(phrase: string): boolean {
  return betweenPieces.test(phrase);
}

/** The pieces of a phrase that may be said in any order. */
export const piecesOf = remembered(
  (phrase): readonly PhrasePiece[] =>
    phrase.split(betweenPieces).map((piece) =>
      piece
        .split(/(\{\w+\}%?)|\s+/u)
        .filter((text) => text !== undefined && text !== "")
        .map((text) =>
          text.startsWith("{")
            ? { kind: "hole", text: text.replaceAll(/[{}%]/g, ""), isShare: text.endsWith("%") }
            : { kind: "word", text: folded(text) },
        ),
    ),
  mostPhrases,
);

interface CompiledPhrase {
  /** What it says itself, folded. */
  readonly words: readonly string[];
  /** Where no word is between two holes, each may take as little as it can, or as much. */
  readonly patterns: () => readonly RegExp[];
  readonly names: readonly string[];
}

/** What a value is put in for, in a phrase and in what goes with it. */
export const hole = /\{(\w+)\}/g;

/** The names in the holes of a text. */
export function holesOf(text: string): readonly string[] {
  return [...text.matchAll(hole)].map(([, name = ""]) => name);
}

const compiled = remembered(
  (phrase): CompiledPhrase => ({
    words: folded(phrase.replaceAll(hole, " "))
      .split(" ")
      .filter((word) => word !== "" && word !== "&"),
    patterns: once(() => patternsOf(phrase)),
    names: holesOf(phrase),
  }),
  mostPhrases,
);

/** What a phrase says itself, folded. */
export function wordsOfPhrase(phrase: string): readonly string[] {
  return compiled(phrase).words;
}

/** Whether a folded line has all that a phrase says itself, in whatever order. */
export function hasWordsOf(phrase: string, line: string): boolean {
  return wordsOfPhrase(phrase).every((word) => line.includes(word));
}

function patternsOf(phrase: string): readonly RegExp[] {
  const source = phrase
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? "(.+?)" : literal(part)))
    .join("");
  // Between two inputs, 100USD or $100, is the end of the number or its beginning.
  const apart = source.replaceAll(")(", String.raw`)\s*(?:(?<=\d\s*)(?=[^\d.,\s])|(?<=[^\d.,\s]\s*)(?=\d))(`);
  // With no word between two holes, either may take the words there are: 2 gallons 50.
  const isOpen = apart !== source || /\)\\s[+*]\(/u.test(source);
  // Or the second begins with its number: 8mbps 25 minutes, and 2000000 3.6% of 200万3.6%.
  const atNumber = source.replaceAll(/\)(?:\\s[+*])?\(/gu, String.raw`)\s*(?<=[^\d.,\s]\s*|\d\s+)(?=\d)(`);
  const sources = isOpen ? [apart, apart.replaceAll("(.+?)", "(.+)"), atNumber] : [source];
  return sources.map((each) => new RegExp(`^${each}$`, "u"));
}

/** Words as they may be typed: with any room between them, and none around signs and characters that are written together. */
function literal(text: string): string {
  return folded(text)
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, (room, at: number, all: string) => {
      const sign = /(?!\p{Script=Han})[\p{L}\p{N}]/u;
      const besideSign = !sign.test(all[at - 1] ?? "a") || !sign.test(all[at + room.length] ?? "a");
      return besideSign ? String.raw`\s*` : String.raw`\s+`;
    });
}
