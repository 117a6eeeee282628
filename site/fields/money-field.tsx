import type { ReactNode } from "react";
import { currencyCode } from "../../generator/runtime/currency.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { currencySymbol } from "./currency-symbol.ts";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** An amount of money, beside the sign of its currency. */
export function MoneyField({ input, children }: FieldProps<"money">): ReactNode {
  const { locale } = useTranslator();
  const { values } = useIsland().presenter;
  const { display } = input;
  const currency = display.kind === "money" ? currencyCode(display.currency, values) : undefined;
  return (
    <TypedLine
      field={useField(input)}
      helperText={children}
      sign={currency === undefined ? undefined : currencySymbol(locale.tag, currency)}
      control={numberKeys(input.minimum, "decimal")}
    />
  );
}
