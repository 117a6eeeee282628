import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "../../generator/runtime/intl-cache.ts";
import { type TranslatedText, wordsOf } from "./translated-texts.ts";

/** A row of the glossary: how a language says a term, and how it must not. */
export interface GlossaryRow {
  readonly terms: readonly string[];
  /** The folder it holds in; everywhere without one. */
  readonly folder?: string;
  /** Only advice: the term has other senses as well. */
  readonly isAdvice: boolean;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly banned: Readonly<Record<string, readonly string[]>>;
}

const columns = { es: 1, zh: 2, ar: 3 } as const;

/** The rows of the tables of a glossary in Markdown. */
export function glossaryRows(markdown: string): readonly GlossaryRow[] {
  return markdown.split("\n").flatMap((line) => {
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [english = ""] = cells;
    if (cells.length !== 5 || english === "English" || /^-+$/u.test(english)) return [];
    const isAdvice = english.startsWith("_");
    const [, terms = "", folder] = /^(.*?)(?: in ([\w/-]+))?$/u.exec(english.replaceAll("_", "")) ?? [];
    const sides = Object.entries(columns).map(([locale, column]) => {
      const [words = "", banned = ""] = (cells[column] ?? "").split(/(?:^|,\s*)not:/u);
      return { locale, words: listOf(words), banned: listOf(banned) };
    });
    return [
      {
        terms: listOf(terms),
        ...(folder === undefined ? {} : { folder }),
        isAdvice,
        words: Object.fromEntries(sides.map(({ locale, words }) => [locale, words])),
        banned: Object.fromEntries(sides.map(({ locale, banned }) => [locale, banned])),
      },
    ];
  });
}

export function readGlossary(): readonly GlossaryRow[] {
  return glossaryRows(readFileSync(join(import.meta.dirname, "../../specs/words/glossary.md"), "utf8"));
}

function listOf(cell: string): readonly string[] {
  return cell
    .replaceAll(/\s*[(（][^)）]*[)）]/gu, "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** What a translation has against the glossary: a term without any of its words, or a word that may not be used. */
export function glossaryProblems(
  { locale, folder, key, english, text }: TranslatedText,
  rows: readonly GlossaryRow[],
): readonly string[] {
  const original = foldedEnglish(wordsOf(english));
  const translation = folded(wordsOf(text), locale);
  const holding = holdingIn(folder, rows);
  const meant = rowsMeant(original, holding.terms);
  const accepted = meant.flatMap(({ words }) => words[locale] ?? []);
  const place = `${folder} ${key}`;
  const lacking = meant.flatMap(({ terms, isAdvice, words }) => {
    const allowed = words[locale] ?? [];
    return isAdvice || allowed.some((word) => hasStem(translation, word, locale))
      ? []
      : [`${place}: "${terms.join(", ")}" without ${allowed.join(" or ")}: ${text}`];
  });
  const wrong = holding
    .bannedIn(locale)
    .filter((banned) => isIn(translation, banned) && !accepted.some((other) => other.includes(banned.word)))
    .map(({ word }) => `${place}: never ${word}: ${text}`);
  return [...lacking, ...wrong];
}

function foldedEnglish(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[\s-]+/gu, " ");
}

/** What holds in a folder: terms, the longest first, and what a language must not say. */
interface Holding {
  readonly terms: readonly Term[];
  readonly bannedIn: (locale: string) => readonly BannedWord[];
}

interface Term {
  readonly row: GlossaryRow;
  /** What every form of it begins with. */
  readonly start: string;
  readonly pattern: RegExp;
}

function holdingIn(folder: string, rows: readonly GlossaryRow[]): Holding {
  const byFolder = holdings.get(rows) ?? new Map<string, Holding>();
  holdings.set(rows, byFolder);
  const found = byFolder.get(folder) ?? heldIn(folder, rows);
  byFolder.set(folder, found);
  return found;
}

