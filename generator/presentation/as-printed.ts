import type { Scalar } from "../runtime/answer.ts";
import { currencyCode } from "../runtime/currency.ts";
import { fromBase, meantDecimal, roundAsMeant, roundHalfAway, toBase } from "../runtime/decimal.ts";
import type { Display } from "../runtime/display.ts";
import type { Digits } from "../runtime/display-digits.ts";
import { partsOf } from "../runtime/duration.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import { digitsShown } from "../runtime/number-text.ts";
import { displayUnit } from "./format-value.ts";
import type { Values } from "./values.ts";

/** The number that a value's text says: rounded as its display rounds it. Undefined of what is no number. */
export function roundedAsShown(display: Display, value: Scalar, values: Values): number | undefined {
  if (typeof value !== "number") return undefined;
  switch (display.kind) {
    case "number":
      return rounded(value, display.digits);
    case "percent":
      return rounded(value * 100, display.digits) / 100;
    case "money":
      return rounded(value, moneyDigits(display, values));
    case "quantity": {
      const unit = displayUnit(display);
      const rest = display.compound?.rest[unit.id] ?? unit;
      return toBase(rounded(fromBase(value, rest), display.digits), rest);
    }
    case "duration": {
      const smallest = partsOf(display.parts).at(-1)?.size ?? 1;
      return roundAsMeant(value / smallest, display.digits) * smallest;
    }
    case "boolean":
    case "choice":
    case "choices":
    case "date":
    case "datetime":
    case "decimal":
    case "exact":
    case "fraction":
    case "lines":
    case "message":
    case "term":
    case "text":
    case "time":
    case "unit":
    case "whole":
      return value;
  }
}

/** The same display with more digits after the mark. */
export function withMoreDigits<Shown extends Display>(display: Shown, more: number, values: Values): Shown;
export function withMoreDigits(display: Display, more: number, values: Values): Display {
  const longer = ({ minimum, maximum, significant }: Digits): Digits => ({
    minimum,
    maximum: maximum + more,
    ...(significant === undefined ? {} : { significant: significant + more }),
  });
  if (display.kind === "money") return { ...display, digits: longer(moneyDigits(display, values)) };
  if (display.kind === "duration") return { ...display, digits: display.digits + more };
  const isNumber = display.kind === "number" || display.kind === "percent" || display.kind === "quantity";
  return isNumber ? { ...display, digits: longer(display.digits) } : display;
}

function moneyDigits({ digits, currency }: Display & { readonly kind: "money" }, values: Values): Digits {
  if (digits !== "currency") return digits;
  const code = currencyCode(currency, values);
  if (code === undefined) return { minimum: 2, maximum: 2 };
  const { maximumFractionDigits: places = 2 } = numberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  return { minimum: places, maximum: places };
}

function rounded(value: number, digits: Digits): number {
  const { maximum, significant } = digitsShown(digits, Math.abs(value));
  if (significant === undefined) return roundAsMeant(value, maximum);
  if (value === 0) return 0;
  // Digits before the mark are never rounded away.
  return roundHalfAway(
    meantDecimal(value, digits),
    Math.max(0, significant - 1 - Math.floor(Math.log10(Math.abs(value)))),
  );
}
