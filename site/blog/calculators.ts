import { catalog } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import type { Words } from "../../generator/runtime/words.ts";

// A post names its calculator in text, so all of them are at hand; none of this reaches a browser.
const models = import.meta.glob<{ readonly calculator: Calculator }>(
  "../../generated/calculators/**/model.ts",
  { eager: true },
);
const wordModules = import.meta.glob<{ readonly words: Words }>("../../generated/calculators/**/words/*.ts", {
  eager: true,
});

/** A calculator a post may show. */
export interface EmbeddedCalculator {
  readonly id: string;
  readonly slug: string;
  readonly calculator: Calculator;
  readonly words: Readonly<Record<string, Words>>;
}

/** The calculator whose page stands at `route` (`finance/mortgage`). */
export function calculatorAt(route: string): EmbeddedCalculator {
  const entry = catalog.find(({ variants }) => variants.some((variant) => variant.route === route));
  const variant = entry?.variants.find((one) => one.route === route);
  assert(
    entry !== undefined && variant !== undefined,
    `A post shows the calculator "${route}", which does not exist.`,
  );
  const folder = `../../generated/calculators/${entry.id}`;
  const model = models[`${folder}/model.ts`];
  assert(model !== undefined, `The calculator "${entry.id}" has a model.`);
  const words = Object.fromEntries(
    entry.locales.flatMap((locale) => {
      const module = wordModules[`${folder}/words/${locale}.ts`];
      return module === undefined ? [] : [[locale, module.words]];
    }),
  );
  return { id: entry.id, slug: variant.slug, calculator: model.calculator, words };
}
