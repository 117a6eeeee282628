import type { CalculatorDescription } from "../../generator/runtime/description.ts";

/** Whether a calculator works with dates, and so needs Temporal, which not every Node has. */
export function needsDates({ inputs, displays, dateRules, outputs }: CalculatorDescription): boolean {
  return (
    dateRules.length > 0 ||
    inputs.some((input) => input.type === "date" || (input.type === "rows" && input.columns.some(({ type }) => type === "date"))) ||
    Object.values(displays).some(({ kind }) => kind === "date") ||
    outputs.some((output) => output.type === "table" && output.columns.some(({ display }) => display.kind === "date"))
  );
}

/** Brings Temporal where the engine has none. */
export async function loadTemporal(): Promise<void> {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
}
