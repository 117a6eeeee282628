import type { StepModel } from "../../generator/runtime/description.ts";

const stepModel = import.meta.glob<StepModel>("../../generated/calculators/**/step-model.ts", {
  import: "stepModel",
});

/** How a calculator comes to its answers, which is fetched once an answer is there. */
export async function stepModelOf(id: string): Promise<StepModel | undefined> {
  return stepModel[`../../generated/calculators/${id}/step-model.ts`]?.();
}
