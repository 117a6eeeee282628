import type { CalculatorDescription, InputDescription, VariantDescription } from "../runtime/description.ts";

/** The variant shown at `path` (`finance/mortgage`); a calculator without variants is its own only one. */
export function variantAt(description: CalculatorDescription, path: string): VariantDescription {
  return (
    description.variants.find((variant) => variant.route === path) ?? {
      slug: path.slice(path.lastIndexOf("/") + 1),
      route: path,
      fixed: {},
      defaults: {},
    }
  );
}

/** The inputs a page asks for: those its variant does not fix. */
export function openInputs(
  { inputs }: Pick<CalculatorDescription, "inputs">,
  { fixed }: Pick<VariantDescription, "fixed">,
): readonly InputDescription[] {
  return inputs.filter(({ id }) => fixed[id] === undefined);
}
