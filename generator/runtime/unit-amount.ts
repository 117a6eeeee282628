import { orderMark } from "./intl-cache.ts";
import { numberText } from "./number-text.ts";
import type { WriteContext } from "./own-display.ts";

/** The words of a language, as far as amounts are said with them. */
export type UnitAmountContext = Pick<WriteContext, "locale" | "word" | "optional" | "form">;

/** What stands between a number and a unit's symbol: only the signs of angles stand against it, and not those of temperatures, °C (SI brochure, 5.4.3). */
export function unitSpace(symbol: string): "" | "\u00a0" {
  return /^[°′″'"](?!\p{L})/u.test(symbol) ? "" : "\u00a0";
}

/**
 * So many of a unit, as the words of the language say it: 1 month, شهران, 7 天, 5 ft. `shown` is the number as it is to
 * be read, which may be rounded, a range or an amount of money.
 */
export function unitAmount(
  unit: string,
  count: number,
  shown: string,
  { locale, word, optional, form }: UnitAmountContext,
  kind: "symbol" | "name" = "symbol",
): string {
  const given = { count: { raw: count, shown, number: shown } };
  const amount =
    (form === undefined ? undefined : optional?.(`units.${unit}.${form}`, given)) ??
    (optional === undefined ? undefined : amountInWords(unit, count, shown, optional));
  if (amount !== undefined) return amount;
  const symbol = word(`units.${unit}.${kind}`, given);
  const space = unitSpace(symbol);
  return `${space === "" ? orderMark(locale) : ""}${shown}${space}${symbol}`;
}

/** So many of a unit, where the language has words for that. Words without a figure say nothing of its sign: −1 day is −يوم واحد. */
export function amountInWords(
  unit: string,
  count: number,
  shown: string,
  optional: NonNullable<UnitAmountContext["optional"]>,
): string | undefined {
  const said = optional(`units.${unit}.amount`, { count: { raw: count, shown, number: shown } });
  return said === undefined || count >= 0 || said.includes(shown) ? said : `\u2212${said}`;
}

/** The same of a number in its own digits, its unit written out. */
export function namedAmount(unit: string, count: number, context: UnitAmountContext): string {
  return unitAmount(unit, count, numberText(count, context.locale, ownDigits), context, "name");
}

const ownDigits = { minimum: 0, maximum: 15 } as const;
