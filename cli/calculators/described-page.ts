import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import type { Found } from "./find-calculator.ts";
import { openPage, type OpenedPage } from "./page.ts";

/** A calculator's page to be described, as it is before anyone enters anything. */
export interface DescribedPage extends OpenedPage {
  readonly presenter: Presenter;
}

/** The page that was found, in the language asked for where it is there, on a day. */
export async function loadDescribedPage(
  found: Found,
  preferred: Translator,
  today: string,
): Promise<DescribedPage> {
  const { page, missing } = await openPage(found, preferred);
  const evaluation = evaluate(page.calculator, page.variant, {}, { today });
  return {
    page,
    missing,
    presenter: createPresenter(page.calculator.description, evaluation, page.translator),
  };
}