/** A folder has hundreds of texts, and a glossary hundreds of terms. */
const holdings = new WeakMap<readonly GlossaryRow[], Map<string, Holding>>();

function heldIn(folder: string, all: readonly GlossaryRow[]): Holding {
  const rows = all.filter((row) => row.folder === undefined || row.folder === folder);
  const terms = rows
    .flatMap((row) => row.terms.map((term) => ({ row, term })))
    .toSorted((one, other) => other.term.length - one.term.length)
    .map(({ row, term }) => ({ row, start: term.slice(0, -1).toLowerCase(), pattern: patternOf(term) }));
  const bannedIn = cached((locale: string) =>
    rows.flatMap(({ banned }) => (banned[locale] ?? []).map((word) => bannedWord(word, locale))),
  );
  return { terms, bannedIn };
}

/** The rows whose terms a text has. Of terms that hold one another the longest counts: "jail credit" is not "jail". */
function rowsMeant(english: string, terms: readonly Term[]): readonly GlossaryRow[] {
  const meant = new Set<GlossaryRow>();
  let rest = english;
  for (const { row, start, pattern: written } of terms) {
    // Most texts have none of it: looked for plainly first, which is fast.
    if (!rest.includes(start)) continue;
    const left = rest.replace(written, "·");
    if (left !== rest) meant.add(row);
    rest = left;
  }
  return [...meant];
}

function patternOf(term: string): RegExp {
  const words = foldedEnglish(term).replace(/y$/u, "(?:y|ies)");
  return pattern(`term ${term}`, () => `(?<![a-z'])${words}(?:s|es)?(?![a-z'])`, "gu");
}

/** Without case, accents and vowel marks, which inflection changes. */
function folded(text: string, locale: string): string {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/gu, " ");
  return locale === "ar" ? plain.replaceAll(/[أإآ]/gu, "ا") : plain;
}

/** Whether a text has a word in any of its forms: other endings, and in Arabic with or without what is written before it. */
function hasStem(text: string, word: string, locale: string): boolean {
  if (locale === "zh") return text.includes(word.toLowerCase());
  return pattern(`stem ${locale} ${word}`, () =>
    folded(word, locale)
      .split(" ")
      .map((part) =>
        locale === "ar"
          ? String.raw`(?<!\p{L})[وفبكل]{0,2}(?:ال|ل)?${part.replace(/^ال/u, "").replace(/ة$/u, "[ةت]")}\p{L}{0,3}`
          : String.raw`(?<!\p{L})${part.replace(/(?<=.{3})[aeo]?s?$/u, "")}\p{L}{0,3}`,
      )
      .join(" "),
  ).test(text);
}

interface BannedWord {
  readonly word: string;
  /** What every form of it holds. */
  readonly core: string;
  readonly pattern?: RegExp;
}

/** Exactly this word, but for what Arabic writes before it and a plural. */
const bannedWord = cached((word: string, locale: string): BannedWord => {
  if (locale === "zh") return { word, core: word };
  const plain = folded(word, locale);
  const isDefinite = locale === "ar" && plain.startsWith("ال");
  const forms = isDefinite ? `(?:${plain}|ل${plain.slice(1)})` : plain;
  const source =
    locale === "ar"
      ? String.raw`(?<!\p{L})[وفبك]{0,2}${forms}(?!\p{L})`
      : String.raw`(?<!\p{L})${plain}(?:s|es)?(?!\p{L})`;
  return { word, core: isDefinite ? plain.slice(1) : plain, pattern: new RegExp(source, "u") };
});

/** Most texts have none of it: looked for plainly first, which is fast. */
function isIn(text: string, { core, pattern: written }: BannedWord): boolean {
  return text.includes(core) && (written === undefined || written.test(text));
}

const patterns = new Map<string, RegExp>();

/** The pattern of this name, built once. */
function pattern(name: string, source: () => string, flags = "u"): RegExp {
  const known = patterns.get(name) ?? new RegExp(source(), flags);
  patterns.set(name, known);
  return known;
}
