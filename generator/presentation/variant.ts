import type { Locale } from "./translator.ts";
import { assert } from "../runtime/assert.ts";
import type {
  CalculatorBackground,
  CalculatorDescription,
  InputDescription,
  VariantDescription,
  VariantInputs,
} from "../runtime/description.ts";
import type { Texts } from "../runtime/query.ts";
import type { FieldTexts } from "../runtime/reading/read-inputs.ts";

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

/** The input in which a visitor chooses the currency of amounts, by its id; undefined where there is none. */
export function currencyInput({ inputs }: Pick<CalculatorDescription, "inputs">): string | undefined {
  return inputs
    .flatMap((input) =>
      input.type === "money" && input.display.kind === "money" ? [input.display.currency] : [],
    )
    .flatMap((currency) => (typeof currency === "string" ? [] : [currency.from]))
    .find((id) => inputs.some((input) => input.id === id && input.type === "choice"));
}

/**
 * A page as it begins in the currency that `texts` name: with the amounts and rates of the region whose currency it is, else
 * its own. What texts or the page's author give stays.
 */
export function inCurrency<Variant extends VariantInputs>(
  variant: Variant,
  description: Pick<CalculatorDescription, "inputs">,
  texts: FieldTexts | Texts,
): Variant {
  const id = currencyInput(description);
  const chosen = id === undefined ? undefined : texts[id];
  if (chosen === undefined) return variant;
  const choice = description.inputs.find((input) => input.id === id);
  const ofChoice = choice === undefined ? {} : regionDefaultsOf(choice);
  const regions = Object.keys(ofChoice).filter((region) => ofChoice[region] === chosen);
  const own = openInputs(description, variant).flatMap((input) => {
    const examples = moneyExamples(input);
    const { [input.id]: before = input.default } = variant.defaults;
    if (typeof before !== "string" || !examples.includes(before)) return [];
    const [text] = regions.flatMap((region) => regionDefaultsOf(input)[region] ?? []);
    return [[input.id, text ?? input.default] as const];
  });
  return { ...variant, defaults: { ...variant.defaults, ...Object.fromEntries(own) } };
}

/** What an amount or a rate is in the examples of all regions; none where it is the same in all. */
export function moneyExamples(input: InputDescription): readonly string[] {
  if (input.type !== "money" && input.type !== "percent") return [];
  return input.regionDefaults === undefined ? [] : [input.default, ...Object.values(input.regionDefaults)];
}

function regionDefaultsOf(input: InputDescription): Readonly<Record<string, string>> {
  return input.type === "rows" ? {} : (input.regionDefaults ?? {});
}
