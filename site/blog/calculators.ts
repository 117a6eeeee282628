import type { ComponentType } from "react";
import { catalog } from "../../generated/catalog.ts";
import { pages } from "../../generated/pages.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { variantAt } from "../../generator/presentation/variant.ts";
import type {
  Calculator,
  CalculatorBackground,
  CalculatorWorkings,
  DocumentedCalculator,
  VariantDescription,
} from "../../generator/runtime/description.ts";
import type { Words } from "../../generator/runtime/words.ts";
import type { CalculatorPage } from "../islands/hydrate-island.tsx";

// A post names its calculator in text; only the one it names is loaded.
const models = import.meta.glob<
  Pick<DocumentedCalculator, "background"> & { readonly calculator: Calculator }
>("../../generated/calculators/**/model.ts");
const wordsOf = import.meta.glob<Words>("../../generated/calculators/**/words/*.json", { import: "default" });
const workingsOf = import.meta.glob<CalculatorWorkings>("../../generated/calculators/**/workings.ts", {
  import: "workings",
});
const leads = import.meta.glob<ComponentType>("../../generated/calculators/**/lead.tsx", {
  import: "DrawnLead",
});
const evidences = import.meta.glob<ComponentType>("../../generated/calculators/**/evidence.tsx", {
  import: "DrawnEvidence",
});

/** A calculator a post shows. */
export interface EmbeddedCalculator {
  readonly id: string;
  readonly variant: VariantDescription;
  readonly calculator: Calculator;
  readonly Page: CalculatorPage;
  /** What stands beside and below its answer, as far as there is any. */
  readonly evidence: { readonly lead?: ComponentType; readonly evidence?: ComponentType };
  readonly workings: CalculatorWorkings;
  readonly background: CalculatorBackground;
  /** Its words in the language of posts. */
  readonly words: Words;
}

/** The calculator whose page stands at `route` (`finance/mortgage`), with its words in `locale`. */
export async function loadCalculatorAt(route: string, locale: string): Promise<EmbeddedCalculator> {
  const entry = catalog.find(({ variants }) => variants.some((variant) => variant.route === route));
  assert(entry !== undefined, `A post shows the calculator "${route}", which does not exist.`);
  const folder = `../../generated/calculators/${entry.id}`;
  const [model, words, workings, Page, lead, below] = await Promise.all([
    models[`${folder}/model.ts`]?.(),
    wordsOf[`${folder}/words/${locale}.json`]?.(),
    workingsOf[`${folder}/workings.ts`]?.(),
    pages[route]?.(),
    leads[`${folder}/lead.tsx`]?.(),
    evidences[`${folder}/evidence.tsx`]?.(),
  ]);
  assert(
    model !== undefined && words !== undefined && workings !== undefined && Page !== undefined,
    `The calculator "${entry.id}" has a model, workings, a page and words in "${locale}".`,
  );
  const { calculator, background } = model;
  const variant = variantAt(background, route);
  const evidence = {
    ...(lead === undefined ? {} : { lead }),
    ...(below === undefined ? {} : { evidence: below }),
  };
  return { id: entry.id, variant, calculator, background, Page, evidence, workings, words };
}
