/** The id of the step of a formula, which links lead to. */
export function stepId(formula: string): string {
  return `step-${formula}`;
}
