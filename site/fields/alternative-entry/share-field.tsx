import type { ReactNode } from "react";
import { currencyCode } from "../../../generator/runtime/currency.ts";
import { decimalText, shiftDecimal } from "../../../generator/runtime/decimal.ts";
import { shareUnit } from "../../../generator/runtime/kinds/share.ts";
import { decimalTextIn } from "../../../generator/runtime/number-text.ts";
import { useIsland } from "../../islands/island-context.tsx";
import { useTranslator } from "../../words/translator-context.tsx";
import { currencySymbol, percentSymbol } from "../currency-symbol.ts";
import { numberKeys, TypedLine } from "../typed-line.tsx";
import { useField, type FieldProps } from "../use-field.tsx";
import { EntryModeChoice } from "./entry-mode-choice.tsx";

/** Places after the decimal mark that a share keeps when an amount is turned into one. */
const sharePlaces = 4;

/** An amount of money, or a share of another one: the list beside it says which, and turns one into the other. */
export function ShareField({ input, children }: FieldProps<"money">): ReactNode {
  const { locale } = useTranslator();
  const { values } = useIsland().presenter;
  const field = useField(input);
  const { display, id, shareOf = "" } = input;
  const code = display.kind === "money" ? currencyCode(display.currency, values) : undefined;
  const amount = code === undefined ? "" : currencySymbol(locale.tag, code).text;
  const turn = (mode: string): void => {
    const [own, whole] = [values[id], values[shareOf]];
    if (typeof own !== "number" || typeof whole !== "number" || whole === 0) return;
    const share = (): string => shiftDecimal(Number((own / whole).toFixed(sharePlaces + 2)), 2);
    field.fill(decimalTextIn(locale.tag, mode === shareUnit ? share() : decimalText(own)));
  };
  const modes = [
    { mode: "amount", name: amount, short: isolated(amount) },
    { mode: shareUnit, name: "%", short: isolated(percentSymbol(locale.tag).text) },
  ];
  return (
    <TypedLine
      field={field}
      helperText={children}
      control={numberKeys(input.minimum, "decimal")}
      units={<EntryModeChoice field={field} modes={modes} onChoose={turn} />}
    />
  );
}

/** A sign in its own direction: in text that runs to the left, that of "US$" would be moved before its letters. */
function isolated(sign: string): string {
  return `\u2068${sign}\u2069`;
}
