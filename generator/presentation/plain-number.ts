import type { Scalar } from "../runtime/answer.ts";
import { currencyCode, currencyStyle } from "../runtime/currency.ts";
import { shortestInUnit } from "../runtime/shortest-in-unit.ts";
import type { Display } from "../runtime/display.ts";
import { partsOf } from "../runtime/duration.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import { wholeDigits } from "../runtime/number-text.ts";
import { displayUnit } from "./format-value.ts";
import type { Presenter } from "./presenter.ts";
import { unitOfValue } from "./value-units.ts";

/** A value as a number for other programs, in the unit it is shown in: a point before the decimals, no signs, no groups. */
export interface PlainNumber {
  readonly number: string;
  /** The unit's symbol, a currency's ISO 4217 code, `%`; empty where there is none. */
  readonly unit: string;
}

/** The number a value is shown as; undefined of what is no number. `unit`: the one someone chose. */
export function plainNumber(
  display: Display,
  value: Scalar,
  { values, translator }: Pick<Presenter, "values" | "translator">,
  unit?: string,
): PlainNumber | undefined {
  if (value === null) return undefined;
  const asked = unit === undefined ? { values } : { values, unit };
  const inUnit = (id: string | undefined): string =>
    id === undefined ? "" : (translator.t.optional(`units.${id}.symbol`, forMany) ?? id);
  switch (display.kind) {
    case "number":
      return { number: plainText(Number(value)), unit: "" };
    case "percent":
      return { number: plainText(Number(value) * 100), unit: "%" };
    case "money": {
      const code = currencyCode(display.currency, values) ?? "";
      const amount = Number(value);
      return {
        number: display.digits === "currency" ? inCents(amount, code) : plainText(amount),
        unit: code,
      };
    }
    case "quantity": {
      const id = unitOfValue(display, values, unit);
      const number = shortestInUnit(Number(value), displayUnit(display, asked.unit));
      return Number.isFinite(number) ? { number: plainText(number), unit: inUnit(id) } : undefined;
    }
    case "duration": {
      const smallest = partsOf(display.parts).at(-1);
      if (smallest === undefined) return undefined;
      const places = 10 ** display.digits;
      const count = Math.round((Number(value) / smallest.size) * places) / places;
      return { number: plainText(count), unit: inUnit(smallest.unit) };
    }
    case "whole":
    case "decimal":
    case "exact":
      return { number: String(value), unit: "" };
    case "fraction":
    case "boolean":
    case "date":
    case "time":
    case "datetime":
    case "term":
    case "choice":
    case "choices":
    case "lines":
    case "unit":
    case "message":
    case "text":
      return undefined;
  }
}

/** What a symbol goes with where it stands for itself. */
const forMany = { count: { raw: 100, shown: "100" } };

/** Digits that a double is sure of. */
const sureDigits = 15;

/** Without what only binary adds: 0.30000000000000004 is 0.3. */
function plainText(value: number): string {
  return String(wholeDigits(value) ?? Number(value.toPrecision(sureDigits)));
}

/** An amount as it is paid; one smaller than the smallest coin as it is. */
function inCents(amount: number, code: string): string {
  if (code === "") return plainText(amount);
  const { maximumFractionDigits: places = 2 } = numberFormat(
    "en",
    currencyStyle("en", code),
  ).resolvedOptions();
  const isTiny = amount !== 0 && Math.abs(amount) < 0.5 / 10 ** places;
  return isTiny ? plainText(amount) : String(Number(amount.toFixed(places)));
}
