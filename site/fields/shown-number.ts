import type { Presenter } from "../../generator/presentation/presenter.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import type { Scalar } from "../../generator/runtime/answer.ts";
import { currencyCode } from "../../generator/runtime/currency.ts";
import { fromBase } from "../../generator/runtime/decimal.ts";
import { numberFormat } from "../../generator/runtime/intl-cache.ts";

/** A result as it is read, without its unit or the sign of its currency, which stand beside it. */
export function shownNumber(
  presenter: Presenter,
  { display }: ValueOutput,
  value: Scalar,
  unit: string,
  locale: string,
): string {
  if (typeof value !== "number") return "";
  if (display.kind === "quantity") {
    const inUnit = display.units.find(({ id }) => id === unit);
    return inUnit === undefined
      ? ""
      : presenter.show({ kind: "number", digits: display.digits }, fromBase(value, inUnit));
  }
  if (display.kind !== "money") return presenter.show(display, value);
  const currency = currencyCode(display.currency, presenter.values);
  const style = currency === undefined ? {} : { style: "currency" as const, currency };
  const decimals = numberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const digits = display.digits === "currency" ? { minimum: decimals, maximum: decimals } : display.digits;
  return presenter.show({ kind: "number", digits }, value);
}
