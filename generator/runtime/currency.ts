import type { Value } from "./answer.ts";
import type { Display } from "./description.ts";

/** The ISO 4217 code of a display's currency, in capitals; undefined while the value that decides it is missing. */
export function currencyCode(
  currency: (Display & { readonly kind: "money" })["currency"],
  values: Readonly<Record<string, Value>> = {},
): string | undefined {
  const code = typeof currency === "string" ? currency : values[currency.from];
  return typeof code === "string" && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : undefined;
}
