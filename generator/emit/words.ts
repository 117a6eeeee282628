import { packWords } from "../presentation/packed-words.ts";
import { everyPageKeys } from "../presentation/word-keys.ts";
import type { Words } from "../runtime/words.ts";

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
