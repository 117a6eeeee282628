import { currencyCode } from "../../generator/runtime/currency.ts";
import type { Value } from "../../generator/runtime/answer.ts";
import type { Display } from "../../generator/runtime/description.ts";
import { numberFormat } from "../../generator/runtime/intl-cache.ts";

/** A sign beside a field: the currency, the percent sign or the one unit the field takes. */
export interface Affix {
  readonly text: string;
  /** Side in reading direction, as the language writes it. */
  readonly stands: "before" | "after";
  /** What the sign means in words, where it is not a word itself. */
  readonly name?: string;
}

/** The sign that belongs beside a field of this display. */
export function affixOf(
  display: Display,
  locale: string,
  values: Readonly<Record<string, Value>>,
  unitSymbol: (unit: string) => string | undefined,
): Affix | undefined {
  switch (display.kind) {
    case "percent":
      return { ...signOf(locale, { style: "percent" }, "percentSign"), name: "%" };
    case "money": {
      const currency = currencyCode(display.currency, values);
      if (currency === undefined) return undefined;
      const name = new Intl.DisplayNames(locale, { type: "currency" }).of(currency) ?? currency;
      return {
        ...signOf(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }, "currency"),
        name,
      };
    }
    case "quantity": {
      const decided = display.unitFrom === undefined ? undefined : values[display.unitFrom];
      const unit = typeof decided === "string" ? decided : display.unit;
      const text = unitSymbol(unit);
      return text === undefined ? undefined : { text, stands: "after", name: text };
    }
    case "number":
    case "whole":
    case "decimal":
    case "boolean":
    case "date":
    case "choice":
    case "text":
    case "unit":
      return undefined;
  }
}

/** The sign a number of this style is written with, and the side it stands on. */
function signOf(
  locale: string,
  style: Intl.NumberFormatOptions,
  type: "percentSign" | "currency",
): Omit<Affix, "name"> {
  const parts = numberFormat(locale, style).formatToParts(1);
  const sign = parts.findIndex((part) => part.type === type);
  const number = parts.findIndex((part) => part.type === "integer");
  return { text: parts[sign]?.value ?? "", stands: sign < number ? "before" : "after" };
}
