import type { Value } from "./answer.ts";
import type { DisplayCurrency } from "./display.ts";
import { numberFormat } from "./intl-cache.ts";

/** The ISO 4217 code of a display's currency, in capitals; undefined while the value that decides it is missing. */
export function currencyCode(
  currency: DisplayCurrency,
  values: Readonly<Record<string, Value>> = {},
): string | undefined {
  const code = typeof currency === "string" ? currency : values[currency.from];
  return typeof code === "string" && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : undefined;
}

/** Currencies whose own sign no other currency has. */
const withOwnSign: ReadonlySet<string> = new Set(["EUR", "GBP", "ILS", "INR", "KRW", "VND"]);

/** How amounts of a currency (`EUR`) are written in a language: with its sign, also where the language's data have only its code. */
export function currencyStyle(locale: string, currency: string): Intl.NumberFormatOptions {
  const style = { style: "currency", currency } as const;
  const isCode = (): boolean =>
    numberFormat(locale, style)
      .formatToParts(1)
      .some((part) => part.type === "currency" && part.value === currency);
  return withOwnSign.has(currency) && isCode() ? { ...style, currencyDisplay: "narrowSymbol" } : style;
}

/** How many decimals amounts of a currency have: the smallest part is a cent of a dollar, a fils of a dinar, a whole yen. */
export function currencyDecimals(currency: string): number {
  return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
