import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { percentSymbol } from "./currency-symbol.ts";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A share, typed in percent. */
export function PercentField({ input, children }: FieldProps<"percent">): ReactNode {
  const { locale } = useTranslator();
  return (
    <TypedLine
      field={useField(input)}
      width="short"
      helperText={children}
      sign={percentSymbol(locale.tag)}
      control={numberKeys(input.minimum, "decimal")}
    />
  );
}
