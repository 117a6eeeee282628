import { evaluate, outputsOf } from "../presentation/evaluation.ts";
import type { Calculator, InputDescription, VariantInputs } from "../runtime/description.ts";
import type { Texts } from "../runtime/query.ts";

/** Whether another value of an input would change one of some results: of a length, a price has no say. */
export function hasSay(
  input: InputDescription,
  results: readonly string[],
  texts: Texts,
  {
    calculator,
    variant,
    today,
  }: { readonly calculator: Calculator; readonly variant: VariantInputs; readonly today: string },
): boolean {
  const resultsOf = (own: Texts): string | undefined => {
    const evaluation = evaluate(calculator, variant, own, { today });
    if (evaluation.answer.status !== "answered") return undefined;
    const values = outputsOf(evaluation);
    return comparable(results.map((id) => values[id]));
  };
  const before = resultsOf(texts);
  return othersOf(input, texts[input.id] ?? variant.defaults[input.id] ?? input.default).some((text) => {
    const after = resultsOf({ ...texts, [input.id]: text });
    return after !== undefined && after !== before;
  });
}

/** Other values that an input may have: its other options, half as much and twice as much. */
function othersOf(input: InputDescription, text: Texts[string]): readonly string[] {
  if (typeof text !== "string") return [];
  if (input.type === "choice") return input.options.filter((option) => option !== text);
  if (input.type === "time" || input.type === "date" || input.type === "datetime") return [];
  return [0.5, 2].map((times) => text.replace(/[\d.]+/, (number) => String(Number(number) * times)));
}

/** Values as a text that tells one from another; whole numbers of any length are no JSON. */
export function comparable(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));
}
