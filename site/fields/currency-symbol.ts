import { currencyStyle } from "../../generator/runtime/currency.ts";
import { cached, numberFormat } from "../../generator/runtime/intl-cache.ts";

/** A sign beside a field: the currency, the percent sign or the one unit the field takes. */
export interface FieldSymbol {
  readonly text: string;
  /** Side in reading direction, as the language writes it. */
  readonly stands: "before" | "after";
  /** What the sign means in words. */
  readonly name: string;
}

/** The percent sign of a language. */
export const percentSymbol = /* @__PURE__ */ cached((locale: string): FieldSymbol => ({
  ...writtenSymbol(locale, { style: "percent" }, "percentSign"),
  name: "%",
}));

/** The sign of a currency (`USD`) in a language, the one that results are written with. */
export const currencySymbol = /* @__PURE__ */ cached((locale: string, currency: string): FieldSymbol => {
  const name = new Intl.DisplayNames(locale, { type: "currency" }).of(currency) ?? currency;
  return { ...writtenSymbol(locale, currencyStyle(locale, currency), "currency"), name };
});

/** The sign a number of this style is written with, and the side it stands on. */
function writtenSymbol(
  locale: string,
  style: Intl.NumberFormatOptions,
  type: "percentSign" | "currency",
): Omit<FieldSymbol, "name"> {
  const parts = numberFormat(locale, style).formatToParts(1);
  const sign = parts.findIndex((part) => part.type === type);
  const number = parts.findIndex((part) => part.type === "integer");
  return { text: parts[sign]?.value ?? "", stands: sign < number ? "before" : "after" };
}
