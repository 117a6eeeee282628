import { useEffect } from "react";
import type { KeyStepLines } from "../../generator/presentation/step-lines.ts";
import { useIsland } from "../islands/island-context.tsx";
import type { StepNumbers } from "../islands/island-props.ts";

/** The number each formula's step has in the list of those that decide an answer. */
export function stepNumbersOf(keySteps: readonly KeyStepLines[]): StepNumbers {
  return Object.fromEntries(
    keySteps.flatMap(({ formulas }, index) => formulas.map(({ id }) => [id, index + 1] as const)),
  );
}

/** Hands the numbers of the steps that are drawn to the figures that lead to them. */
export function useStepNumbers(keySteps: readonly KeyStepLines[]): void {
  const { numberSteps } = useIsland();
  // Each answer has its own steps, which are mostly numbered as those before.
  useEffect(() => numberSteps(stepNumbersOf(keySteps)), [keySteps, numberSteps]);
}
