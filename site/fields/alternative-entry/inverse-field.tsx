import type { ReactNode } from "react";
import { decimalText } from "../../../generator/runtime/decimal.ts";
import { inverseUnit } from "../../../generator/runtime/kinds/inverse.ts";
import { decimalTextIn } from "../../../generator/runtime/number-text.ts";
import { useIsland } from "../../islands/island-context.tsx";
import { useTranslator } from "../../words/translator-context.tsx";
import { numberKeys, TypedLine } from "../typed-line.tsx";
import { useField, type FieldProps } from "../use-field.tsx";
import { EntryModeChoice } from "./entry-mode-choice.tsx";

/** Digits an inverse keeps when the list beside the field turns a number into it. */
const inverseDigits = 7;

/** A number, or its inverse: the list beside it says which, and turns one into the other. */
export function InverseField({ input, children }: FieldProps<"number">): ReactNode {
  const { locale } = useTranslator();
  const { presenter } = useIsland();
  const field = useField(input);
  const turn = (mode: string): void => {
    const own = presenter.values[input.id];
    if (typeof own !== "number" || own === 0) return;
    const shown = mode === inverseUnit ? 1 / own : own;
    field.fill(decimalTextIn(locale.tag, decimalText(Number(shown.toPrecision(inverseDigits)))));
  };
  const modes = ["direct", inverseUnit].map((mode) => {
    const name = presenter.text(`${field.place.words}.ways.${mode}`) ?? mode;
    return { mode, name, short: name };
  });
  return (
    <TypedLine
      field={field}
      helperText={children}
      control={numberKeys(input.minimum, "decimal")}
      units={<EntryModeChoice field={field} modes={modes} onChoose={turn} />}
    />
  );
}
