import { locales as generatedLocales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { createSpeech, type Locale, type Speech } from "./speech.ts";

/** Every language of the site; the first is the one other pages fall back to (`x-default`, the blog). */
export const siteLocales: readonly Locale[] = generatedLocales;

// A language is added by adding its words, so no list of imports is kept here.
const wordModules = import.meta.glob<{ readonly words: Words }>("../../generated/words/*.ts", {
  eager: true,
});

const speeches: ReadonlyMap<string, Speech> = new Map(
  siteLocales.map((locale) => {
    const module = wordModules[`../../generated/words/${locale.id}.ts`];
    assert(module !== undefined, `The locale "${locale.id}" has no shared words.`);
    return [locale.id, createSpeech(locale, module.words)];
  }),
);

/** The shared words of one language. */
export function siteSpeech(locale: string): Speech {
  const speech = speeches.get(locale);
  assert(speech !== undefined, `There is no locale "${locale}".`);
  return speech;
}

/** The words of pages that exist once, outside every locale. */
export function defaultSpeech(): Speech {
  const [first] = siteLocales;
  assert(first !== undefined, "The site has no locale.");
  return siteSpeech(first.id);
}
