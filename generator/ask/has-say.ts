import { evaluate, outputsOf } from "../presentation/evaluation.ts";
import type { Value } from "../runtime/answer.ts";
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
    return results.map((id) => written(values[id])).join();
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

function written(value: Value | undefined): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
