import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { cached } from "../../generator/runtime/intl-cache.ts";
import { filesBelow } from "../../generator/specification-files.ts";
import { flattenTexts } from "../../generator/words/words.ts";

/** A text of a words file beside the English it was translated from. */
export interface TranslatedText {
  readonly locale: string;
  /** The folder below `specs/`. */
  readonly folder: string;
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

export const translatedLocales = ["es", "zh", "ar"] as const;

const specs = join(import.meta.dirname, "../../specs");

/** What a visitor types is collected in each language, not translated: keywords and questions to the search box. */
const collected = /^(?:variants\.[^.]+\.)?(?:keywords|other_things|ask)\b/u;

/** Every text a visitor reads in a language, with its English: calculators, parts, tables, units and shared words. */
export function translatedTexts(locale: string): readonly TranslatedText[] {
  const texts = read.get(locale) ?? readTexts(locale);
  read.set(locale, texts);
  return texts;
}

const read = new Map<string, readonly TranslatedText[]>();

function readTexts(locale: string): readonly TranslatedText[] {
  return filesBelow(specs)
    .filter((path) => path.endsWith("/en.yaml"))
    .flatMap((path) => {
      const other = path.replace(/en\.yaml$/u, `${locale}.yaml`);
      if (!existsSync(other)) return [];
      const english = textsOf(path);
      const folder = relative(specs, path).replace(/\/en\.yaml$/u, "");
      return [...textsOf(other)].flatMap(([key, text]) =>
        collected.test(key) ? [] : [{ locale, folder, key, english: english.get(key) ?? "", text }],
      );
    });
}

/** Every text of a language's own files, by the folder below `specs/`. */
export function wordsIn(locale: string): readonly Pick<TranslatedText, "folder" | "key" | "text">[] {
  return filesBelow(specs)
    .filter((path) => path.endsWith(`/${locale}.yaml`))
    .flatMap((path) => {
      const folder = relative(specs, path).replace(/\/\w+\.yaml$/u, "");
      return [...textsOf(path)].map(([key, text]) => ({ folder, key, text }));
    });
}

/** The texts of a file, which every language and several laws ask for. */
const textsOf = cached(
  (path: string): ReadonlyMap<string, string> => new Map(flattenTexts(parse(readFileSync(path, "utf8")))),
);

/** The words of an ICU message alone: what is put in, and what chooses, is left out. */
export function wordsOf(message: string): string {
  return message
    .replaceAll(/\{\s*[\w.]+\s*\}/gu, " ")
    .replaceAll(/\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,/gu, "{")
    .replaceAll(/[=\w]+\s*\{/gu, "{")
    .replaceAll(/\((?:https?:|\/)[^)]*\)/gu, " ")
    .replaceAll(/[{}*⁦⁩]/gu, " ");
}
