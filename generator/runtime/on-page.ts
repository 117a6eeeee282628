import type { CalculatorDescription, NarrowedTo } from "./description.ts";

/** A calculator as one of its pages shows it: without the results that never come up there, about the main result the page names. */
export function onPage<C extends { readonly description: CalculatorDescription }>(
  calculator: C,
  { without = [], primary }: NarrowedTo,
): C {
  if (without.length === 0 && primary === undefined) return calculator;
  const { description } = calculator;
  const outputs = description.outputs
    .filter(({ id }) => !without.includes(id))
    .map((output) =>
      primary === undefined || output.type === "table"
        ? output
        : { ...output, primary: output.id === primary },
    );
  return { ...calculator, description: { ...description, outputs } };
}
