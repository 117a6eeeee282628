import type { ReactNode } from "react";
import { partsOf } from "../../../generator/runtime/duration.ts";
import { andList, listed } from "../../../generator/runtime/intl-cache.ts";
import { splitRuntime, splitUnit } from "../../../generator/runtime/kinds/split.ts";
import { fieldText } from "../../../generator/runtime/reading/field-text.ts";
import { unitFormat } from "../../../generator/runtime/unit-text.ts";
import { useIsland } from "../../islands/island-context.tsx";
import { useTranslator } from "../../words/translator-context.tsx";
import { TypedLine } from "../typed-line.tsx";
import { useField, type FieldProps } from "../use-field.tsx";
import { EntryModeChoice } from "./entry-mode-choice.tsx";

/** A number of months, or years and months: the list beside it says which, and turns one into the other. */
export function SplitField({ input, children }: FieldProps<"quantity">): ReactNode {
  const { locale } = useTranslator();
  const { setting, presenter } = useIsland();
  const { values } = presenter;
  const field = useField(input);
  const { display, parts = {} } = input;
  const turn = (mode: string): void => {
    const own = values[input.id];
    if (typeof own !== "number") return;
    const zero = `0 ${partsOf(parts)[0]?.unit ?? ""} `;
    const number = splitRuntime.canonical(input, own, display.unit);
    field.fill(
      fieldText(
        input,
        mode === splitUnit ? `${zero}${number} ${display.unit}` : number,
        locale.tag,
        undefined,
        setting.unitNames,
      ),
    );
  };
  const names = (length: "long" | "short"): readonly string[] =>
    partsOf(parts).map(({ unit }) => unitName(unit, locale.tag, length));
  const own = unitName(display.unit, locale.tag, "long");
  const modes = [
    { mode: display.unit, name: own, short: own },
    { mode: splitUnit, name: listed(names("long"), andList(locale.tag)), short: names("short").join(" ") },
  ];
  return (
    <TypedLine
      field={field}
      width="short"
      helperText={children}
      units={<EntryModeChoice field={field} modes={modes} onChoose={turn} />}
    />
  );
}

/** What a language calls many of a unit. */
function unitName(unit: string, locale: string, length: "long" | "short"): string {
  const parts = unitFormat(locale, unit, length).formatToParts(100);
  return parts.flatMap(({ type, value }) => (type === "unit" ? [value.trim()] : [])).join(" ");
}
