import type { ReactNode } from "react";
import { unitName } from "../islands/early-input.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import { currencyCode } from "../../generator/runtime/currency.ts";
import { decimalText, shiftDecimal } from "../../generator/runtime/decimal.ts";
import { shareUnit } from "../../generator/runtime/kinds/share.ts";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./field-frame.tsx";
import { currencySign, percentSign } from "./sign.ts";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** Places after the decimal mark that a share keeps when an amount is turned into one. */
const sharePlaces = 4;

/** An amount of money, or a share of another one: the list beside it says which, and turns one into the other. */
export function ShareField({ input }: FieldProps<"money">): ReactNode {
  const { locale, t } = useTranslator();
  const { values } = useIsland().presenter;
  const field = useField(input);
  const { display, id, shareOf = "" } = input;
  const code = display.kind === "money" ? currencyCode(display.currency, values) : undefined;
  const amount = code === undefined ? undefined : currencySign(locale.tag, code);
  const { chooseUnit, place, unit } = field;
  const choose = (chosen: string): void => {
    chooseUnit?.(chosen);
    const [own, whole] = [values[id], values[shareOf]];
    if (typeof own !== "number" || typeof whole !== "number" || whole === 0) return;
    const isShare = chosen === shareUnit;
    const digits = isShare
      ? shiftDecimal(Number((own / whole).toFixed(sharePlaces + 2)), 2)
      : decimalText(own);
    field.write(decimalTextIn(locale.tag, digits));
  };
  return (
    <TypedLine
      field={field}
      control={numberKeys(input.minimum, "decimal")}
      units={
        <select
          id={`${controlId(place.at)}-unit`}
          name={unitName(place.at)}
          aria-label={t("form.unit", { label: textArgument(field.label) })}
          value={unit ?? "amount"}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="amount">{isolated(amount?.text ?? "")}</option>
          <option value={shareUnit}>{isolated(percentSign(locale.tag).text)}</option>
        </select>
      }
    />
  );
}

/** A sign in its own direction: in text that runs to the left, that of "US$" would be moved before its letters. */
function isolated(sign: string): string {
  return `\u2068${sign}\u2069`;
}
