import type {
  Calculator,
  CalculatorDescription,
  InputDescription,
  VariantDescription,
} from "../../generator/runtime/description.ts";

/** What stays the same while a visitor types: the calculator, which of its pages this is, and the language. */
export interface Setting {
  readonly calculator: Calculator;
  readonly variant: VariantDescription;
  /** BCP 47. */
  readonly locale: string;
  /** The words an author or visitor may type for a unit, besides its id. */
  readonly unitNames: (unit: string) => readonly string[];
}

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

/** The inputs shown as fields: those the variant does not fix. */
export function openInputs({
  calculator,
  variant,
}: Pick<Setting, "calculator" | "variant">): readonly InputDescription[] {
  return calculator.description.inputs.filter((input) => variant.fixed[input.id] === undefined);
}
