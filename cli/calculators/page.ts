import { variantAt } from "../../generator/presentation/variant.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import type { Calculator, VariantDescription } from "../../generator/runtime/description.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import type { Terminal } from "../terminal.ts";
import { defaultLocale, type Found, type Locale } from "./find-calculator.ts";
import { loadCalculator, loadCalculatorWords, loadSharedWords } from "./generated-module.ts";

/** One page of a calculator, in a language. */
export interface Page {
  readonly route: string;
  readonly calculator: Calculator;
  readonly variant: VariantDescription;
  readonly translator: Translator;
}

/** The calculator's page at a route. */
export async function loadCalculatorPage({ entry, route }: Found): Promise<Omit<Page, "translator">> {
  const calculator = await loadCalculator(entry.id);
  return { route, calculator, variant: variantAt(calculator.description, route) };
}

/** The words of a calculator; where it is not in `locale` yet, those of the first language, which is said. */
export async function loadTranslator(
  { entry }: Found,
  variant: string,
  locale: Locale,
  terminal: Terminal,
): Promise<Translator> {
  const isTranslated = entry.locales.includes(locale.id);
  const spoken = isTranslated ? locale : defaultLocale();
  if (!isTranslated)
    terminal.note(`${entry.id} is not in ${locale.name} yet; it answers in ${spoken.name}\n`);
  const [shared, own] = await Promise.all([
    loadSharedWords(spoken.id),
    loadCalculatorWords(entry.id, spoken.id),
  ]);
  return createTranslator(spoken, shared, variantWords(own, variant));
}

/** What to say where there is no calculator of that name. */
export function unknownCalculatorText(name: string, nearest: readonly string[]): string {
  const hint = nearest.length === 0 ? "" : ` Did you mean ${nearest.join(" or ")}?`;
  return `There is no calculator "${name}".${hint}\nSee plainsum list, or plainsum search <words>.`;
}
