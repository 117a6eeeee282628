import { arithmeticWorked } from "../presentation/arithmetic-lines.ts";
import { conversionWorked } from "../presentation/conversion-lines.ts";
import type { WorkedStepModel } from "../presentation/worked-steps.ts";
import type { CalculatorDescription } from "../runtime/description.ts";

/** What says the steps of a calculator that no formula of its has; none of most. */
export function workedFor({
  inputs,
  converter,
}: Pick<CalculatorDescription, "inputs" | "converter">): Pick<WorkedStepModel, "worked"> {
  const isOfUnits = converter !== undefined && converter.from === undefined && converter.to === undefined;
  const worked = [
    ...(isOfUnits ? [conversionWorked] : []),
    ...(inputs.some(({ type }) => type === "expression") ? [arithmeticWorked] : []),
  ];
  return worked.length === 0 ? {} : { worked };
}
