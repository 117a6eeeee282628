import type { ReactNode } from "react";
import { partsOf } from "../../generator/runtime/duration.ts";
import { andList } from "../../generator/runtime/intl-cache.ts";
import { splitKind, splitUnit } from "../../generator/runtime/kinds/split.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { unitFormat } from "../../generator/runtime/unit-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";
import { WayChoice } from "./way-choice.tsx";

/** A number of months, or years and months: the list beside it says which, and turns one into the other. */
export function SplitField({ input, children }: FieldProps<"quantity">): ReactNode {
  const { locale } = useTranslator();
  const { setting, presenter } = useIsland();
  const { values } = presenter;
  const field = useField(input);
  const { display, parts = {} } = input;
  const turn = (way: string): void => {
    const own = values[input.id];
    if (typeof own !== "number") return;
    const zero = `0 ${partsOf(parts)[0]?.unit ?? ""} `;
    const number = splitKind.canonical(input, own, display.unit);
    field.fill(
      fieldText(
        input,
        way === splitUnit ? `${zero}${number} ${display.unit}` : number,
        locale.tag,
        undefined,
        setting.unitNames,
      ),
    );
  };
  const names = (length: "long" | "short"): readonly string[] =>
    partsOf(parts).map(({ unit }) => unitName(unit, locale.tag, length));
  const own = unitName(display.unit, locale.tag, "long");
  const ways = [
    { way: display.unit, name: own, short: own },
    { way: splitUnit, name: andList(locale.tag).format(names("long")), short: names("short").join(" ") },
  ];
  return (
    <TypedLine
      field={field}
      width="short"
      aid={children}
      units={<WayChoice field={field} ways={ways} onChoose={turn} />}
    />
  );
}

/** What a language calls many of a unit. */
function unitName(unit: string, locale: string, length: "long" | "short"): string {
  const parts = unitFormat(locale, unit, length).formatToParts(100);
  return parts.flatMap(({ type, value }) => (type === "unit" ? [value.trim()] : [])).join(" ");
}
