import { unitWord } from "../../generator/presentation/unit-words.ts";
import type { ReactNode } from "react";
import type { Display } from "../../generator/runtime/description.ts";
import { unitName } from "../islands/early-input.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";
import { affixOf } from "./affix.ts";
import type { FieldProps, InputOf } from "./field-props.ts";
import { FieldFrame, controlId, useControlAttributes } from "./field-frame.tsx";

type TextInput = InputOf<
  "number" | "integer" | "percent" | "money" | "quantity" | "whole" | "digits" | "text"
>;

/** A field one types into: numbers of every kind, digits and text, with its sign or unit beside it. */
export function TextField({ input, place, text, onText, unit, onUnit }: FieldProps<TextInput>): ReactNode {
  const translator = useTranslator();
  const { locale } = translator;
  const { presenter } = useIsland();
  const attributes = useControlAttributes(place);
  const affix = affixOf(input.display, locale.tag, presenter.values, (id) =>
    unitWord(translator, id, "symbol"),
  );
  const choosesUnit =
    input.type === "quantity" &&
    input.display.units.length > 1 &&
    input.display.unitFrom === undefined &&
    onUnit !== undefined;
  return (
    <FieldFrame
      place={place}
      optional={input.optional}
      unitName={choosesUnit ? undefined : affix?.name}
      onText={onText}
    >
      <div className={choosesUnit ? "control control-with-unit" : "control"}>
        {affix?.stands === "before" && <Affix text={affix.text} />}
        <input
          {...attributes}
          type="text"
          name={place.at}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          {...typing(input)}
        />
        {choosesUnit ? (
          <UnitSelect
            place={place.at}
            label={place.words}
            display={input.display}
            unit={unit}
            onUnit={onUnit}
          />
        ) : (
          affix?.stands === "after" && <Affix text={affix.text} />
        )}
      </div>
    </FieldFrame>
  );
}

function Affix({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="affix" aria-hidden="true">
      <bdi>{text}</bdi>
    </span>
  );
}

/** Which keys a touch screen offers. Decimal keypads may lack a minus sign, so they stand only where none can be needed. */
function typing(input: TextInput): {
  readonly inputMode?: "decimal" | "numeric";
  readonly className?: string;
  readonly dir?: "ltr";
  readonly autoCapitalize?: "none";
  readonly maxLength?: number;
} {
  switch (input.type) {
    case "number":
    case "percent":
    case "money":
      return (input.minimum ?? -1) >= 0 ? { inputMode: "decimal" } : {};
    case "quantity":
      return (input.minimum ?? -1) >= 0 ? { inputMode: input.integer === true ? "numeric" : "decimal" } : {};
    case "integer":
      return (input.minimum ?? -1) >= 0 ? { inputMode: "numeric" } : {};
    case "whole":
      return {};
    case "digits":
      return { className: "digits", dir: "ltr", autoCapitalize: "none" };
    case "text":
      return { maxLength: input.longest };
  }
}

/** The units a quantity may be typed in. */
function UnitSelect({
  place,
  label,
  display,
  unit,
  onUnit,
}: {
  readonly place: string;
  readonly label: string;
  readonly display: Display & { readonly kind: "quantity" };
  readonly unit: string | undefined;
  readonly onUnit: (unit: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <select
      id={`${controlId(place)}-unit`}
      name={unitName(place)}
      aria-label={t("form.unit", { label: textArgument(t.byId(`${label}.label`)) })}
      value={unit ?? display.unit}
      onChange={(event) => onUnit(event.currentTarget.value)}
    >
      <UnitOptions display={display} />
    </select>
  );
}

/** The options of a unit list, under headings when there is more than one group. */
export function UnitOptions({
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
}
