import type { AskRules } from "../presentation/ask-index.ts";
import { openInputs } from "../presentation/variant.ts";
import type { CalculatorDescription, InputDescription, VariantInputs } from "../runtime/description.ts";
import { otherParts } from "../runtime/parts-of-one.ts";
import type { Texts } from "../runtime/query.ts";

/**
 * Whether the value a page comes with is only an example, which nobody asked about: a weight, a price, a day of birth. Nothing,
 * 0 and today are what is there where nobody says more, and a choice is how the page begins.
 */
export function isExampleValue(input: InputDescription, text: Texts[string]): boolean {
  if (input.type === "choice" || input.type === "choices" || input.type === "boolean") return false;
  return typeof text !== "string" || !/^(?:today|now|-?0*(?:[.:]?0+)*(?:%| \D*)?)?$/u.test(text);
}

/** What goes without saying, of the inputs a page asks for once a line says `said`: what its author lists, and the other parts of one amount. */
export function unsaidTexts(
  description: Pick<CalculatorDescription, "inputs">,
  variant: VariantInputs,
  { unsaid = {} }: Pick<AskRules, "unsaid">,
  said: Texts,
  visible: Readonly<Record<string, boolean>>,
): Texts {
  const inputs = openInputs(description, variant);
  const others = otherParts(inputs, (id) => Object.hasOwn(said, id));
  const none = inputs.flatMap(({ id, default: own }) =>
    others.includes(id) && (variant.defaults[id] ?? own) !== "0" ? [[id, "0"] as const] : [],
  );
  return Object.fromEntries([...Object.entries(unsaid), ...none].filter(([id]) => visible[id] !== false));
}

/**
 * The inputs a line has to say, of those a page asks for once it says `said`: those its author lists, and those whose value
 * is an example, but for what may be assumed.
 */
export function inputsNeeded(
  description: Pick<CalculatorDescription, "inputs">,
  variant: VariantInputs,
  { needed = [], assumed = [] }: Pick<AskRules, "needed" | "assumed">,
  said: Texts,
  visible: Readonly<Record<string, boolean>>,
): readonly string[] {
  const isNeeded = (input: InputDescription): boolean =>
    needed.includes(input.id) ||
    (!assumed.includes(input.id) && isExampleValue(input, variant.defaults[input.id] ?? input.default));
  return openInputs(description, variant)
    .filter((input) => visible[input.id] !== false && !Object.hasOwn(said, input.id) && isNeeded(input))
    .map(({ id }) => id);
}
