import { browserWords, type SharedWords } from "../../generator/emit/browser-words.ts";
import { createTranslator, type Locale, type Translator } from "../../generator/presentation/translator.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { sharedIn, type TestedCalculator } from "./tested-calculator.ts";

const shared = import.meta.glob<Words>("../../generated/words/browser/*.json", {
  eager: true,
  import: "default",
});

/** The words that a page of a calculator has in a browser. */
export function browserTranslator(tested: TestedCalculator, slug: string, locale: Locale): Translator {
  const page = `${locale.id} ${slug}`;
  const made = translators.get(tested) ?? new Map<string, Translator>();
  translators.set(tested, made);
  const found = made.get(page) ?? translatorIn(tested, slug, locale);
  made.set(page, found);
  return found;
}

/** By calculator, then by page: each law asks for the same ones at every example. */
const translators = new WeakMap<TestedCalculator, Map<string, Translator>>();

function translatorIn({ calculator, own }: TestedCalculator, slug: string, locale: Locale): Translator {
  const words = shared[`../../generated/words/browser/${locale.id}.json`];
  assert(words !== undefined, `There are words in ${locale.id} for browsers.`);
  const said = browserWords(calculator, own[locale.id] ?? {}, takenFrom(sharedIn(locale.id)));
  return createTranslator(locale, words, variantWords(said, slug));
}

/** Shared words that calculators take those from which they name. */
export function takenFrom(words: Words): SharedWords {
  return {
    nameOf: (key) => words[key],
    keysIn: (group) => Object.keys(words).filter((key) => key.startsWith(`${group}.`)),
  };
}
