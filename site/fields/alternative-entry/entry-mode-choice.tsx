import type { ReactNode } from "react";
import { unitName } from "../../islands/early-input.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { controlId } from "../element-ids.ts";
import { UnitList } from "../unit-list.tsx";
import { isPair, UnitPair } from "../unit-pair.tsx";
import type { Field } from "../use-field.tsx";

/** A way to fill in a field: what it is called, and its short name. */
export interface EntryMode {
  readonly mode: string;
  readonly name: string;
  readonly short: string;
}

/** What chooses between the two ways to fill in a field: the value itself comes first. */
export function EntryModeChoice({
  field: { place, label, unit, chooseUnit },
  modes,
  onChoose,
}: {
  readonly field: Field;
  readonly modes: readonly EntryMode[];
  /** Called once another way is chosen. */
  readonly onChoose: (mode: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  const name = t("form.unit", { label });
  const chosen = unit ?? modes[0]?.mode ?? "";
  const choose = (mode: string): void => {
    chooseUnit?.(mode);
    onChoose(mode);
  };
  if (isPair(modes.map(({ short }) => short)))
    return (
      <UnitPair
        name={unitName(place.at)}
        label={name}
        segments={modes.map(({ mode, short }) => ({ value: mode, text: short }))}
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
      shown={modes.find(({ mode }) => mode === chosen)?.short ?? ""}
      onChoose={choose}
    >
      {modes.map((each) => (
        <option key={each.mode} value={each.mode}>
          {each.name}
        </option>
      ))}
    </UnitList>
  );
}
