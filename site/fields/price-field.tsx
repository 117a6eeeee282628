import type { ReactNode } from "react";
import { currencyCode } from "../../generator/runtime/currency.ts";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { currencySymbol } from "./currency-symbol.ts";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { unitChoice } from "./unit-choice.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** An amount of money per unit: the sign of its currency beside it, and the unit it is for. */
export function PriceField({ input, children }: FieldProps<"quantity">): ReactNode {
  const translator = useTranslator();
  const { values } = useIsland().presenter;
  const field = useField(input);
  const { display } = input;
  const code = currencyCode(display.currency ?? "", values);
  const own = unitWord(translator, display.unit, "symbol");
  const units =
    unitChoice(field, display) ?? (own === undefined ? undefined : <span className="affix">{own}</span>);
  return (
    <TypedLine
      field={field}
      helperText={children}
      sign={code === undefined ? undefined : currencySymbol(translator.locale.tag, code)}
      units={units}
      control={numberKeys(input.minimum, "decimal")}
    />
  );
}
