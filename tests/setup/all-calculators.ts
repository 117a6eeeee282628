import { catalog } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator, CalculatorBackground } from "../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { testedCalculator, type TestedCalculator } from "./tested-calculator.ts";

interface Model {
  readonly calculator: Calculator;
  readonly background: CalculatorBackground;
}

const models = import.meta.glob<Model>("../../generated/calculators/**/model.ts", { eager: true });
const stepModel = import.meta.glob<WorkedStepModel>("../../generated/calculators/**/step-model.ts", {
  eager: true,
  import: "stepModel",
});
const words = import.meta.glob<Words>("../../generated/calculators/**/words/*.json", {
  eager: true,
  import: "default",
});

/** Every calculator of the catalog, for what spans them; what holds for each is a law. */
export const allCalculators: readonly TestedCalculator[] = catalog.map(({ id, locales }) => {
  const folder = `../../generated/calculators/${id}`;
  const model = models[`${folder}/model.ts`];
  const own = stepModel[`${folder}/step-model.ts`];
  assert(model !== undefined && own !== undefined, `${id} has a model and its steps`);
  const files = locales.flatMap((locale): [string, Words][] => {
    const file = `${folder}/words/${locale}.json`;
    const texts = words[file];
    return texts === undefined ? [] : [[file, texts]];
  });
  const { calculator, background } = model;
  return testedCalculator({ ...calculator, background, stepModel: own }, Object.fromEntries(files));
});
