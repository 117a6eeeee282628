import type { CalculatorDescription, NarrowedTo } from "./description.ts";

/** A calculator as one of its pages shows it: without the results that never come up there. */
export function onPage<C extends { readonly description: CalculatorDescription }>(
  calculator: C,
  { without = [] }: NarrowedTo,
): C {
  if (without.length === 0) return calculator;
  const { description } = calculator;
  const outputs = description.outputs.filter(({ id }) => !without.includes(id));
  return { ...calculator, description: { ...description, outputs } };
}
