import type { CalculatorWorkings } from "../../generator/runtime/description.ts";

const workings = import.meta.glob<CalculatorWorkings>("../../generated/calculators/**/workings.ts", {
  import: "workings",
});

/** How a calculator comes to its answers, which is fetched once an answer is there. */
export async function workingsOf(id: string): Promise<CalculatorWorkings | undefined> {
  return workings[`../../generated/calculators/${id}/workings.ts`]?.();
}
