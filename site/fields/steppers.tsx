import type { ReactNode } from "react";
import { scalarAt } from "../../generator/presentation/values.ts";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import { checkNumber, type NumericInputBase } from "../../generator/runtime/kinds/numeric.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { useField } from "./use-field.tsx";

/** Digits that are kept of a value a step away: sums of doubles have odd ones after these. */
const keptDigits = 12;

/** Less and more of a number, each a button that writes the next value into the field before it. */
export function Steppers({
  input,
}: {
  readonly input: ScalarInput & NumericInputBase & { readonly step: number };
}): ReactNode {
  const { locale } = useTranslator();
  const { presenter } = useIsland();
  const value = scalarAt(presenter.values, input.id);
  const field = useField(input);
  if (!field.isShown) return null;
  const step = (sign: "−" | "+", by: number): ReactNode => {
    const next = typeof value === "number" ? Number((value + by).toPrecision(keptDigits)) : undefined;
    const isPossible = next !== undefined && checkNumber(input, next) === undefined;
    return (
      <button
        type="button"
        className="tool"
        disabled={!isPossible}
        onClick={() => {
          if (next !== undefined) field.write(fieldText(input, next, locale.tag, field.unit));
        }}
      >
        {sign} {presenter.show(input.display, input.step, field.unit)}
      </button>
    );
  };
  return (
    <div className="tools" role="group" aria-label={field.label}>
      {step("−", -input.step)}
      {step("+", input.step)}
    </div>
  );
}
