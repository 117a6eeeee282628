import { packWords } from "../presentation/packed-words.ts";
import { everyPageKeys } from "../presentation/word-keys.ts";
import type { Words } from "../runtime/words.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";

/** Where the words of a calculator in one language lie. */
export function wordsPath(calculator: string, locale: string): string {
  return `generated/calculators/${calculator}/words/${locale}.json`;
}

/** The code that takes the words in every file of a pattern into a program, by their file. */
export function wordsGlob(pattern: string): string {
  return `import.meta.glob<Words>(${JSON.stringify(pattern)}, { eager: true, import: "default" })`;
}

/** Where the words all pages and the terminal share in one language lie. */
export function sharedWordsPath(locale: string): string {
  return `generated/words/${locale}.json`;
}

/** Where the words that every calculator's page says in one language lie, as browsers fetch them. */
export function everyPageWordsPath(locale: string): string {
  return `generated/words/every-page/${locale}.json`;
}

/** Of the shared words, those that nearly every calculator's page says. */
export function emitEveryPageWords(words: Words): string {
  const isCommon = ([key]: readonly [string, unknown]): boolean => everyPageKeys.includes(key);
  return `${JSON.stringify(packWords(Object.fromEntries(Object.entries(words).filter(isCommon))))}\n`;
}

/**
 * Compiled words as data, a text a line: the compiler has nothing to say about them, and reading them as programs
 * would cost it more than all programs together.
 */
export function emitWords(words: Words): string {
  const lines = Object.entries(words).map(
    ([key, message]) => `${JSON.stringify(key)}: ${JSON.stringify(message)}`,
  );
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
}

/** Where the words that an answer in one line is said with lie: a calculator's own, and those it shares with others. */
export function answerWordsPath(calculator: string, locale: string): string {
  return `generated/calculators/${calculator}/answer-words/${locale}.json`;
}

export function sharedAnswerWordsPath(locale: string): string {
  return `generated/ask/words/${locale}.json`;
}

/** Where that lies which fetches the words of each calculator that an answer in one line is said with. */
export function wordsToAnswerPath(locale: string): string {
  return `generated/ask/words/${locale}.ts`;
}

/** A program for each language: a visitor has no use for the names of the others' files. */
export function emitWordsToAnswer(locale: string): EmittedSource {
  const file = createSourceFile(wordsToAnswerPath(locale), "specs/");
  file.import("PackedWords", "../../../generator/presentation/packed-words.ts", "type");
  const pattern = `../../${answerWordsPath("**", locale).replace("generated/", "")}`;
  file.constant({
    name: "words",
    about: "The words that answers are said with, by their file.",
    value: `import.meta.glob<PackedWords>(${JSON.stringify(pattern)}, { import: "default" })`,
    exported: true,
  });
  return file.finish();
}

/** Groups of a calculator's own words that only its page says. */
const onlyOnPages =
  /^(?:variants\.[^.]+\.)?(?:sections|questions|examples|keywords|ask|title|short_title|intro|summary|charts|steps|groups|orders)\b|\.(?:hint|aid|note|ways|short_options)\b/;

/** Of a calculator's own words, those that an answer in one line is said with. */
export function emitAnswerWords(words: Words): string {
  return packedWhere(words, (key) => !onlyOnPages.test(key));
}

/** Of the shared words, those that an answer in one line is said with. */
export function emitSharedAnswerWords(words: Words): string {
  return packedWhere(words, (key) =>
    /^units\.(?!groups\.)[^.]+\.(?:name|symbol|amount|of|age)$|^(?:term|boolean|math|status|currency)\.|^results\.(?:refused|invalid|secondary|unconfirmed|stale|passed|outside_table)$|^workings\.(?:rows|table_keys|row_used|arithmetic)/.test(
      key,
    ),
  );
}

function packedWhere(words: Words, isSaid: (key: string) => boolean): string {
  return `${JSON.stringify(packWords(Object.fromEntries(Object.entries(words).filter(([key]) => isSaid(key)))))}\n`;
}
