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
