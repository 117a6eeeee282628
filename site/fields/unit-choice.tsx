import type { ReactNode } from "react";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { fromBase, toBase } from "../../generator/runtime/decimal.ts";
import type { Display } from "../../generator/runtime/display.ts";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { ChoiceBeside } from "./choice-beside.tsx";
import { UnitOptions } from "./unit-options.tsx";
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
  field,
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
  const { place, unit, fill } = field;
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
  const wordOf = (id: string, kind: "name" | "symbol"): string =>
    [id, compound[id] ?? []]
      .flat()
      .map((each) => unitWord(translator, each, kind) ?? setting.unitNames(each)[0] ?? each)
      .join(" ");
  const segments = display.units.map(({ id }) => ({
    value: id,
    text: wordOf(id, "symbol"),
    title: wordOf(id, "name"),
  }));
  return (
    <ChoiceBeside field={field} segments={segments} chosen={unit ?? display.unit} onChoose={choose}>
      <UnitOptions display={display} />
    </ChoiceBeside>
  );
}
