import type { Words } from "../runtime/words.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";
import { browserWordsPath } from "./browser-words.ts";

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

/** Where the addresses lie that browsers fetch the words of each calculator at. */
export function wordAddressesPath(locale: string): string {
  return `generated/ask/words/${locale}.ts`;
}

/** A program for each language: a visitor has no use for the names of the others' files. */
export function emitWordAddresses(locale: string): EmittedSource {
  const file = createSourceFile(wordAddressesPath(locale), "specs/");
  const pattern = `../../${browserWordsPath("**", locale).replace("generated/", "")}`;
  file.constant({
    name: "addresses",
    about: "Where browsers fetch the words of each calculator, by its file.",
    value: `import.meta.glob<string>(${JSON.stringify(pattern)}, { eager: true, query: "?url&no-inline", import: "default" })`,
    exported: true,
  });
  return file.finish();
}
