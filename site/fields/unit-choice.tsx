import type { ReactNode } from "react";
import { unitName } from "../islands/early-input.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import type { Display } from "../../generator/runtime/description.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./field-frame.tsx";
import { UnitOptions } from "./unit-options.tsx";
import type { Field } from "./use-field.tsx";

/** The list that chooses the unit of a field; nothing where there is none to choose. */
export function unitChoice(
  field: Field,
  display: Display & { readonly kind: "quantity" },
): ReactNode | undefined {
  const { chooseUnit } = field;
  const isOpen = display.units.length > 1 && display.unitFrom === undefined && chooseUnit !== undefined;
  return isOpen ? <UnitChoice field={field} display={display} choose={chooseUnit} /> : undefined;
}

function UnitChoice({
  field: { place, label, unit },
  display,
  choose,
}: {
  readonly field: Field;
  readonly display: Display & { readonly kind: "quantity" };
  readonly choose: (unit: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <select
      id={`${controlId(place.at)}-unit`}
      name={unitName(place.at)}
      aria-label={t("form.unit", { label: textArgument(label) })}
      value={unit ?? display.unit}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <UnitOptions display={display} />
    </select>
  );
}
