import { catalog } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { testedCalculator, type TestedCalculator } from "./tested-calculator.ts";

const models = import.meta.glob<Calculator>("../../generated/calculators/**/model.ts", {
  eager: true,
  import: "calculator",
});
const words = import.meta.glob<Words>("../../generated/calculators/**/words/*.json", {
  eager: true,
  import: "default",
});

/** Every calculator of the catalog, for what spans them; what holds for each is a law. */
export const allCalculators: readonly TestedCalculator[] = catalog.map(({ id, locales }) => {
  const folder = `../../generated/calculators/${id}`;
  const calculator = models[`${folder}/model.ts`];
  assert(calculator !== undefined, `${id} has a model`);
  const files = locales.flatMap((locale): [string, Words][] => {
    const file = `${folder}/words/${locale}.json`;
    const own = words[file];
    return own === undefined ? [] : [[file, own]];
  });
  return testedCalculator(calculator, Object.fromEntries(files));
});
