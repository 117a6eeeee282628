import type { CalculatorDescription, VariantInputs } from "../../../generator/runtime/description.ts";
import { openInputs } from "../../../generator/presentation/variant.ts";
import fewPagesStyles from "../../styles/few-pages.css?url&no-inline";

/** The sheets of a page with a field or a picture that few have. */
export function stylesOf(description: CalculatorDescription, variant: VariantInputs): readonly string[] {
  const isRare =
    description.converter !== undefined ||
    description.charts.some(({ kind }) => kind === "gauge" || kind === "drawing") ||
    openInputs(description, variant).some(
      (input) =>
        (input.type === "expression" && input.keypad) ||
        (input.type === "text" && input.display.kind === "lines"),
    );
  return isRare ? [fewPagesStyles] : [];
}
