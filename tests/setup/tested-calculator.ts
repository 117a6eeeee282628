import { locales } from "../../generated/catalog.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { VariantDescription } from "../../generator/runtime/description.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import type { Words } from "../../generator/runtime/words.ts";

/** A calculator with its words in every language it is offered in. */
export interface TestedCalculator {
  readonly id: string;
  readonly calculator: DocumentedCalculator;
  readonly variants: readonly VariantDescription[];
  /** Its own words, by locale id. */
  readonly own: Readonly<Record<string, Words>>;
  /** Its own words and the shared ones, by locale id. */
  readonly words: Readonly<Record<string, Words>>;
}

const sharedWords = import.meta.glob<Words>("../../generated/words/*.json", {
  eager: true,
  import: "default",
});

/** A calculator with its words by the files they are in. */
export function testedCalculator(
  calculator: DocumentedCalculator,
  files: Readonly<Record<string, Words>>,
): TestedCalculator {
  const { id } = calculator.description;
  const { variants } = calculator.background;
  const own = Object.entries(files).map(([file, words]): [string, Words] => [
    file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/u, ""),
    words,
  ]);
  const words = own.map(([locale, each]): [string, Words] => [locale, { ...sharedIn(locale), ...each }]);
  return { id, calculator, variants, own: Object.fromEntries(own), words: Object.fromEntries(words) };
}

/** The shared words of a language. */
export function sharedIn(locale: string): Words {
  const shared = sharedWords[`../../generated/words/${locale}.json`];
  assert(shared !== undefined, `there are shared words in ${locale}`);
  return shared;
}

/** The words of one page of a calculator, in one of its languages. */
export function translatorOf({ words }: TestedCalculator, slug: string, locale: string): Translator {
  const page = `${locale} ${slug}`;
  const made = translators.get(words) ?? new Map<string, Translator>();
  translators.set(words, made);
  const found = made.get(page) ?? createTranslator(language(locale), variantWords(words[locale] ?? {}, slug));
  made.set(page, found);
  return found;
}

/** By the words of a calculator, then by page: each law asks for the same ones at every example. */
const translators = new WeakMap<TestedCalculator["words"], Map<string, Translator>>();

function language(locale: string): (typeof locales)[number] {
  const found = locales.find(({ id }) => id === locale);
  assert(found !== undefined, `${locale} is a language`);
  return found;
}

/** BCP 47 tags by locale id. */
export const localeTags: Readonly<Record<string, string>> = Object.fromEntries(
  locales.map(({ id, tag }) => [id, tag]),
);
