import { catalog, locales } from "../../generated/catalog.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator, VariantDescription } from "../../generator/runtime/description.ts";
import type { Words } from "../../generator/runtime/words.ts";

/** A calculator with its words in every language it is offered in. */
export interface TestedCalculator {
  readonly id: string;
  readonly calculator: Calculator;
  readonly variants: readonly VariantDescription[];
  /** Its own words and the shared ones, by locale id. */
  readonly words: Readonly<Record<string, Words>>;
}

const models = import.meta.glob<{ readonly calculator: Calculator }>(
  "../../generated/calculators/**/model.ts",
  { eager: true },
);
const ownWords = import.meta.glob<Words>("../../generated/calculators/**/words/*.json", {
  eager: true,
  import: "default",
});
const sharedWords = import.meta.glob<Words>("../../generated/words/*.json", {
  eager: true,
  import: "default",
});

/** Every calculator of the catalog. */
export const allCalculators: readonly TestedCalculator[] = catalog.map(({ id, locales: offered }) => {
  const model = models[`../../generated/calculators/${id}/model.ts`];
  assert(model !== undefined, `${id} has a model`);
  const { calculator } = model;
  const words = offered.map((locale): [string, Words] => [
    locale,
    { ...sharedIn(locale), ...ownWordsIn(id, locale) },
  ]);
  return {
    id,
    calculator,
    variants: calculator.description.variants,
    words: Object.fromEntries<Words>(words),
  };
});

/** BCP 47 tags by locale id. */
export const localeTags: Readonly<Record<string, string>> = Object.fromEntries(
  locales.map(({ id, tag }) => [id, tag]),
);

/** The words of one page of a calculator, in one of its languages. */
export function translatorOf({ words }: TestedCalculator, slug: string, locale: string): Translator {
  const found = locales.find(({ id }) => id === locale);
  assert(found !== undefined, `${locale} is a language`);
  return createTranslator(found, variantWords(words[locale] ?? {}, slug));
}

/** A calculator's own words in a language. */
export function ownWordsIn(id: string, locale: string): Words {
  return ownWords[`../../generated/calculators/${id}/words/${locale}.json`] ?? {};
}

/** The shared words of a language. */
export function sharedIn(locale: string): Words {
  const shared = sharedWords[`../../generated/words/${locale}.json`];
  assert(shared !== undefined, `there are shared words in ${locale}`);
  return shared;
}
