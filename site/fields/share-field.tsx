import type { ReactNode } from "react";
import { currencyCode } from "../../generator/runtime/currency.ts";
import { decimalText, shiftDecimal } from "../../generator/runtime/decimal.ts";
import { shareUnit } from "../../generator/runtime/kinds/share.ts";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { currencySign, percentSign } from "./sign.ts";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";
import { WayChoice } from "./way-choice.tsx";

/** Places after the decimal mark that a share keeps when an amount is turned into one. */
const sharePlaces = 4;

/** An amount of money, or a share of another one: the list beside it says which, and turns one into the other. */
export function ShareField({ input, children }: FieldProps<"money">): ReactNode {
  const { locale } = useTranslator();
  const { values } = useIsland().presenter;
  const field = useField(input);
  const { display, id, shareOf = "" } = input;
  const code = display.kind === "money" ? currencyCode(display.currency, values) : undefined;
  const amount = code === undefined ? "" : currencySign(locale.tag, code).text;
  const turn = (way: string): void => {
    const [own, whole] = [values[id], values[shareOf]];
    if (typeof own !== "number" || typeof whole !== "number" || whole === 0) return;
    const share = (): string => shiftDecimal(Number((own / whole).toFixed(sharePlaces + 2)), 2);
    field.fill(decimalTextIn(locale.tag, way === shareUnit ? share() : decimalText(own)));
  };
  const ways = [
    { way: "amount", name: amount, short: isolated(amount) },
    { way: shareUnit, name: "%", short: isolated(percentSign(locale.tag).text) },
  ];
  return (
    <TypedLine
      field={field}
      aid={children}
      control={numberKeys(input.minimum, "decimal")}
      units={<WayChoice field={field} ways={ways} onChoose={turn} />}
    />
  );
}

/** A sign in its own direction: in text that runs to the left, that of "US$" would be moved before its letters. */
function isolated(sign: string): string {
  return `\u2068${sign}\u2069`;
}
