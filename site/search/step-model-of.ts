import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";

const stepModel = import.meta.glob<WorkedStepModel>("../../generated/calculators/**/step-model.ts", {
  import: "stepModel",
});

/** How a calculator comes to its answers, which is fetched once an answer is there. */
export async function stepModelOf(id: string): Promise<WorkedStepModel | undefined> {
  return stepModel[`../../generated/calculators/${id}/step-model.ts`]?.();
}
