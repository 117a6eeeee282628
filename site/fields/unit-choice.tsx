import type { ReactNode } from "react";
import { unitName } from "../islands/early-input.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import type { Display } from "../../generator/runtime/description.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./field-frame.tsx";
import { UnitList } from "./unit-list.tsx";
import { UnitOptions } from "./unit-options.tsx";
import { isPair, UnitPair } from "./unit-pair.tsx";
import type { Field } from "./use-field.tsx";

/** What chooses the unit of a field; nothing where there is none to choose. */
export function unitChoice(
  field: Field,
  display: Display & { readonly kind: "quantity" },
): ReactNode | undefined {
  const { chooseUnit } = field;
  const isOpen = display.units.length > 1 && display.unitFrom === undefined && chooseUnit !== undefined;
  return isOpen ? <UnitChoice field={field} display={display} choose={chooseUnit} /> : undefined;
}

/** Two units with short names side by side; else a list that shows the one in hand. */
function UnitChoice({
  field: { place, label, unit },
  display,
  choose,
}: {
  readonly field: Field;
  readonly display: Display & { readonly kind: "quantity" };
  readonly choose: (unit: string) => void;
}): ReactNode {
  const translator = useTranslator();
  const name = translator.t("form.unit", { label: textArgument(label) });
  const chosen = unit ?? display.unit;
  const nameOf = (id: string): string => unitWord(translator, id, "name") ?? id;
  const symbolOf = (id: string): string => unitWord(translator, id, "symbol") ?? nameOf(id);
  const symbols = display.units.map(({ id }) => symbolOf(id));
  if (isPair(symbols))
    return (
      <UnitPair
        name={unitName(place.at)}
        label={name}
        segments={display.units.map(({ id }) => ({ value: id, text: symbolOf(id), title: nameOf(id) }))}
        chosen={chosen}
        onChoose={choose}
      />
    );
  return (
    <UnitList
      id={`${controlId(place.at)}-unit`}
      name={unitName(place.at)}
      label={name}
      value={chosen}
      shown={symbolOf(chosen)}
      onChoose={choose}
    >
      <UnitOptions display={display} />
    </UnitList>
  );
}
