import { locales as generatedLocales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { createTranslator, type Locale, type Translator } from "../../generator/presentation/translator.ts";

/** Every language of the site; the first is the one other pages fall back to (`x-default`, the blog). */
export const siteLocales: readonly Locale[] = generatedLocales;

// A language is added by adding its words, so no list of imports is kept here.
const sharedWords = import.meta.glob<Words>("../../generated/words/*.json", {
  eager: true,
  import: "default",
});

const speeches: ReadonlyMap<string, Translator> = new Map(
  siteLocales.map((locale) => {
    const words = sharedWords[`../../generated/words/${locale.id}.json`];
    assert(words !== undefined, `The locale "${locale.id}" has no shared words.`);
    return [locale.id, createTranslator(locale, words)];
  }),
);

/** The shared words of one language. */
export function siteTranslator(locale: string): Translator {
  const translator = speeches.get(locale);
  assert(translator !== undefined, `There is no locale "${locale}".`);
  return translator;
}

/** The words of pages that exist once, outside every locale. */
export function defaultTranslator(): Translator {
  const [first] = siteLocales;
  assert(first !== undefined, "The site has no locale.");
  return siteTranslator(first.id);
}
