import type { Locale } from "./translator.ts";
import { assert } from "../runtime/assert.ts";
import type {
  CalculatorBackground,
  CalculatorDescription,
  InputDescription,
  VariantDescription,
  VariantInputs,
} from "../runtime/description.ts";

/** The variant shown at `path` (`finance/mortgage`). */
export function variantAt(
  { variants }: Pick<CalculatorBackground, "variants">,
  path: string,
): VariantDescription {
  const variant = variants.find(({ route }) => route === path);
  assert(variant !== undefined, `A calculator has a page at ${path}.`);
  return variant;
}

/** The inputs a page asks for: those its variant does not fix. */
export function openInputs(
  { inputs }: Pick<CalculatorDescription, "inputs">,
  { fixed }: Pick<VariantInputs, "fixed">,
): readonly InputDescription[] {
  return inputs.filter(({ id }) => fixed[id] === undefined);
}

/** A page as readers of a language begin with it: with the example values of their region, where the page has none of its own. */
export function inLanguage<Variant extends VariantInputs>(
  variant: Variant,
  { inputs }: Pick<CalculatorDescription, "inputs">,
  { region }: Locale,
): Variant {
  if (region === undefined) return variant;
  const own = inputs.flatMap((input) => {
    const text = input.type === "rows" ? undefined : input.regionDefaults?.[region];
    return text === undefined || variant.fixed[input.id] !== undefined ? [] : [[input.id, text] as const];
  });
  return own.length === 0
    ? variant
    : { ...variant, defaults: { ...Object.fromEntries(own), ...variant.defaults } };
}
