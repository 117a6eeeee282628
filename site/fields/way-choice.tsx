import type { ReactNode } from "react";
import { unitName } from "../islands/early-input.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./field-frame.tsx";
import { UnitList } from "./unit-list.tsx";
import { isPair, UnitPair } from "./unit-pair.tsx";
import type { Field } from "./use-field.tsx";

/** A way to fill in a field: what it is called, and its short name. */
export interface Way {
  readonly way: string;
  readonly name: string;
  readonly short: string;
}

/** What chooses between the two ways to fill in a field: the value itself comes first. */
export function WayChoice({
  field: { place, label, unit, chooseUnit },
  ways,
  onChoose,
}: {
  readonly field: Field;
  readonly ways: readonly Way[];
  /** Called once another way is chosen. */
  readonly onChoose: (way: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  const name = t("form.unit", { label: textArgument(label) });
  const chosen = unit ?? ways[0]?.way ?? "";
  const choose = (way: string): void => {
    chooseUnit?.(way);
    onChoose(way);
  };
  if (isPair(ways.map(({ short }) => short)))
    return (
      <UnitPair
        name={unitName(place.at)}
        label={name}
        segments={ways.map(({ way, short }) => ({ value: way, text: short }))}
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
      shown={ways.find(({ way }) => way === chosen)?.short ?? ""}
      onChoose={choose}
    >
      {ways.map((each) => (
        <option key={each.way} value={each.way}>
          {each.name}
        </option>
      ))}
    </UnitList>
  );
}
