import { onPage } from "../../generator/runtime/on-page.ts";
import { categories } from "../../generated/catalog.ts";
import { inLanguage, variantAt } from "../../generator/presentation/variant.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import type { VariantDescription } from "../../generator/runtime/description.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { isUngenerated } from "./newer-specification.ts";
import { defaultLocale } from "./locales.ts";
import { pagesOf, type Found } from "./find-calculator.ts";
import { loadCalculator, loadCalculatorWords, loadSharedWords } from "./generated-module.ts";

/** One page of a calculator, in a language. */
export interface Page {
  readonly route: string;
  readonly calculator: DocumentedCalculator;
  readonly variant: VariantDescription;
  readonly translator: Translator;
}

/** A page in the language asked for where it is there; else in the first one, and `missing` says so. */
export interface OpenedPage {
  readonly page: Page;
  readonly missing: string | undefined;
}

/** The page that was found, as it is read in a language. */
export function openPage(found: Found, preferred: Translator): Promise<OpenedPage> {
  const key = `${preferred.locale.id} ${found.route}`;
  const page = opened.get(key) ?? open(found, preferred);
  opened.set(key, page);
  return page;
}

/** By language and route: a service answers about the same pages again and again. */
const opened = new Map<string, Promise<OpenedPage>>();

async function open(found: Found, preferred: Translator): Promise<OpenedPage> {
  const loaded = await loadCalculatorPage(found);
  const { translator, missing } = await loadTranslator(found, loaded.variant.slug, preferred);
  return { page: pageIn(loaded, translator), missing };
}

/** The calculator's page at a route. */
export async function loadCalculatorPage({ entry, route }: Found): Promise<Omit<Page, "translator">> {
  const calculator = await loadCalculator(entry.id);
  const variant = variantAt(calculator.background, route);
  return { route, calculator: onPage(calculator, variant), variant };
}

/** A page in the language of its words. */
export function pageIn(page: Omit<Page, "translator">, translator: Translator): Page {
  const variant = inLanguage(page.variant, page.calculator.description, translator.locale);
  return { ...page, variant, translator };
}

/** The words of a calculator; where it is not in the language asked for, those of the first one, and `missing` says so. */
export async function loadTranslator(
  { entry }: Found,
  variant: string,
  preferred: Translator,
): Promise<{ readonly translator: Translator; readonly missing: string | undefined }> {
  const isTranslated = entry.locales.includes(preferred.locale.id);
  const locale = isTranslated ? preferred.locale : defaultLocale();
  const [shared, own] = await Promise.all([
    isTranslated ? preferred.words : loadSharedWords(locale.id),
    loadCalculatorWords(entry.id, locale.id),
  ]);
  if (isTranslated)
    return { translator: createTranslator(locale, shared, variantWords(own, variant)), missing: undefined };
  const names = { calculator: entry.id, language: preferred.locale.name, other: locale.name };
  const translator = createTranslator(locale, shared, variantWords(own, variant));
  return { translator, missing: preferred.t("terminal.not_translated", names) };
}

/** What is wrong where there is no calculator of that name, and how whoever asked gets the list of them. */
export function unknownCalculator(
  name: string,
  nearest: readonly string[],
  { t }: Translator,
  list = listCommand(name),
): LineProblem {
  const message = withNearest(t("terminal.unknown_calculator", { name }), nearest, t);
  if (isUngenerated(name) && pagesOf(name).length === 0)
    return {
      at: "calculator",
      code: "unknown_calculator",
      message: t("terminal.not_generated", { calculator: name }),
    };
  const seeList = t("terminal.see", { command: list });
  return { at: "calculator", code: "unknown_calculator", message: `${message}\n${seeList}` };
}

function listCommand(name: string): string {
  return categories.some(({ id }) => id === name) ? `plainsum list ${name}` : "plainsum list";
}
