import type { ReactNode } from "react";
import { unitName } from "../islands/early-input.ts";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { fromBase, toBase } from "../../generator/runtime/decimal.ts";
import type { Display } from "../../generator/runtime/display.ts";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./element-ids.ts";
import { UnitList } from "./unit-list.tsx";
import { UnitOptions } from "./unit-options.tsx";
import { isPair, UnitPair } from "./unit-pair.tsx";
import type { Field } from "./use-field.tsx";

/** What chooses the unit of a field; nothing where there is none to choose. */
export function unitChoice(
  field: Field,
  display: Display & { readonly kind: "quantity" },
  input?: InputOf<"quantity">,
): ReactNode | undefined {
  const { chooseUnit } = field;
  const isOpen = display.units.length > 1 && chooseUnit !== undefined;
  return isOpen ? (
    <UnitChoice field={field} display={display} choose={chooseUnit} input={input} />
  ) : undefined;
}

/** Two units with short names side by side; else a list that shows the one in hand. */
function UnitChoice({
  field: { place, label, unit, fill },
  display,
  choose: chooseUnit,
  input,
}: {
  readonly field: Field;
  readonly display: Display & { readonly kind: "quantity" };
  readonly choose: (unit: string) => void;
  readonly input: InputOf<"quantity"> | undefined;
}): ReactNode {
  const translator = useTranslator();
  const { setting, presenter } = useIsland();
  const compound = input?.compound ?? {};
  // 5′ 7″ says its units itself: in another unit it is written anew, as people would.
  const choose = (next: string): void => {
    chooseUnit(next);
    const value = scalarAt(presenter.values, place.at);
    const counted = input?.readable.find(({ id }) => id === (compound[next] ?? next));
    if (input?.compound === undefined || typeof value !== "number" || counted === undefined) return;
    const rounded = toBase(Math.round(fromBase(value, counted)), counted);
    fill(fieldText(input, rounded, setting.locale, next, setting.unitNames));
  };
  const name = translator.t("form.unit", { label });
  const chosen = unit ?? display.unit;
  const wordOf = (id: string, kind: "name" | "symbol"): string =>
    [id, compound[id] ?? []]
      .flat()
      .map((each) => unitWord(translator, each, kind) ?? setting.unitNames(each)[0] ?? each)
      .join(" ");
  const nameOf = (id: string): string => wordOf(id, "name");
  const symbolOf = (id: string): string => wordOf(id, "symbol");
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
