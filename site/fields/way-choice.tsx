import type { ReactNode } from "react";
import { unitName } from "../islands/early-input.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./field-frame.tsx";
import type { Field } from "./use-field.tsx";

/** The list beside a field that can be filled in two ways: the value itself comes first. */
export function WayChoice({
  field: { place, label, unit, chooseUnit },
  ways,
  onChoose,
}: {
  readonly field: Field;
  /** Each way with what it is called. */
  readonly ways: readonly (readonly [way: string, name: string])[];
  /** Called once another way is chosen. */
  readonly onChoose: (way: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <select
      id={`${controlId(place.at)}-unit`}
      name={unitName(place.at)}
      aria-label={t("form.unit", { label: textArgument(label) })}
      value={unit ?? ways[0]?.[0]}
      onChange={({ currentTarget: { value } }) => {
        chooseUnit?.(value);
        onChoose(value);
      }}
    >
      {ways.map(([way, name]) => (
        <option key={way} value={way}>
          {name}
        </option>
      ))}
    </select>
  );
}
