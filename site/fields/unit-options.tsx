import { memo, type ReactNode } from "react";
import type { Display } from "../../generator/runtime/display.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { unitWord } from "../../generator/presentation/unit-words.ts";

/** The options of a unit list, under headings when there is more than one group; there may be sixty, and no key changes them. */
export const UnitOptions = memo(function UnitOptions({
  display,
}: {
  readonly display: Display & { readonly kind: "quantity" };
}): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const groups = [...new Set(display.units.map((unit) => unit.group))];
  const options = (group: string): ReactNode =>
    display.units
      .filter((unit) => unit.group === group)
      .map((unit) => (
        <option key={unit.id} value={unit.id}>
          {unitWord(translator, unit.id, "name")}
        </option>
      ));
  if (groups.length === 1) return groups.map(options);
  return groups.map((group) => (
    <optgroup key={group} label={t.byId(`units.groups.${group}`)}>
      {options(group)}
    </optgroup>
  ));
});
