import { catalog, locales } from "../../../generated/catalog.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { openInputs } from "../../../generator/presentation/variant.ts";
import type { VariantDescription } from "../../../generator/runtime/description.ts";
import { allCalculators } from "../../setup/all-calculators.ts";
import type { TestedCalculator } from "../../setup/tested-calculator.ts";

/** One calculator page in one language. */
export interface CalculatorPage {
  /** `/en/finance/mortgage`. */
  readonly address: string;
  readonly route: string;
  readonly locale: string;
  readonly tested: TestedCalculator;
  readonly variant: VariantDescription;
}

/** Whether there is anything to enter: a page that is always refused has no form, and no script. */
export function asksForSomething({ tested, variant }: CalculatorPage): boolean {
  return openInputs(tested.calculator.description, variant).length > 0;
}

/** Every calculator page in every language it is offered in. */
export const calculatorPages: readonly CalculatorPage[] = allCalculators.flatMap((tested) =>
  Object.keys(tested.words).flatMap((locale) =>
    tested.variants.map((variant) => ({
      address: `/${locale}/${variant.route}`,
      route: variant.route,
      locale,
      tested,
      variant,
    })),
  ),
);

const [first] = locales;
assert(first !== undefined, "there is a language");
/** The language whose pages are looked at more closely. */
export const firstLocale = first.id;

/** The first page of every calculator, in the first language. */
export const firstPages: readonly CalculatorPage[] = catalog.flatMap(
  ({ id }) => calculatorPages.find(({ tested, locale }) => tested.id === id && locale === firstLocale) ?? [],
);
