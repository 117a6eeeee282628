import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import type { Found } from "./find-calculator.ts";
import { loadCalculatorPage, loadTranslator, pageIn, type Page } from "./page.ts";

/** A calculator's page to be described, as it is before anyone enters anything. */
export interface DescribedPage {
  readonly page: Page;
  readonly presenter: Presenter;
  /** Says that it is not in the language asked for. */
  readonly missing: string | undefined;
}

/** The page that was found, in the language asked for where it is there, on a day. */
export async function loadDescribedPage(
  found: Found,
  preferred: Translator,
  today: string,
): Promise<DescribedPage> {
  const loaded = await loadCalculatorPage(found);
  const { translator, missing } = await loadTranslator(found, loaded.variant.slug, preferred);
  const page = pageIn(loaded, translator);
  const evaluation = evaluate(page.calculator, page.variant, {}, { today });
  return { page, missing, presenter: createPresenter(page.calculator.description, evaluation, translator) };
}
