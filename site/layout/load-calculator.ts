import type { ComponentType } from "react";
import type { PageContextServer } from "vike/types";
import { catalog } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { variantAt } from "../../generator/presentation/variant.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import type {
  Calculator,
  CalculatorBackground,
  VariantDescription,
} from "../../generator/runtime/description.ts";
import type { WorkedStepModel, DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import type { Words } from "../../generator/runtime/words.ts";
import type { CalculatorPage } from "../islands/hydrate-island.tsx";
import { browserWords, type BrowserWords } from "../words/browser-words.ts";

// Only the calculator of the page that is drawn is loaded.
const models = import.meta.glob<
  Pick<DocumentedCalculator, "background"> & { readonly calculator: Calculator }
>("../../generated/calculators/**/model.ts");
const wordsOf = import.meta.glob<Words>("../../generated/calculators/**/words/*.json", { import: "default" });
const stepModelOf = import.meta.glob<WorkedStepModel>("../../generated/calculators/**/step-model.ts", {
  import: "stepModel",
});
const pages = import.meta.glob<{
  readonly CalculatorPage: CalculatorPage;
  /** What it shows of its calculator, where that is less. */
  readonly calculator?: Calculator;
}>("../../generated/calculators/**/page*.tsx");
const leads = import.meta.glob<ComponentType>("../../generated/calculators/**/lead*.tsx", {
  import: "DrawnLead",
});
const evidences = import.meta.glob<ComponentType>("../../generated/calculators/**/evidence*.tsx", {
  import: "DrawnDetails",
});

/** A calculator with all that a page of it is drawn from. */
export interface LoadedCalculator {
  readonly variant: VariantDescription;
  readonly calculator: Calculator;
  readonly Page: CalculatorPage;
  /** The address of the script that draws it in a browser. */
  readonly script: string;
  /** What stands beside and below its answer, as far as there is any. */
  readonly evidence: { readonly lead?: ComponentType; readonly evidence?: ComponentType };
  readonly stepModel: WorkedStepModel;
  readonly background: CalculatorBackground;
  /** Its own words for this page. */
  readonly words: Words;
  /** Those of them that it says in a browser, of all its pages. */
  readonly browserWords: BrowserWords;
}

/** The calculator whose page stands at `route` (`finance/mortgage`), with its words in `locale`. */
export async function loadCalculator(
  route: string,
  locale: string,
  { assetsManifest }: Pick<PageContextServer["globalContext"], "assetsManifest">,
): Promise<LoadedCalculator> {
  const entry = catalog.find(({ variants }) => variants.some((variant) => variant.route === route));
  const shown = entry?.variants.find((variant) => variant.route === route);
  assert(entry !== undefined && shown !== undefined, `There is no calculator "${route}".`);
  const folder = `generated/calculators/${entry.id}`;
  const page = `${folder}/${fileName("page", shown.layout)}`;
  const [model, words, browser, stepModel, drawn, lead, evidence] = await Promise.all([
    models[`../../${folder}/model.ts`]?.(),
    wordsOf[`../../${folder}/words/${locale}.json`]?.(),
    browserWords(entry.id, locale),
    stepModelOf[`../../${folder}/step-model.ts`]?.(),
    pages[`../../${page}`]?.(),
    leads[`../../${folder}/${fileName("lead", shown.evidence)}`]?.(),
    evidences[`../../${folder}/${fileName("evidence", shown.evidence)}`]?.(),
  ]);
  assert(
    model !== undefined && words !== undefined && stepModel !== undefined && drawn !== undefined,
    `The calculator "${entry.id}" has a model, steps, a page and words in "${locale}".`,
  );
  // While someone edits, the file itself is the script.
  const script = assetsManifest === null ? page : assetsManifest[page]?.file;
  assert(script !== undefined, `${page} was bundled.`);
  const { calculator = model.calculator, CalculatorPage: Page } = drawn;
  return {
    variant: variantAt(model.background, route),
    calculator,
    Page,
    script: `/${script}`,
    evidence: {
      ...(lead === undefined ? {} : { lead }),
      ...(evidence === undefined ? {} : { evidence }),
    },
    stepModel,
    background: model.background,
    words: variantWords(words, shown.slug),
    browserWords: browser,
  };
}

/** The file of a part of a calculator, in one of its layouts; the first layout has no name. */
function fileName(part: string, layout: string | undefined): string {
  if (layout === undefined) return "";
  return layout === "" ? `${part}.tsx` : `${part}.${layout}.tsx`;
}
