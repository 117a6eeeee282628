import { useMemo, type ReactNode } from "react";
import type { FieldSymbol } from "./currency-symbol.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { unitChoice } from "./unit-choice.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** An amount in a unit: the one unit stands beside it, several are chosen from a list. */
export function QuantityField({ input, children }: FieldProps<"quantity">): ReactNode {
  const translator = useTranslator();
  const field = useField(input);
  const { display } = input;
  const symbol = unitWord(translator, display.unit, "symbol");
  const sign = useMemo(
    (): FieldSymbol | undefined =>
      symbol === undefined ? undefined : { text: symbol, stands: "after", name: symbol },
    [symbol],
  );
  const control = numberKeys(input.minimum, input.integer === true ? "numeric" : "decimal");
  const units = unitChoice(field, display, input);
  return (
    <TypedLine
      field={field}
      width={input.integer === true ? "short" : undefined}
      helperText={children}
      // 5′ 7″ runs to the right in every language, its words as they do.
      control={input.compound === undefined ? control : { dir: "auto" }}
      sign={units === undefined ? sign : undefined}
      units={units}
    />
  );
}
