import type { ReactNode } from "react";
import { scalarAt } from "../../generator/presentation/values.ts";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import { checkNumber, type NumericInputBase } from "../../generator/runtime/kinds/numeric.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { Field } from "./use-field.tsx";

/** A number that goes up and down by steps. */
export type Stepped = ScalarInput & NumericInputBase & { readonly step: number };

/** Steps of a press with Shift. */
const manySteps = 10;

/** Digits that are kept of a value a step away: sums of doubles have odd ones after these. */
const keptDigits = 12;

/** A button that writes the value a step below or above into its field. */
export function StepButton({
  input,
  field,
  sign,
}: {
  readonly input: Stepped;
  readonly field: Field;
  readonly sign: "−" | "+";
}): ReactNode {
  const { locale } = useTranslator();
  const { presenter, setting } = useIsland();
  const value = scalarAt(presenter.values, input.id);
  const by = sign === "+" ? input.step : -input.step;
  const after = (steps: number): number | undefined => {
    const next = typeof value === "number" ? Number((value + steps * by).toPrecision(keptDigits)) : undefined;
    return next !== undefined && checkNumber(input, next) === undefined ? next : undefined;
  };
  return (
    <button
      type="button"
      className="step"
      aria-label={`${field.label}: ${sign} ${presenter.show(input.display, input.step, field.unit)}`}
      disabled={after(1) === undefined}
      onClick={({ shiftKey }) => {
        const next = after(shiftKey ? manySteps : 1);
        if (next !== undefined) field.fill(fieldText(input, next, locale.tag, field.unit, setting.unitNames));
      }}
    >
      {sign}
    </button>
  );
}
